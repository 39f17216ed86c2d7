// A server of one's own for each worker, with a folder that is thrown away, and the built client in front of it.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
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

export class House {
  #server: ChildProcess | null = null;
  #front: PreviewServer | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), "crosstable-e2e-"));
  url = "";

  private constructor(readonly port: number) {}

  static async open(): Promise<House> {
    const house = new House(await freePort());
    await house.start();
    const own = `http://127.0.0.1:${house.port}`;
    const page = await fetch(own, { headers: { accept: "text/html" } });
    if (page.ok && (await page.text()).includes('id="app"')) {
      house.url = own;
    } else {
      // The program carries no client: the built one is served here, under the same rules about scripts and styles.
      const { preview } = await import("vite");
      const policy = page.headers.get("content-security-policy") ?? "";
      house.#front = await preview({
        logLevel: "error",
        preview: {
          host: "127.0.0.1",
          port: await freePort(),
          strictPort: true,
          headers: { "content-security-policy": policy },
          proxy: { "/api": { target: own, ws: true } },
        },
      });
      house.url = house.#front.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
    }
    return house;
  }

  /** Starts the server; again on the same port and with the same data after it was killed. */
  async start(): Promise<void> {
    const listen = `127.0.0.1:${this.port}`;
    const args = ["serve", "--listen", listen, "--data", this.#data, "--bot-pause", "0", "--no-rate-limits"];
    const server = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
    this.#server = server;
    await new Promise<void>((ready, failed) => {
      server.stdout.once("data", () => ready());
      server.once("error", failed);
      server.once("exit", (code) => failed(new Error(`the server ended with ${code}`)));
    });
  }

  /** Kills the server as a power cut would. */
  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const gone = new Promise<void>((done) => server.once("exit", () => done()));
    server.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    await this.#front?.close();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

export const test = base.extend<object, { house: House }>({
  house: [
    // The runner reads from the first argument what else is needed: nothing.
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ house }, use) => use(house.url),
});

export { expect };
export { type GameId, GAMES } from "../src/games/list";
