// What this browser stores between visits. Where storage is full or forbidden, the client works and forgets.

const PREFIX = "crosstable-";

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Storing is a convenience only.
  }
}

export function stored<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Remembers something until the tab is closed, also if the page is loaded again; false if that is not possible. */
export function storeInTab(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function storedInTab<T>(key: string): T | null {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
