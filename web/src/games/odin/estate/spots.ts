import { move } from "../moves";
import type { Spot } from "../words";

/** The code of the move that lays a tile. */
export const layAt = ({ row, column, turn }: Spot): string => move.lay(row, column, turn);
import { mirrored, rotated, turned } from "./shapes";

/** Where the middle of a tile is, in squares. */
export interface Middle {
  x: number;
  y: number;
}

export function middleOf(shape: readonly string[], { row, column, turn }: Spot): Middle {
  const { width, height } = turned(shape, turn);
  return { x: column + width / 2, y: row + height / 2 };
}

export const isSame = (one: Spot, other: Spot): boolean =>
  one.row === other.row && one.column === other.column && one.turn === other.turn;

/** The place nearest to a point, if possible in the wanted turn; null when there is none at all. */
export function nearestTo(
  shape: readonly string[],
  spots: readonly Spot[],
  { x, y }: Middle,
  turn: number,
): Spot | null {
  const wanted = spots.filter((spot) => spot.turn === turn);
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of wanted.length > 0 ? wanted : spots) {
    const at = middleOf(shape, spot);
    const far = Math.hypot(at.x - x, at.y - y);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

const STEPS: Record<string, Middle> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isStep = (key: string): boolean => key in STEPS;

/** The next place in the direction of an arrow key, in the same turn; the same place when there is none. Going aside counts double. */
export function stepped(spots: readonly Spot[], from: Spot, key: string): Spot {
  const step = STEPS[key];
  if (!step) return from;
  let best = from;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.turn !== from.turn) continue;
    const along = (spot.column - from.column) * step.x + (spot.row - from.row) * step.y;
    const aside = Math.abs((spot.column - from.column) * step.y) + Math.abs((spot.row - from.row) * step.x);
    if (along > 0 && along + 2 * aside < least) [best, least] = [spot, along + 2 * aside];
  }
  return best;
}

/** The next turn in which the tile has a place, as near as possible to where it is. */
export function turnedOn(shape: readonly string[], spots: readonly Spot[], from: Spot, way: 1 | -1): Spot {
  const turns = new Set(spots.map((spot) => spot.turn));
  for (let quarters = 1; quarters < 4; quarters++) {
    const turn = rotated(shape, from.turn, way * quarters);
    if (turn !== from.turn && turns.has(turn)) return nearestTo(shape, spots, middleOf(shape, from), turn) ?? from;
  }
  return from;
}

/** The tile in the mirror, as near as possible; turned on until it has a place. */
export function mirroredOn(shape: readonly string[], spots: readonly Spot[], from: Spot): Spot {
  const turns = new Set(spots.map((spot) => spot.turn));
  const first = mirrored(shape, from.turn);
  for (let quarters = 0; quarters < 4; quarters++) {
    const turn = rotated(shape, first, quarters);
    if (turns.has(turn)) return nearestTo(shape, spots, middleOf(shape, from), turn) ?? from;
  }
  return from;
}
