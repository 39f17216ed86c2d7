// Bytes and the two functions that fair chance is made of: SHA-256 and HMAC-SHA-256.
//
// Browsers give pages their own functions (WebCrypto) only over encrypted connections and on the same machine. A family
// that plays over the kitchen's network has neither, and shall be able to check its dice all the same; for them there is
// a small SHA-256 here, tested against the browser's.

export function fromHex(digits: string): Uint8Array {
  if (digits.length % 2 !== 0 || !/^[0-9a-f]*$/.test(digits)) throw new Error(`no hexadecimal digits: ${digits.slice(0, 20)}`);
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) => Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A whole number in so many bytes, the greatest first. */
export function bigEndian(value: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * (length - 1 - index))) & 0xffn));
}

/** The two functions, however they are computed. */
export interface Hashes {
  sha256(message: Uint8Array): Promise<Uint8Array>;
  /** HMAC with this key, for as many messages as there are. */
  hmac(key: Uint8Array): Promise<(message: Uint8Array) => Promise<Uint8Array>>;
}

/** Those of the browser, if it gives them to this page; else our own. */
export function hashes(): Hashes {
  return globalThis.crypto?.subtle ? browsers(globalThis.crypto.subtle) : own;
}

function browsers(subtle: SubtleCrypto): Hashes {
  const plain = (bytes: Uint8Array) => bytes as Uint8Array<ArrayBuffer>;
  return {
    async sha256(message) {
      return new Uint8Array(await subtle.digest("SHA-256", plain(message)));
    },
    async hmac(key) {
      const imported = await subtle.importKey("raw", plain(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      return async (message) => new Uint8Array(await subtle.sign("HMAC", imported, plain(message)));
    },
  };
}

/** Our own. */
export const own: Hashes = {
  sha256: (message) => Promise.resolve(digest(message)),
  hmac: (key) => {
    const block = new Uint8Array(64);
    block.set(key.length > 64 ? digest(key) : key);
    const inner = block.map((byte) => byte ^ 0x36);
    const outer = block.map((byte) => byte ^ 0x5c);
    return Promise.resolve((message) => Promise.resolve(digest(joined(outer, digest(joined(inner, message))))));
  },
};

/** The first 32 bits of the fractional parts of the roots of the first primes, as FIPS 180-4 wants them. */
function roots(count: number, root: (prime: number) => number): Uint32Array {
  const found = new Uint32Array(count);
  for (let number = 2, at = 0; at < count; number++) {
    let prime = true;
    for (let by = 2; by * by <= number; by++) if (number % by === 0) prime = false;
    if (prime) found[at++] = (root(number) % 1) * 2 ** 32;
  }
  return found;
}
const START = roots(8, Math.sqrt);
const ROUND = roots(64, Math.cbrt);

function digest(message: Uint8Array): Uint8Array {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  padded.set(bigEndian(BigInt(message.length) * 8n, 8), length - 8);
  const state = Uint32Array.from(START);
  const view = new DataView(padded.buffer);
  for (let at = 0; at < length; at += 64) mix(state, view, at);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => out.setUint32(4 * index, word));
  return new Uint8Array(out.buffer);
}

function mix(state: Uint32Array, view: DataView, at: number): void {
  const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  const words = new Uint32Array(64);
  const w = (index: number) => words[index] as number;
  for (let index = 0; index < 16; index++) words[index] = view.getUint32(at + 4 * index);
  for (let index = 16; index < 64; index++) {
    const early = turn(w(index - 15), 7) ^ turn(w(index - 15), 18) ^ (w(index - 15) >>> 3);
    const late = turn(w(index - 2), 17) ^ turn(w(index - 2), 19) ^ (w(index - 2) >>> 10);
    words[index] = w(index - 16) + early + w(index - 7) + late;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index++) {
    const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + one + ((e & f) ^ (~e & g)) + (ROUND[index] as number) + w(index)) | 0;
    const two = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index] as number) + word));
}
