/** A place on the drawn island, in pixels of the drawing. */
export interface Plot {
  tile: string;
  coast: boolean;
  /** Whether it lies at the western or eastern end of its row. */
  first: boolean;
  last: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

type Point = readonly [x: number, y: number];

/** How far a shore winds from the straight line, from −1 to 1; always the same for the same tile. */
function winding(tile: string): (step: number) => number {
  const start = [...tile].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  return (step) => {
    const wave = Math.sin(start * 12.9898 + step * 78.233) * 43758.5453;
    return 2 * (wave - Math.floor(wave)) - 1;
  };
}

/** Points along an edge; `bend` says how far inland each lies of the straight line, along the way from 0 to 1. */
function edge(from: Point, to: Point, steps: number, bend: (way: number, step: number) => Point): Point[] {
  return Array.from({ length: steps }, (_, step) => {
    const way = step / steps;
    const [dx, dy] = bend(way, step);
    return [from[0] + (to[0] - from[0]) * way + dx, from[1] + (to[1] - from[1]) * way + dy];
  });
}

/** A closed line that runs smoothly between its points. */
function smooth(points: readonly Point[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const start = middle(points.at(-1)!, points[0]!);
  const curves = points.map((point, index) => {
    const [x, y] = middle(point, points[(index + 1) % points.length]!);
    return `Q${round(point[0])} ${round(point[1])} ${round(x)} ${round(y)}`;
  });
  return `M${round(start[0])} ${round(start[1])}${curves.join("")}Z`;
}

/**
 * The outline of a province: it joins its neighbours and the row behind it; where the sea is, the shore winds, and between two
 * provinces of the coast a fjord reaches inland.
 */
export function outline({ tile, coast, first, last, x, y, width, height }: Plot): string {
  const wind = winding(tile);
  const depth = Math.min(17, width * 0.07);
  const reach = Math.min(9, width * 0.05);
  const [left, right, top, bottom] = [x - 1, x + width + 1, y - 5, y + height + (coast ? 3 : 6)];
  const fjord = (way: number) => (coast && way > 0.35 ? ((way - 0.35) / 0.65) * depth : 0);
  const side = (open: boolean, inward: number, turn: number) => (down: number, step: number) =>
    [
      inward * ((open ? depth * 0.4 : 0) + fjord(down) + wind(step + turn) * (open || down > 0.35 ? reach : 2)),
      0,
    ] as const;
  return smooth([
    ...edge([left, top], [right, top], 9, (_, step) => [0, wind(step) * (coast ? 2 : reach * 0.7)]),
    ...edge([right, top], [right, bottom], 9, (way, step) => side(last, -1, 20)(way, step)),
    ...edge([right - fjord(1), bottom], [left + fjord(1), bottom], 13, (_, step) => [
      0,
      coast ? wind(step + 40) * reach : 0,
    ]),
    ...edge([left, bottom], [left, top], 9, (way, step) => side(first, 1, 60)(1 - way, step)),
  ]);
}

/** So many cliffs face the sea on either side. */
const CLIFFS = 11;

/** The inland ice behind the inner row: it comes from beyond the upper edge of the drawing and breaks off into the sea on both sides. */
export function inlandIce(from: number, to: number, bottom: number): string {
  const wind = winding("ice");
  const side = (x: number, out: number, turn: number) =>
    Array.from({ length: CLIFFS + 1 }, (_, step): Point => [
      x + out * (40 + wind(step + turn) * 15 - (step * 18) / CLIFFS),
      (bottom * step) / CLIFFS,
    ]);
  const cliffs = [...side(to, 1, 5), ...side(from, -1, 25).reverse()];
  return `M${cliffs.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;
}

/** Peaks that stand out of the ice along the upper edge: where each is, and how high. */
export function peaksIn(from: number, to: number): { x: number; height: number }[] {
  const wind = winding("peaks");
  const count = Math.max(2, Math.round((to - from) / 74));
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(from + ((to - from) * (index + 0.5)) / count + wind(index) * 14),
    height: Math.round(27 + wind(index + 9) * 8),
  }));
}
