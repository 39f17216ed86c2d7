// Going over things that lie about with the arrow keys, and what a finger means that has touched beside them.

interface Place {
  x: number;
  y: number;
}

const WAYS: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest place in the direction of an arrow key: what lies straight ahead before what lies aside. */
export function nearest<P extends Place>(from: Place, places: readonly P[], key: string): P | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * way.x + (place.y - from.y) * way.y;
    const aside = Math.abs((place.x - from.x) * way.y) + Math.abs((place.y - from.y) * way.x);
    if (ahead < 1) continue;
    const far = ahead + 2.5 * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** A fingertip covers what is this far from its middle, in pixels. */
const FINGERTIP = 22;

/** What lies closest to a point, if a fingertip there covers some of it. */
export function closest<T>(point: Place, things: readonly { id: T; box: { left: number; top: number; right: number; bottom: number } }[]): T | null {
  let best: T | null = null;
  let least = FINGERTIP;
  for (const { id, box } of things) {
    const aside = Math.max(box.left - point.x, point.x - box.right, 0);
    const away = Math.max(box.top - point.y, point.y - box.bottom, 0);
    const far = Math.hypot(aside, away);
    if (far < least) [best, least] = [id, far];
  }
  return best;
}
