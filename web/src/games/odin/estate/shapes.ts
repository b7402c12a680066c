/** A square of a tile or a board. */
export interface Square {
  row: number;
  column: number;
}

/** A tile turned one way. */
export interface Turned {
  squares: Square[];
  width: number;
  height: number;
}

const MIRRORED = 4;
export const TURNS = 8;
const known = new Map<string, Turned>();

/** The squares of a shape after a turn: from 4 on mirrored left to right, then quarter turns clockwise. */
export function turned(shape: readonly string[], turn: number): Turned {
  const key = `${shape.join("/")} ${turn}`;
  const found = known.get(key) ?? make(shape, turn);
  known.set(key, found);
  return found;
}

function make(shape: readonly string[], turn: number): Turned {
  let rows = shape.map((row) => (turn >= MIRRORED ? [...row].reverse() : [...row]));
  for (let i = 0; i < turn % MIRRORED; i++) rows = clockwise(rows);
  const squares = rows.flatMap((row, y) => row.flatMap((mark, x) => (mark === "#" ? [{ row: y, column: x }] : [])));
  return { squares, width: rows[0]?.length ?? 0, height: rows.length };
}

const clockwise = (rows: string[][]): string[][] =>
  rows[0]!.map((_, column) => rows.map((row) => row[column]!).reverse());

const look = (shape: readonly string[], turn: number): string =>
  turned(shape, turn)
    .squares.map(({ row, column }) => `${row},${column}`)
    .join(" ");

/** The first turn in which the shape looks the same: the only one that the engine lists. */
export function plainTurn(shape: readonly string[], turn: number): number {
  const wanted = look(shape, turn);
  return Array.from({ length: TURNS }, (_, each) => each).find((each) => look(shape, each) === wanted) ?? turn;
}

/** The turn after some more quarter turns clockwise. */
export function rotated(shape: readonly string[], turn: number, quarters: number): number {
  const mirrored = turn >= MIRRORED ? MIRRORED : 0;
  return plainTurn(shape, mirrored + ((turn + quarters + MIRRORED) % MIRRORED));
}

/** The turn that shows the tile as it lies in a mirror, left and right changed. */
export function mirrored(shape: readonly string[], turn: number): number {
  const back = (MIRRORED - (turn % MIRRORED)) % MIRRORED;
  return plainTurn(shape, turn >= MIRRORED ? back : MIRRORED + back);
}

/** Some squares as a path, each one unit large. */
export const cover = (squares: readonly Square[]): string =>
  squares.map(({ row, column }) => `M${column} ${row}h1v1h-1z`).join("");

/** The outline of some squares as a path, each square one unit large: the edges that no two of them share. */
export function outline(squares: readonly Square[]): string {
  const has = new Set(squares.map(({ row, column }) => `${row},${column}`));
  const free = (row: number, column: number) => !has.has(`${row},${column}`);
  return squares
    .map(
      ({ row: y, column: x }) =>
        (free(y - 1, x) ? `M${x} ${y}h1` : "") +
        (free(y + 1, x) ? `M${x} ${y + 1}h1` : "") +
        (free(y, x - 1) ? `M${x} ${y}v1` : "") +
        (free(y, x + 1) ? `M${x + 1} ${y}v1` : ""),
    )
    .join("");
}
