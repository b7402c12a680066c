import type { Point, Region } from "../view";
import { areaOf } from "./geometry";
import { distance, isInside, toOutline } from "./places";

/** What grows and stands in a region: by what it yields, always the same for the same region. */

export const GROWTHS = ["pine", "birch", "grain", "tuft", "stone", "crag"] as const;
export type Growth = (typeof GROWTHS)[number];

/** A plant or stone on a tile's unit square. */
export interface Grown {
  growth: Growth;
  at: Point;
  size: number;
}

/** Room that is kept around what is printed, around another growth, and to the edge of the region. */
const PRINTED_ROOM = 0.145;
const ROOM = 0.085;
const EDGE_ROOM = 0.05;
const TRIES = 90;
/** So many stand on a whole tile. */
const DENSITY = 44;

/** A stream of numbers from 0 to 1 that a name starts. */
export function stream(name: string): () => number {
  let state = [...name].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16777619), 2166136261);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    state ^= state >>> 13;
    return (state >>> 0) / 2 ** 32;
  };
}

/** What grows there, the commonest first. */
export function growthsOf({ food, wood, lore, lair }: Region): Growth[] {
  const growths: Growth[] = [];
  if (wood > 0) growths.push("pine", "pine", "birch");
  if (food > 0) growths.push("grain", "grain", "tuft");
  if (lore > 0) growths.push("stone", "tuft");
  if (lair) growths.push("crag", "crag");
  return growths.length > 0 ? growths : ["tuft", "tuft", "birch"];
}

/** What the ground looks like, by what it yields most plainly. */
export function soilOf({ food, wood, lore, lair }: Region): "forest" | "field" | "heath" | "rock" | "meadow" {
  if (wood > 0) return "forest";
  if (food > 0) return "field";
  if (lore > 0) return "heath";
  return lair ? "rock" : "meadow";
}

const printedOn = (region: Region): Point[] =>
  [region.siteAt, region.foodAt, region.woodAt, region.loreAt, region.lairAt, region.unitsAt].filter(
    (place): place is Point => place !== null,
  );

/** Everything that grows in a region, the farthest first, so that the nearer stands before it. */
export function grownIn(region: Region): Grown[] {
  const next = stream(region.id);
  const kinds = growthsOf(region);
  const most = Math.round(areaOf(region.polygon) * DENSITY);
  const printed = printedOn(region);
  const grown: Grown[] = [];
  for (let tried = 0; tried < TRIES && grown.length < most; tried++) {
    const at = { x: next(), y: next() };
    const free =
      isInside(at, region.polygon) &&
      toOutline(at, region.polygon) > EDGE_ROOM &&
      printed.every((place) => distance(place, at) > PRINTED_ROOM) &&
      grown.every((other) => distance(other.at, at) > ROOM);
    if (free) grown.push({ growth: kinds[Math.floor(next() * kinds.length)]!, at, size: 0.8 + next() * 0.4 });
  }
  return grown;
}

/** Points along a line at even steps. */
export function along(path: readonly Point[], step: number): Point[] {
  const points: Point[] = [];
  let rest = step / 2;
  for (let index = 1; index < path.length; index++) {
    const [from, to] = [path[index - 1]!, path[index]!];
    const length = distance(from, to);
    for (; rest <= length; rest += step) {
      points.push({ x: from.x + ((to.x - from.x) * rest) / length, y: from.y + ((to.y - from.y) * rest) / length });
    }
    rest -= length;
  }
  return points;
}
