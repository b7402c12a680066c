import type { Move } from "./moves";

/** Where a tile lies: the upper left corner of its outline, and how it is turned; 4 and more are mirrored first. */
export interface Spot {
  row: number;
  column: number;
  turn: number;
}

/** An item with a number before it: `2silver` on a strip, `3silver` as a price. */
export function amountOf(word: string): { item: string; count: number } {
  const [, count, item] = /^(\d*)(.*)$/.exec(word)!;
  return { item: item!, count: count ? Number(count) : 1 };
}

/** Moves that have a place of their own in the drawing; all others stand in the strip. */
export const PLACED: ReadonlySet<Move["type"]> = new Set([
  "pass",
  "go",
  "imitate",
  "place",
  "lay",
  "buy",
  "arm",
  "disarm",
  "store",
  "dig",
  "upgrade",
  "raise",
  "flip",
  "take",
  "explore",
  "emigrate",
  "rebuild",
  "serve",
  "coin",
  "leave",
  "pay",
  "spend",
  "roll",
  "fail",
  "sail",
  "play",
  "use",
]);
