// Random digits, from a generator that also works on pages that are not encrypted.

/** Lowercase hexadecimal digits of so many random bytes. */
export function fresh(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
