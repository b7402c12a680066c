import { ofType } from "../../../board/moves";
import type { Move } from "../moves";
import type { Area, Cell, Row } from "../view";
import { ROWS } from "../words";

/** The geometry of an area: a grid of square cells, ships on top, growing to the right. */

export const CELL = 64;
/** Room for the numbers of the columns above the ships. */
export const HEAD = 18;
export const LINES = ROWS.length + 1;
export const HEIGHT = HEAD + LINES * CELL;
export const BASE = 88;
/** What is cut off on top where the columns have no numbers. */
export const UNNUMBERED = HEAD - 6;

/** The cell of a row, or null where nothing lies; columns count from 1. */
export function cellAt(area: Pick<Area, "rows">, row: Row, column: number): Cell | null {
  return area.rows[row]?.[column - 1] ?? null;
}

/** The last column in which something lies. */
export function lastColumn(area: Area): number {
  const lengths = ROWS.map((row) => used(area.rows[row] ?? []));
  return Math.max(used(area.ships), ...lengths);
}

/** How many columns to draw: what lies there, one more to grow into, every legal target, and the width on hand. */
export function columnCount(area: Area, moves: Iterable<Move>, fitting: number): number {
  return Math.max(lastColumn(area) + 1, furthestTarget(moves), fitting, 4);
}

/** The left upper corner of a cell; line 0 is the ships, line 1 the warriors. */
export function corner(line: number, column: number): { x: number; y: number } {
  return { x: (column - 1) * CELL, y: HEAD + line * CELL };
}

export function lineOf(row: Row): number {
  return ROWS.indexOf(row) + 1;
}

/** How far to scroll so that columns can be seen: not at all if they can, else to their middle, else to the last ones. */
export function scrollFor(columns: readonly number[], cell: number, room: number, current: number): number {
  const first = (Math.min(...columns) - 1) * cell;
  const last = Math.max(...columns) * cell;
  if (first >= current && last <= current + room) return current;
  const left = last - first <= room ? (first + last - room) / 2 : last - room;
  return Math.max(0, Math.round(left));
}

function used(entries: readonly unknown[]): number {
  let last = entries.length;
  while (last > 0 && entries[last - 1] == null) last--;
  return last;
}

function furthestTarget(moves: Iterable<Move>): number {
  return Math.max(0, ...ofType(moves, "place", "moor", "land", "swap").map(({ column }) => column));
}
