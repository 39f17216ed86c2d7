// A server with a temporary data folder for each worker, and the built client in front of it.

import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, lstatSync, mkdtempSync, rmSync } from "node:fs";
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

  private constructor(
    readonly port: number,
    readonly listen: string,
  ) {}

  /** The address of the program itself, which serves the client it carries. */
  get own(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts a server for this machine alone, or at another address. */
  static async open(listen = "127.0.0.1"): Promise<Server> {
    const server = new Server(await freePort(), listen);
    await server.start();
    const { own } = server;
    const page = await fetch(own, { headers: { accept: "text/html" } });
    const builtIn = page.ok && (await page.text()).includes('id="app"');
    if (builtIn && !process.env["CROSSTABLE_DIST"]) {
      server.url = own;
    } else {
      // dist/ is served, with the same content security policy.
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
    const args = ["serve", "--listen", `${this.listen}:${this.port}`, "--data", this.#data, "--bot-pause", "0", "--no-rate-limits"];
    const env = { CROSSTABLE_LOG: "warn", ...process.env };
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "inherit"] });
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
    // The socket of a server that was killed is no part of a copy.
    cpSync(this.#data, copy, { recursive: true, filter: (path) => !lstatSync(path).isSocket() });
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
  // Bots move as soon as they can, and nobody is asked for sounds; tests that are about these set it themselves.
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      const before = localStorage.getItem("crosstable-settings");
      if (before === null) localStorage.setItem("crosstable-settings", JSON.stringify({ pace: "fast", soundOffered: true }));
    });
    await use(context);
  },
});

export { expect };
export { GAMES } from "../src/games/list";
