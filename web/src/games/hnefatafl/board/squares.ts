import type { HnefataflView } from "../view";
import { PIECES, type Letter } from "../words";

/** A square with what is drawn and said of it. */
export interface Square {
  name: string;
  /** Counted from the left and from the top. */
  column: number;
  row: number;
  piece: Letter | null;
  kind: "plain" | "throne" | "corner";
  /** Whether the king could end his next move here and win. */
  wayOut: boolean;
  /** What the last move did here. */
  last: "from" | "to" | "captured" | null;
}

/** What the squares show of a view. */
export type Field = Pick<HnefataflView, "size" | "rows" | "throne" | "corners" | "waysOut" | "last">;

const A = "a".charCodeAt(0);

export const nameAt = (column: number, row: number, size: number): string =>
  `${String.fromCharCode(A + column)}${size - row}`;

/** Where a square of this name lies on a board of so many rows. */
export function placeOf(name: string, size: number): { column: number; row: number } {
  return { column: name.charCodeAt(0) - A, row: size - Number(name.slice(1)) };
}

/** All squares, row by row from the top. */
export function squaresOf(view: Field): Square[] {
  return view.rows.flatMap((letters, row) => [...letters].map((letter, column) => squareAt(view, letter, column, row)));
}

function squareAt(view: Field, letter: string, column: number, row: number): Square {
  const name = nameAt(column, row, view.size);
  return {
    name,
    column,
    row,
    piece: letter in PIECES ? (letter as Letter) : null,
    kind: name === view.throne ? "throne" : view.corners.includes(name) ? "corner" : "plain",
    wayOut: view.waysOut.includes(name),
    last: lastAt(view, name),
  };
}

function lastAt({ last }: Field, name: string): Square["last"] {
  if (!last) return null;
  if (last.captured.includes(name)) return "captured";
  return last.to === name ? "to" : last.from === name ? "from" : null;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The square to which a key leads: the next one, or with Home and End the end of the row; null for another key. */
export function follow(name: string, key: string, size: number): string | null {
  const { column, row } = placeOf(name, size);
  if (key === "Home") return nameAt(0, row, size);
  if (key === "End") return nameAt(size - 1, row, size);
  const step = STEPS[key];
  if (!step) return null;
  const within = (at: number) => Math.min(size - 1, Math.max(0, at));
  return nameAt(within(column + step[0]), within(row + step[1]), size);
}

/** A square beside another: to ask why a piece cannot move. */
export function beside(name: string, size: number): string {
  const next = follow(name, "ArrowRight", size)!;
  return next === name ? follow(name, "ArrowLeft", size)! : next;
}
