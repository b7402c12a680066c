import { SIDE } from "./geometry";

interface Cell {
  x: number;
  y: number;
}

const BESIDE = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
/** How far beyond the edge a bank lies, and where along it, in sides of a tile. */
const BEYOND = 0.3;
const ALONG = [0.2, 0.52, 0.82] as const;

/** Where banks of fog lie: along every side of the charted land that has nothing beside it, the farthest first. */
export function frontierOf(cells: readonly Cell[]): { x: number; y: number; size: number }[] {
  const charted = new Set(cells.map(({ x, y }) => `${x},${y}`));
  return cells
    .flatMap((cell) =>
      BESIDE.filter(([dx, dy]) => !charted.has(`${cell.x + dx},${cell.y + dy}`)).flatMap((side) => banksAt(cell, side)),
    )
    .sort((one, other) => one.y - other.y);
}

function banksAt(cell: Cell, [dx, dy]: readonly [number, number]) {
  return ALONG.map((part, index) => {
    const beyond = 0.5 + BEYOND + (index % 2) * 0.12;
    const across = part - 0.5;
    return {
      x: Math.round((cell.x + 0.5 + dx * beyond + dy * across) * SIDE),
      y: Math.round((cell.y + 0.5 + dy * beyond + dx * across) * SIDE),
      size: index % 2 === 0 ? 0.72 : 0.9,
    };
  });
}
