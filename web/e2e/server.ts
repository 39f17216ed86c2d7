// A server with a temporary data folder for each worker, and the built client in front of it.

import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import type { PreviewServer } from "vite";

export const program = process.env["CROSSTABLE_BIN"] ?? "../target/release/crosstable";

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export class Server {
  #child: ChildProcess | null = null;
  #front: PreviewServer | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), "crosstable-e2e-"));
  url = "";

  private constructor(readonly port: number) {}

  static async open(): Promise<Server> {
    const server = new Server(await freePort());
    await server.start();
    const own = `http://127.0.0.1:${server.port}`;
    const page = await fetch(own, { headers: { accept: "text/html" } });
    if (page.ok && (await page.text()).includes('id="app"')) {
      server.url = own;
    } else {
      // The program has no client built in: it is served from dist/, with the same content security policy.
      const { preview } = await import("vite");
      const policy = page.headers.get("content-security-policy") ?? "";
      server.#front = await preview({
        logLevel: "error",
        preview: {
          host: "127.0.0.1",
          port: await freePort(),
          strictPort: true,
          headers: { "content-security-policy": policy },
          proxy: { "/api": { target: own, ws: true } },
        },
      });
      server.url = server.#front.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
    }
    return server;
  }

  /** Starts the server; after a kill, again on the same port and with the same data. */
  async start(): Promise<void> {
    const listen = `127.0.0.1:${this.port}`;
    const args = ["serve", "--listen", listen, "--data", this.#data, "--bot-pause", "0", "--no-rate-limits"];
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
    this.#child = child;
    await new Promise<void>((ready, failed) => {
      child.stdout.once("data", () => ready());
      child.once("error", failed);
      child.once("exit", (code) => failed(new Error(`the server ended with ${code}`)));
    });
  }

  /** Kills the server, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    const gone = new Promise<void>((done) => child.once("exit", () => done()));
    child.kill("SIGKILL");
    await gone;
  }

  /** Makes a copy of all data, as an operator does for a backup. */
  async backUp(): Promise<string> {
    await this.kill();
    const copy = mkdtempSync(join(tmpdir(), "crosstable-e2e-copy-"));
    cpSync(this.#data, copy, { recursive: true });
    await this.start();
    return copy;
  }

  /** Comes back with the data of a copy: everything since then is lost. */
  async restore(copy: string): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true });
    cpSync(copy, this.#data, { recursive: true });
    rmSync(copy, { recursive: true });
    await this.start();
  }

  async close(): Promise<void> {
    await this.kill();
    await this.#front?.close();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

export const test = base.extend<object, { server: Server }>({
  server: [
    // Playwright reads the fixtures that this one depends on from the first argument: none.
    async ({}, use) => {
      const server = await Server.open();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect };
export { GAMES } from "../src/games/list";
