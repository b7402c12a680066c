import type { Point } from "../view";
import { loopsOf, SIDE } from "./geometry";
import { stream } from "./terrain";

/** The coast of the charted land: the outline of its tiles as the sea has frayed it, always the same for the same land. */

interface Cell {
  x: number;
  y: number;
}

/** So many points lie along a side of a tile. */
const STEPS = 6;

const square = ({ x, y }: Cell): Point[] =>
  [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ].map(([left, top]) => ({ x: left! * SIDE, y: top! * SIDE }));

/** A coast that lies between `least` and `most` beyond the tiles. */
export function coastOf(cells: readonly Cell[], least: number, most: number): string {
  return loopsOf(cells.map(square))
    .map((loop) => smooth(frayed(loop, (at) => least + (most - least) * roughness(at))))
    .join("");
}

/** How far the sea has left the land at a point, from 0 to 1. */
const roughness = ({ x, y }: Point): number => stream(`${Math.round(x)},${Math.round(y)}`)();

/** Points along a loop, each moved out of the land; at a corner along both of its sides. */
function frayed(loop: readonly Point[], outwards: (at: Point) => number): Point[] {
  return loop.flatMap((from, index) => {
    const normal = outward(from, loop[(index + 1) % loop.length]!);
    const before = outward(loop.at(index - 1)!, from);
    return Array.from({ length: STEPS }, (_, step) => {
      const at = { x: from.x - (normal.y * SIDE * step) / STEPS, y: from.y + (normal.x * SIDE * step) / STEPS };
      const way = step > 0 || isStraight(before, normal) ? normal : { x: before.x + normal.x, y: before.y + normal.y };
      const far = outwards(at);
      return { x: at.x + way.x * far, y: at.y + way.y * far };
    });
  });
}

/** The direction out of a land that lies to the right of the way. */
function outward(from: Point, to: Point): Point {
  return { x: Math.sign(to.y - from.y), y: -Math.sign(to.x - from.x) };
}

const isStraight = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

/** A closed line that runs smoothly between its points. */
function smooth(points: readonly Point[]): string {
  const middles = points.map((point, index) => between(point, points[(index + 1) % points.length]!));
  const curves = points.map((point, index) => `Q${written(point)} ${written(middles[index]!)}`);
  return `M${written(middles.at(-1)!)}${curves.join("")}Z`;
}

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

const written = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
