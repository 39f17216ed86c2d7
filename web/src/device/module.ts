// The module of a game with its rules, tables and bots (crates/wasm), and its weights.

import { randomHex } from "../hex";
import crossNGo from "../../../crates/bots/weights/cross-n-go.net?url";
import crossRoads from "../../../crates/bots/weights/cross-roads.net?url";
import crosswise from "../../../crates/bots/weights/crosswise.net?url";
import mixx from "../../../crates/bots/weights/mixx.net?url";
import crossNGoModule from "../../wasm/cross-n-go.wasm?url";
import crossRoadsModule from "../../wasm/cross-roads.wasm?url";
import crossadoModule from "../../wasm/crossado.wasm?url";
import crosswiseModule from "../../wasm/crosswise.wasm?url";
import mixxModule from "../../wasm/mixx.wasm?url";
import type { GameId } from "../games/list";

/** Each has one game, so that a person who plays one loads no other. */
const MODULES: Readonly<Record<GameId, string>> = {
  "cross-n-go": crossNGoModule,
  "cross-roads": crossRoadsModule,
  crossado: crossadoModule,
  crosswise: crosswiseModule,
  mixx: mixxModule,
};

/** The learned weights, by game. A game that is not here has none. */
const WEIGHTS: Readonly<Partial<Record<GameId, string>>> = { "cross-n-go": crossNGo, "cross-roads": crossRoads, crosswise, mixx };

interface Exports {
  memory: WebAssembly.Memory;
  buffer(length: number): number;
  call(): number;
  answer(): number;
  weights(name: number): number;
}

/** Hears how far a long calculation is. */
export type Progress = (done: number, of: number) => void;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Bytes that nobody can guess, for ids and seeds. */
export const randomBytes = (): string => randomHex(64);

export class Module {
  #weights: Promise<void> | null = null;

  private constructor(
    readonly game: GameId,
    private readonly exports: Exports,
  ) {}

  static async load(game: GameId, progress: Progress): Promise<Module> {
    const imports = { device: { now: () => performance.now(), progress } };
    const fetched = await fetch(MODULES[game]);
    if (!fetched.ok) throw new Error(`the module cannot be loaded (${fetched.status})`);
    // Some hosts do not say that it is WebAssembly.
    const streams = fetched.headers.get("content-type") === "application/wasm";
    const { instance } = streams
      ? await WebAssembly.instantiateStreaming(fetched, imports)
      : await WebAssembly.instantiate(await fetched.arrayBuffer(), imports);
    return new Module(game, instance.exports as unknown as Exports);
  }

  /** Carries out a call; crates/wasm/src/call.rs lists them. */
  call<Answer>(call: { call: string; [field: string]: unknown }): Answer {
    this.#write(encoder.encode(JSON.stringify(call)));
    const length = this.exports.call();
    const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.answer(), length);
    const answer = JSON.parse(decoder.decode(bytes)) as Answer & { error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }

  /** Loads the weights of the game, once. Without them its strongest bot is a little weaker. */
  async weights(): Promise<void> {
    this.#weights ??= this.#loadWeights();
    // Another time, if there is no network now.
    await this.#weights.catch(() => (this.#weights = null));
  }

  async #loadWeights(): Promise<void> {
    const file = WEIGHTS[this.game];
    if (file === undefined) return;
    const fetched = await fetch(file);
    if (!fetched.ok) throw new Error(`no weights (${fetched.status})`);
    const [name, bytes] = [encoder.encode(this.game), new Uint8Array(await fetched.arrayBuffer())];
    const both = new Uint8Array(name.length + bytes.length);
    both.set(name);
    both.set(bytes, name.length);
    this.#write(both);
    this.exports.weights(name.length);
  }

  #write(bytes: Uint8Array): void {
    const at = this.exports.buffer(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
  }
}
