// Where tables are: on a server, or on this device.

export type Place = "server" | "device";

/** Whether a server serves this page. A page from a plain web host has none. */
export const hasServer = typeof document === "undefined" || document.querySelector('meta[name="crosstable-server"]') !== null;

/** The ids of tables on a device begin like this (`ID_PREFIX` in crates/device/src/lib.rs), so the id says where a table is. */
const DEVICE_PREFIX = "00000000";

export const isOnDevice = (table: string): boolean => table.startsWith(DEVICE_PREFIX);

/** A connection to a table: the part of a WebSocket that is used. */
export interface Channel {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}
