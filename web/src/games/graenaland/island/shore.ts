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

/** The edge of the inland ice above the inner row, from one end of it to the other, with peaks that stand out. */
export function iceEdge(from: number, to: number, top: number): string {
  const steps = Math.max(6, Math.round((to - from) / 46));
  const wind = winding("ice");
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / steps;
    return `${Math.round(x)} ${Math.round(top + (step % 2 ? -24 : -13) + wind(step) * 5)}`;
  });
  return `M${Math.round(from - 14)} ${Math.round(top + 12)}L${points.join("L")}L${Math.round(to + 14)} ${Math.round(top + 12)}`;
}
