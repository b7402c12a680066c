import type { Plan } from "../parts";
import type { Board } from "../view";
import type { Square } from "./shapes";

/** What would change if some squares of a board were covered. */
export interface Outlook {
  /** Income before and after. */
  income: number;
  incomeThen: number;
  /** Squares of minus points that it covers. */
  minus: number;
  /** Goods of bonus squares that would begin to pay, and those that it would cover for ever. */
  wins: string[];
  covers: string[];
}

const key = ({ row, column }: Square): string => `${row},${column}`;

/** The squares of a board on which something lies. */
export function coveredSquares(board: Board, squaresOf: (item: string, turn: number) => readonly Square[]): Set<string> {
  return new Set(board.laid.flatMap(({ item, row, column, turn }) => squaresOf(item, turn).map((each) => key({ row: row + each.row, column: column + each.column }))));
}

/** What laying something on these squares would bring and cost. */
export function outlook(plan: Plan, board: Board, before: ReadonlySet<string>, squares: readonly Square[]): Outlook {
  const after = new Set([...before, ...squares.map(key)]);
  const fresh = squares.filter((square) => !before.has(key(square)));
  const hit = board.bonuses.filter((bonus) => fresh.some(({ row, column }) => row === bonus.row && column === bonus.column));
  const won = board.bonuses.filter((bonus) => !bonus.pays && !after.has(key(bonus)) && isSurrounded(plan, bonus, after));
  return {
    income: incomeOf(plan, before),
    incomeThen: incomeOf(plan, after),
    minus: fresh.filter(({ row, column }) => plan.grid[row]?.[column] === "-").length,
    wins: won.flatMap((bonus) => bonus.gives),
    covers: hit.flatMap((bonus) => bonus.gives),
  };
}

function incomeOf({ diagonals }: Plan, covered: ReadonlySet<string>): number {
  return diagonals.reduce((sum, { squares, full }) => sum + (squares.find((square) => !covered.has(key(square)))?.value ?? full), 0);
}

function isSurrounded({ grid }: Plan, { row, column }: Square, covered: ReadonlySet<string>): boolean {
  for (let y = row - 1; y <= row + 1; y++) {
    for (let x = column - 1; x <= column + 1; x++) {
      const mark = grid[y]?.[x] ?? "#";
      if ("#X*".includes(mark) || covered.has(key({ row: y, column: x }))) continue;
      return false;
    }
  }
  return true;
}
