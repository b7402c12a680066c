import { nearest } from "../../../board/arrows";
import { move } from "../moves";
import type { Spot } from "../words";

/** Choosing a place for a tile: a cell among the legal ones, and a turn that is legal there. */

/** The code of the move that places a tile. */
export const placeAt = ({ tile, x, y, rotation }: Spot): string => move.place(tile, x, y, rotation);

export const sameCell = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y;

/** One spot of each legal cell for a tile. */
export function cellsFor(spots: readonly Spot[], tile: string): Spot[] {
  const own = spots.filter((spot) => spot.tile === tile);
  return own.filter((spot, index) => own.findIndex((each) => sameCell(each, spot)) === index);
}

/** The legal turns of a tile in a cell, in order. */
export function turnsAt(spots: readonly Spot[], at: Spot): number[] {
  return spots
    .filter((spot) => spot.tile === at.tile && sameCell(spot, at))
    .map(({ rotation }) => rotation)
    .sort();
}

/** A tile in another cell, turned as before if that is legal. */
export function putAt(spots: readonly Spot[], spot: Spot): Spot | null {
  const turns = turnsAt(spots, spot);
  if (turns.length === 0) return null;
  return { ...spot, rotation: turns.includes(spot.rotation) ? spot.rotation : turns[0]! };
}

/** The next legal turn in the same cell, clockwise or back. */
export function turnedOn(spots: readonly Spot[], at: Spot, step: 1 | -1): Spot {
  const turns = turnsAt(spots, at);
  const next = (turns.indexOf(at.rotation) + step + turns.length) % turns.length;
  return { ...at, rotation: turns[next] ?? at.rotation };
}

/** The nearest legal cell in the direction of an arrow key; the same if there is none. */
export function steppedOn(spots: readonly Spot[], at: Spot, key: string): Spot {
  const cells = cellsFor(spots, at.tile);
  const scaled = ({ x, y }: Spot) => ({ x: x * 10, y: y * 10 });
  const next = cells[nearest(scaled(at), cells.map(scaled), key)];
  return next ? (putAt(spots, { ...next, rotation: at.rotation }) ?? at) : at;
}

/** The same tile where another tile lay, else its first legal spot. */
export function firstFor(spots: readonly Spot[], tile: string, like: Spot | null): Spot | null {
  const there = like && putAt(spots, { ...like, tile });
  return there ?? spots.find((spot) => spot.tile === tile) ?? null;
}
