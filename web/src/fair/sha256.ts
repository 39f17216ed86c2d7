// SHA-256 (FIPS 180-4) and HMAC (RFC 2104), for pages without https, where browsers offer no WebCrypto. Servers in a home
// network are often reached so.

const CONSTANTS = constants();

/** The first 32 bits of the fractional parts of square and cube roots of primes: initial hash and round constants. */
function constants(): { initial: Uint32Array; round: Uint32Array } {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < 64; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return {
    initial: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    round: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  };
}

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

export function sha256(message: Uint8Array): Uint8Array {
  // The message is padded with a one bit, zeros and its length in bits to whole blocks of 64 bytes.
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((message.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (message.length * 8) >>> 0);
  const hash = Uint32Array.from(CONSTANTS.initial);
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
    const one = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    const zero = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    words[index] = one + word(index - 7) + zero + word(index - 16);
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + CONSTANTS.round[index]! + word(index)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + most) | 0;
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
