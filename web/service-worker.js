// Stores the client, so that it starts without a network. The build writes the version and the lists of files.
//
// A new version is loaded beside the old one and takes over only when the person says so, or when no page of the old one
// is open: never in the middle of a game. Files of the version before stay for pages that are still open.

const version = "VERSION";
/** What everybody needs. */
const shell = [/* SHELL */];
/** Games, languages and rules: stored when they are used, and in the background if the page asks for it. */
const rest = [/* REST */];

const PREFIX = `crosstable ${self.registration.scope} `;
const CACHE = `${PREFIX}${version}`;
const page = new URL("./", self.registration.scope).href;
const addresses = (names) => names.map((name) => new URL(name, self.registration.scope).href);

/** Stores files that are not stored yet. Names hold a digest, so a file of an older version is the same file. */
async function keep(urls) {
  const cache = await caches.open(CACHE);
  for (const url of urls) {
    if (await cache.match(url)) continue;
    const response = (await caches.match(url)) ?? (await fetch(url));
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await cache.put(url, response);
  }
}

self.addEventListener("install", (event) => {
  const install = async () => {
    const cache = await caches.open(CACHE);
    const first = await fetch(page, { cache: "no-cache" });
    if (!first.ok) throw new Error(`the page: ${first.status}`);
    await cache.put(page, first);
    await keep(addresses(shell));
  };
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  const activate = async () => {
    const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    // The newest of the others may have open pages.
    await Promise.all(own.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

self.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(self.skipWaiting());
  // A network that breaks off is no problem: the next visit goes on.
  if (event.data === "keep-all") event.waitUntil(keep(addresses(rest)).catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || !url.href.startsWith(self.registration.scope)) return;
  const path = url.href.slice(self.registration.scope.length);
  if (request.mode === "navigate") {
    // Pages have no ending; everything else is a file or an answer of the server.
    if (/^(api|openapi)/.test(path) || /\.[a-z]+$/.test(url.pathname.replace(/\/index\.html$/, "/"))) return;
    event.respondWith(caches.open(CACHE).then(async (cache) => (await cache.match(page)) ?? fetch(request)));
  } else if (/^(assets|icons)\//.test(path)) {
    event.respondWith(asset(request));
  }
});

async function asset(request) {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}
