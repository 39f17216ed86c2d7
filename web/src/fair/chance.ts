// Verifiable chance, as docs/fairness.md specifies it.

import { fromHex, toHex } from "../hex";
import { hmac, sha256 } from "./sha256";

/** The entropy that devices added, by seat. */
export type Entropy = readonly (readonly [seat: number, bytes: Uint8Array])[];

interface Chance {
  /** The result of a draw: a number below the total weight. Draws are numbered from 0. */
  draw(number: number, total: number): Promise<number>;
}

export type Hmac = (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** WebCrypto; undefined on pages without https. */
const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle as SubtleCrypto | undefined;

export async function keyed(key: Uint8Array): Promise<Hmac> {
  const native = subtle();
  if (!native) return (message) => Promise.resolve(hmac(key, message));
  const imported = await native.importKey("raw", join(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await native.sign("HMAC", imported, message));
}

async function digest(bytes: Uint8Array): Promise<Uint8Array> {
  const native = subtle();
  return native ? new Uint8Array(await native.digest("SHA-256", join(bytes))) : sha256(bytes);
}

/** The commitment to a seed. */
export async function commitmentOf(seed: Uint8Array): Promise<string> {
  return toHex(await digest(seed));
}

/** The commitment of a device to its entropy. It is not awaited, so that nothing comes between storing and sending it. */
export function deviceCommitment(table: string, entropy: string): string {
  return toHex(sha256(join(utf8("crosstable fair 2 device"), fromHex(table), fromHex(entropy))));
}

/** The id of the table at which the game of a device goes on. */
export async function continuedTable({ seed, table }: { seed: string; table: string }): Promise<string> {
  const sign = await keyed(fromHex(seed));
  return toHex((await sign(join(utf8("crosstable fair 3 continued"), fromHex(table)))).slice(0, 16));
}

/** The key of all draws of a table whose devices published their entropy, or have none. */
export function keyOf(seed: Uint8Array, table: Uint8Array, entropy: Entropy): Promise<Uint8Array> {
  return keyWith(seed, "crosstable fair 1 key", table, entropy);
}

/** The key of all draws of a table whose devices revealed their entropy against this list. */
export async function keyOfList(seed: Uint8Array, list: string, entropy: Entropy): Promise<Uint8Array> {
  return keyWith(seed, "crosstable fair 2 key", await digest(utf8(list)), entropy);
}

async function keyWith(seed: Uint8Array, label: string, about: Uint8Array, entropy: Entropy): Promise<Uint8Array> {
  const added = [...entropy].sort(([one], [other]) => one - other);
  const parts = added.flatMap(([seat, bytes]) => [Uint8Array.of(seat), bytes]);
  return (await keyed(seed))(join(utf8(label), about, ...parts));
}

export async function chanceOf(key: Uint8Array): Promise<Chance> {
  const sign = await keyed(key);
  return {
    async draw(number, total) {
      const weight = BigInt(total);
      // Larger tickets are drawn again: they would favour some outcomes.
      const limit = (2n ** 64n / weight) * weight;
      for (let attempt = 0; ; attempt++) {
        const place = new DataView(new ArrayBuffer(12));
        place.setBigUint64(0, BigInt(number));
        place.setUint32(8, attempt);
        const digest = await sign(join(utf8("crosstable fair 1 draw"), new Uint8Array(place.buffer)));
        const ticket = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
        if (ticket < limit) return Number(ticket % weight);
      }
    },
  };
}
