// Applies what an event changed in the view of a table. The twin of crates/protocol/src/patch.
//
// A patch is a JSON merge patch: it names the fields that changed. `{"[]": …}` patches an array instead of replacing it:
// first `"splice": [at, removed, items…]`, then each index names a patch of that element. Null and absent mean the same
// on the wire; here null is kept, because the types of views have it.

type Json = { readonly [key: string]: unknown };

/** The key of an object that patches an array. */
const ARRAY = "[]";

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

/** The value after the changes. What did not change is the same object as before, so that little is drawn again. */
export function patched<T>(before: T, patch: Json | undefined): T {
  return patch === undefined ? before : (changed(before, patch) as T);
}

function changed(before: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  if (Array.isArray(before) && ARRAY in change) return array(before, change[ARRAY]);
  return withChanges(isObject(before) ? before : {}, Object.entries(change));
}

/** A copy with these changes, or the same if they change nothing. */
function withChanges(before: object, changes: readonly (readonly [string, unknown])[]): object {
  let after = before as Record<string, unknown>;
  for (const [key, change] of changes) {
    const value = changed(after[key], change);
    if (value === after[key]) continue;
    if (after === before) after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
    after[key] = value;
  }
  return after;
}

/** What does not fit the array is left out. */
function array(before: readonly unknown[], changes: unknown): unknown {
  if (!isObject(changes)) return before;
  const { splice, ...elements } = changes;
  let items = before;
  if (Array.isArray(splice)) {
    const [at, removed, ...added] = splice as unknown[];
    if (typeof at === "number" && typeof removed === "number") items = [...before.slice(0, at), ...added, ...before.slice(at + removed)];
  }
  const fits = Object.entries(elements).filter(([index]) => Object.hasOwn(items, index) && index !== "length");
  return withChanges(items, fits);
}
