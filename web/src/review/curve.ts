import type { Moment } from "../api/types";

export const WIDTH = 640;
export const HEIGHT = 220;

/** Where a moment of the game stands on the drawing. */
export const across = (at: number, moves: number): number => (WIDTH * at) / Math.max(1, moves);
export const down = (chance: number): number => HEIGHT * (1 - chance);

/** The curve of a seat's chances as the points of a polyline. */
export const curve = (moments: Moment[], seat: number, moves: number): string =>
  moments
    .map((moment) => `${across(moment.at, moves).toFixed(1)},${down(moment.chances[seat] ?? 0).toFixed(1)}`)
    .join(" ");

/** The chance of a seat at a moment, or at the last one judged before. */
export function chanceAt(moments: Moment[], seat: number, at: number): number {
  const before = moments.filter((moment) => moment.at <= at);
  return before[before.length - 1]?.chances[seat] ?? 0;
}
