// Fair chance, as docs/fairness.md tells it to the byte.

import { ascii, bigEndian, fromHex, type Hashes, joined } from "./bytes";

/** What the server promised with this secret. */
export function commitmentOf(hashes: Hashes, seed: string): Promise<Uint8Array> {
  return hashes.sha256(fromHex(seed));
}

/** The key of all draws: of the secret, the table, and what each person's device added. */
export async function keyOf(
  hashes: Hashes,
  seed: string,
  table: string,
  entropy: readonly (readonly [number, string])[],
): Promise<Uint8Array> {
  const ascending = [...entropy].sort(([one], [other]) => one - other);
  const added = ascending.map(([seat, bytes]) => joined(Uint8Array.of(seat), fromHex(bytes)));
  const sign = await hashes.hmac(fromHex(seed));
  return sign(joined(ascii("crosstable fair 1 key"), fromHex(table), ...added));
}

/** HMAC with the key of the draws. */
type Sign = (message: Uint8Array) => Promise<Uint8Array>;

/** Draw number so-and-so among this total weight. */
export async function draw(sign: Sign, number: bigint, total: bigint): Promise<bigint> {
  const fit = (2n ** 64n / total) * total;
  for (let attempt = 0n; ; attempt++) {
    const message = joined(ascii("crosstable fair 1 draw"), bigEndian(number, 8), bigEndian(attempt, 4));
    const hash = await sign(message);
    const ticket = new DataView(hash.buffer, hash.byteOffset).getBigUint64(0);
    if (ticket < fit) return ticket % total;
  }
}

/** The outcome on which a ticket falls; outcomes in the byte order of their tokens. */
export function fallsOn(outcomes: readonly (readonly [token: string, weight: number])[], ticket: bigint): string {
  let end = 0n;
  for (const [token, weight] of outcomes) {
    end += BigInt(weight);
    if (ticket < end) return token;
  }
  throw new Error("the ticket is beyond the total weight");
}
