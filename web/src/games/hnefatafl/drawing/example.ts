import { CELL, FRAME } from "../board/measures";
import { nameAt, placeOf, squaresOf, type Square } from "../board/squares";
import type { Letter } from "../words";

/** A small position that shows a rule: squares by their names, with blanks between them. */
export interface Example {
  size: 7 | 11;
  attackers?: string;
  defenders?: string;
  king?: string;
  /** The move just made: from and to. */
  move?: readonly [string, string];
  /** Whom the move captured; they are still drawn. */
  taken?: string;
  /** Where the king could go and win. */
  ways?: string;
  /** Where the piece could go, where that is the point. */
  targets?: string;
  /** The lower left and the upper right square of the part that is drawn; without it the whole board. */
  part?: readonly [string, string];
}

const names = (list = ""): string[] => list.match(/\S+/g) ?? [];

export function squaresIn(example: Example): Square[] {
  const { size, move } = example;
  const last = size - 1;
  const corners = [nameAt(0, 0, size), nameAt(last, 0, size), nameAt(0, last, size), nameAt(last, last, size)];
  return squaresOf({
    size,
    rows: Array.from({ length: size }, (_, row) => rowOf(example, row)),
    throne: nameAt(last / 2, last / 2, size),
    corners,
    waysOut: names(example.ways),
    last: move ? { from: move[0], to: move[1], captured: names(example.taken) } : null,
  });
}

function rowOf({ size, attackers, defenders, king }: Example, row: number): string {
  const men: [Letter, string[]][] = [
    ["a", names(attackers)],
    ["d", names(defenders)],
    ["k", names(king)],
  ];
  const pieceOn = (square: string) => men.find(([, squares]) => squares.includes(square))?.[0] ?? ".";
  return Array.from({ length: size }, (_, column) => pieceOn(nameAt(column, row, size))).join("");
}

export const targetsIn = ({ targets, size }: Example) => names(targets).map((name) => placeOf(name, size));

/** The part of the board's drawing that is shown; at an edge of the board its frame too. */
export function boxOf({ size, part }: Example): string {
  const [from, to] = part ?? [nameAt(0, size - 1, size), nameAt(size - 1, 0, size)];
  const [low, high] = [placeOf(from, size), placeOf(to, size)];
  const start = (at: number) => (at === 0 ? 0 : FRAME + at * CELL);
  const end = (at: number) => FRAME + (at + 1) * CELL + (at === size - 1 ? FRAME : 0);
  const [x, y] = [start(low.column), start(high.row)];
  return `${x} ${y} ${end(high.column) - x} ${end(low.row) - y}`;
}
