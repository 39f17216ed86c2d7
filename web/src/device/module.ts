// The module with the rules, tables and bots (crates/wasm), and the weights of games.

import { randomHex } from "../hex";
import crossNGo from "../../../crates/bots/weights/cross-n-go.net?url";
import crossRoads from "../../../crates/bots/weights/cross-roads.net?url";
import crosswise from "../../../crates/bots/weights/crosswise.net?url";
import mixx from "../../../crates/bots/weights/mixx.net?url";
import url from "../../wasm/crosstable.wasm?url";

/** The learned weights, by game. A game that is not here has none. */
const WEIGHTS: Readonly<Record<string, string>> = { "cross-n-go": crossNGo, "cross-roads": crossRoads, crosswise, mixx };

interface Exports {
  memory: WebAssembly.Memory;
  buffer(length: number): number;
  call(): number;
  answer(): number;
  weights(name: number): number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Bytes that nobody can guess, for ids and seeds. */
export const randomBytes = (): string => randomHex(64);

export class Module {
  #weights = new Map<string, Promise<void>>();

  private constructor(private readonly exports: Exports) {}

  static async load(progress: (done: number, of: number) => void): Promise<Module> {
    const imports = { device: { now: () => performance.now(), progress } };
    const fetched = await fetch(url);
    if (!fetched.ok) throw new Error(`the module cannot be loaded (${fetched.status})`);
    // Some hosts do not say that it is WebAssembly.
    const streams = fetched.headers.get("content-type") === "application/wasm";
    const { instance } = streams
      ? await WebAssembly.instantiateStreaming(fetched, imports)
      : await WebAssembly.instantiate(await fetched.arrayBuffer(), imports);
    return new Module(instance.exports as unknown as Exports);
  }

  /** Carries out a call; crates/wasm/src/call.rs lists them. */
  call<Answer>(call: Record<string, object>): Answer {
    this.#write(encoder.encode(JSON.stringify(call)));
    const length = this.exports.call();
    const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.answer(), length);
    const answer = JSON.parse(decoder.decode(bytes)) as Answer & { error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }

  /** Loads the weights of a game, once. Without them its strongest bot is a little weaker. */
  async weights(game: string): Promise<void> {
    const file = WEIGHTS[game];
    if (file === undefined) return;
    const loading =
      this.#weights.get(game) ??
      (async () => {
        const fetched = await fetch(file);
        if (!fetched.ok) throw new Error(`no weights (${fetched.status})`);
        const [name, bytes] = [encoder.encode(game), new Uint8Array(await fetched.arrayBuffer())];
        const both = new Uint8Array(name.length + bytes.length);
        both.set(name);
        both.set(bytes, name.length);
        this.#write(both);
        this.exports.weights(name.length);
      })();
    this.#weights.set(game, loading);
    // Another time, if there is no network now.
    await loading.catch(() => this.#weights.delete(game));
  }

  #write(bytes: Uint8Array): void {
    const at = this.exports.buffer(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
  }
}
