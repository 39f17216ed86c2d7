// The static site as any web host would serve it: files below a sub-path, and nothing else.

import { createServer, type Server as HttpServer } from "node:http";
import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { test as base, expect, type Page } from "@playwright/test";

const FOLDER = process.env["CROSSTABLE_SITE"] ?? "dist";
const KINDS: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** A file that was sent, and its size, compressed. */
export interface Sent {
  name: string;
  bytes: number;
}

export class Site {
  /** Every file that was sent. */
  readonly sent: Sent[] = [];
  /** Headers that the host adds. */
  readonly headers: { [name: string]: string } = {};
  /** Files that are served instead of those in the folder: what a new version changes. */
  readonly changed = new Map<string, string>();

  private constructor(
    private readonly server: HttpServer,
    readonly url: string,
  ) {}

  static async open(): Promise<Site> {
    let site: Site | null = null;
    const server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? "/", "http://site").pathname);
      const name = normalize(path.replace(/^\/games-site\//, "") || "index.html");
      const file = join(FOLDER, name);
      if (!path.startsWith("/games-site/") || name.startsWith("..") || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      const changed = site?.changed.get(name);
      const body = gzipSync(changed === undefined ? readFileSync(file) : changed, { level: 9 });
      site?.sent.push({ name, bytes: body.length });
      response.writeHead(200, { "content-type": KINDS[extname(name)] ?? "application/octet-stream", "content-encoding": "gzip", "cache-control": "max-age=600", ...site?.headers });
      response.end(body);
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const address = server.address();
    site = new Site(server, `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/games-site/`);
    return site;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(() => done()));
  }
}

export const test = base.extend<{ site: Site }>({
  serviceWorkers: "allow",
  site: async ({}, use) => {
    const site = await Site.open();
    await use(site);
    await site.close();
  },
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      const before = localStorage.getItem("crosstable-settings");
      if (before === null) localStorage.setItem("crosstable-settings", JSON.stringify({ pace: "fast", soundOffered: true }));
    });
    await use(context);
  },
});

/** Waits until the service worker has stored everything, so that the network can be off. */
export async function stored(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) return ["the page is not controlled"];
      const source = await (await fetch(registration.active?.scriptURL ?? "")).text();
      const rest = JSON.parse(/const rest = (\[.*?\]);/s.exec(source)?.[1] ?? "[]") as string[];
      const found = await Promise.all(rest.map((name) => caches.match(new URL(name, registration.scope).href)));
      return rest.length === 0 ? ["the list"] : rest.filter((_, index) => found[index] === undefined);
    });
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}

export { expect };
