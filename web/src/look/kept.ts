// What this browser keeps between visits. Where nothing can be kept, everything works, and is forgotten.

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`crosstable-${key}`, JSON.stringify(value));
  } catch {
    // No room, or not allowed: it was a convenience.
  }
}

export function kept<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(`crosstable-${key}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
