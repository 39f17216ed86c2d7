// The service worker, which stores the client on the device. Pages without https have none; everything else works there.

import { VERSION } from "../net/version";
import { storedInTab, storeInTab } from "./storage";

/** Whether a newer version of the client is ready to take over. */
export const update = $state({ ready: false });

let waiting: ServiceWorker | null = null;

function offer(worker: ServiceWorker | null): void {
  // Without a controller this is the first version: there is nothing to replace.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  update.ready = true;
}

/** Stores the client for later visits. Call it once the page is loaded, so that it delays nothing. */
export async function install(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(new URL("service-worker.js", rootOf(document.baseURI)));
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => found.state === "installed" && offer(found));
  });
  const { active } = await navigator.serviceWorker.ready;
  // All games and rules, for the day without a network; not where data are dear.
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
  if (!saves) active?.postMessage("keep-all");
}

/** The folder of the client: the page's own on a plain web host, the root of a server. */
function rootOf(base: string): URL {
  return new URL(document.querySelector('meta[name="crosstable-server"]') ? "/" : "./", base);
}

/** Loads the page again with the newest version. Games are stored, so none is lost. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take-over");
}

/** Loads the new client by itself, but only once: a server may speak an older version, and stay at it. */
export function renewOnce(): void {
  if (storedInTab("renewed-from") === VERSION || !storeInTab("renewed-from", VERSION)) return;
  void renew();
}

/** The server speaks a newer version of the protocol, because this client was stored before. Loads the new one. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration) return location.reload();
  await registration.update().catch(() => {});
  const fresh = registration.waiting ?? registration.installing;
  if (!fresh) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  if (fresh.state === "installed") fresh.postMessage("take-over");
  else fresh.addEventListener("statechange", () => fresh.state === "installed" && fresh.postMessage("take-over"));
}
