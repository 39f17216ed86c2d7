// What a move looks like while it happens.

import type { Attachment } from "svelte/attachments";
import type { LastMove } from "../board";
import { middleOf, plankOf } from "./plank";
import { playedIn } from "./played";
import { routeOf } from "./route";
import type { Square } from "./square";
import type { View } from "../../wire/views/crossado";

export interface Scene {
  /** The number of the move it shows. */
  number: number;
  /** The way a piece walks. */
  walk: { seat: number; to: string; route: Square[] } | null;
  /** Where a plank that was laid elsewhere comes from, as a transform before its new place; null if from a hand. */
  from: string | null;
}

export function sceneOf(last: LastMove, view: View): Scene {
  const played = playedIn(last.move);
  const scene: Scene = { number: last.number, walk: null, from: null };
  if (played?.kind === "walked") {
    scene.walk = { seat: last.seat, to: played.to, route: routeOf(view, last.seat, played.from, played.to, played.steps) };
  }
  const [plank, old] = played?.kind === "laid" ? [plankOf(played.plank), plankOf(played.taken ?? "")] : [];
  if (plank && old) {
    const [here, there] = [middleOf(plank), middleOf(old)];
    const [right, below] = [(there.x - here.x) * 40, (there.y - here.y) * 40];
    // Inside the plank's own turned frame, "right" is along the plank.
    const along = plank.lie === "h" ? [right, below] : [below, -right];
    const turn = old.lie === plank.lie ? 0 : 90;
    scene.from = `translate(${along[0]}px, ${along[1]}px) rotate(${turn}deg)`;
  }
  return scene;
}

/** Lets an element walk along a route to where it stands; x and y say where that is, if not the last square's middle. */
export function walker(route: readonly Square[], x: number | null, y: number | null): Attachment {
  return (element) => {
    const end = route.at(-1);
    if (!end || route.length < 2) return;
    const [endX, endY] = [x ?? end.column * 40 + 20, y ?? end.row * 40 + 20];
    const steps = route.map(({ column, row }) => ({
      transform: `translate(${column * 40 + 20 - endX}px, ${row * 40 + 20 - endY}px)`,
    }));
    const walking = element.animate([...steps.slice(0, -1), { transform: "none" }], {
      duration: Math.min(150 + 70 * route.length, 600),
      easing: "ease-in-out",
    });
    return () => walking.cancel();
  };
}
