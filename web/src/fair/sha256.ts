// SHA-256 (FIPS 180-4) and HMAC (RFC 2104). Browsers offer them to pages that came over https only, and a table in the
// living room is often reached without; there this takes their place.

const FRACTIONS = constants();

/** The first 32 bits behind the point of the roots of the first primes: square roots to begin, cube roots to stir. */
function constants(): { begin: Uint32Array; stir: Uint32Array } {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < 64; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  const behind = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return {
    begin: Uint32Array.from(primes.slice(0, 8), (prime) => behind(Math.sqrt(prime))),
    stir: Uint32Array.from(primes, (prime) => behind(Math.cbrt(prime))),
  };
}

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

export function sha256(message: Uint8Array): Uint8Array {
  // The message, a single bit, zeros, and its length in bits fill whole blocks of 64 bytes.
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((message.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (message.length * 8) >>> 0);
  const hash = Uint32Array.from(FRACTIONS.begin);
  for (let block = 0; block < padded.length; block += 64) compress(hash, view, block);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

function compress(hash: Uint32Array, view: DataView, block: number): void {
  const words = new Uint32Array(64);
  for (let index = 0; index < 16; index++) words[index] = view.getUint32(block + index * 4);
  const word = (index: number): number => words[index] as number;
  for (let index = 16; index < 64; index++) {
    const [near, far] = [word(index - 2), word(index - 15)];
    const one = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    const zero = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    words[index] = one + word(index - 7) + zero + word(index - 16);
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + FRACTIONS.stir[index]! + word(index)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => (hash[index] = hash[index]! + value));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const around = (pad: number, inside: Uint8Array): Uint8Array => {
    const whole = new Uint8Array(64 + inside.length);
    whole.set(block.map((byte) => byte ^ pad));
    whole.set(inside, 64);
    return sha256(whole);
  };
  return around(0x5c, around(0x36, message));
}
