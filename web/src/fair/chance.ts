// Fair chance, as docs/fairness.md says to the byte.

import { hmac, sha256 } from "./sha256";

/** What a device added, by seat. */
export type Entropy = readonly (readonly [seat: number, bytes: Uint8Array])[];

/** Draws as the server must have drawn. */
interface Chance {
  /** The place, below the total weight, on which a draw falls. Draws are numbered from 0. */
  draw(number: number, total: number): Promise<number>;
}

type Hmac = (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The browser's own cryptography, where the page may use it. */
const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle as SubtleCrypto | undefined;

async function keyed(key: Uint8Array): Promise<Hmac> {
  const native = subtle();
  if (!native) return (message) => Promise.resolve(hmac(key, message));
  const imported = await native.importKey("raw", join(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await native.sign("HMAC", imported, message));
}

/** What a server promises that has this secret. */
export async function commitmentOf(seed: Uint8Array): Promise<string> {
  const native = subtle();
  return hex(native ? new Uint8Array(await native.digest("SHA-256", join(seed))) : sha256(seed));
}

/** The key of all draws of a table. */
export async function keyOf(seed: Uint8Array, table: Uint8Array, entropy: Entropy): Promise<Uint8Array> {
  const added = [...entropy].sort(([one], [other]) => one - other);
  const parts = added.flatMap(([seat, bytes]) => [Uint8Array.of(seat), bytes]);
  return (await keyed(seed))(join(ascii("crosstable fair 1 key"), table, ...parts));
}

export async function chanceOf(key: Uint8Array): Promise<Chance> {
  const sign = await keyed(key);
  return {
    async draw(number, total) {
      const weight = BigInt(total);
      // Above this there is a remainder that would favour some outcomes.
      const limit = (2n ** 64n / weight) * weight;
      for (let attempt = 0; ; attempt++) {
        const place = new DataView(new ArrayBuffer(12));
        place.setBigUint64(0, BigInt(number));
        place.setUint32(8, attempt);
        const digest = await sign(join(ascii("crosstable fair 1 draw"), new Uint8Array(place.buffer)));
        const ticket = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
        if (ticket < limit) return Number(ticket % weight);
      }
    },
  };
}
