/**
 * Interlace after the old recipe: strands run diagonally over a grid, turn at its edge, and cross over and under in turn.
 * A break in the grid makes two strands turn where they would cross; breaks at regular places make knots of a plait.
 */
export interface Interlace {
  /** Strands that lie below, and all turns. */
  under: string;
  /** The strands on top, drawn later with a casing. */
  over: string;
}

export type Break = "level" | "upright" | null;

/** The interlace of a band, endless to both sides, for columns `-1 … period + 1`. Lengths count in half cells. */
export function band(period: number, rows: number, breakAt: (column: number, row: number) => Break): Interlace {
  const height = rows * 2;
  const paths: Interlace = { under: "", over: "" };
  for (let x = -1; x <= period + 1; x++) {
    for (let y = 0; y <= height; y++) {
      if ((x + y) % 2 === 0) continue;
      const column = ((x % period) + period) % period;
      cross(paths, x, y, y === 0 ? "top" : y === height ? "bottom" : breakAt(column, y));
    }
  }
  return paths;
}

function cross(paths: Interlace, x: number, y: number, kind: Break | "top" | "bottom"): void {
  const [left, right, up, down] = [x - 0.5, x + 0.5, y - 0.5, y + 0.5];
  const turn = (fromX: number, fromY: number, toX: number, toY: number) => `M${fromX} ${fromY}Q${x} ${y} ${toX} ${toY}`;
  const line = (fromX: number, fromY: number, toX: number, toY: number) => `M${fromX} ${fromY}L${toX} ${toY}`;
  if (kind === "top" || kind === "level") paths.under += turn(left, down, right, down);
  if (kind === "bottom" || kind === "level") paths.under += turn(left, up, right, up);
  if (kind === "upright") paths.under += turn(left, up, left, down) + turn(right, up, right, down);
  if (kind !== null) return;
  const falling = line(left, up, right, down);
  const rising = line(left, down, right, up);
  const fallsOver = ((x % 2) + 2) % 2 === 1;
  paths.over += fallsOver ? falling : rising;
  paths.under += fallsOver ? rising : falling;
}
