import type { Point } from "../view";
import { areaOf, onMap, type Ground } from "./geometry";

/** Where pieces stand in a territory, so that they cover neither what is printed there nor each other. */

interface Round extends Point {
  radius: number;
}

const STEP = 7;
const SITE = { small: 11, stone: 11, large: 14 };
const ICON = 9;
/** How far apart pieces stand. */
const PIECE = 10;

/** Places for so many pieces in the regions of a territory, the best first. */
export function placesIn(grounds: readonly Ground[], count: number): Point[] {
  if (count === 0 || grounds.length === 0) return [];
  const largestFirst = [...grounds].sort((a, b) => areaOf(b.outline) - areaOf(a.outline));
  const printed = grounds.flatMap(printedOn);
  const candidates = largestFirst.flatMap(candidatesIn);
  const taken: Round[] = [];
  while (taken.length < count) taken.push({ ...roomiest(candidates, printed, taken), radius: PIECE });
  return taken.map(({ x, y }) => ({ x, y }));
}

interface Candidate extends Point {
  /** How far it is from the border. */
  inside: number;
}

function candidatesIn(ground: Ground): Candidate[] {
  const { outline } = ground;
  const meant = onMap(ground.region.unitsAt, ground.tile);
  const points = [meant];
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  for (let x = Math.min(...xs) + STEP; x < Math.max(...xs); x += STEP) {
    for (let y = Math.min(...ys) + STEP; y < Math.max(...ys); y += STEP)
      if (isInside({ x, y }, outline)) points.push({ x, y });
  }
  return points.map((point) => ({ ...point, inside: toOutline(point, outline) }));
}

function printedOn({ region, tile }: Ground): Round[] {
  const icons = [region.foodAt, region.woodAt, region.loreAt, region.lairAt].flatMap((at) =>
    at ? [{ ...onMap(at, tile), radius: ICON }] : [],
  );
  return region.siteAt && region.site
    ? [...icons, { ...onMap(region.siteAt, tile), radius: SITE[region.site] }]
    : icons;
}

function roomiest(candidates: readonly Candidate[], printed: readonly Round[], taken: readonly Round[]): Point {
  const around = [...printed, ...taken];
  const room = (at: Candidate) =>
    Math.min(at.inside, PIECE + 2, ...around.map((other) => distance(at, other) - other.radius));
  return candidates.reduce((best, each) => (room(each) > room(best) + 0.01 ? each : best));
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a point is from an outline. */
export function toOutline(point: Point, outline: readonly Point[]): number {
  return Math.min(...outline.map((from, index) => toSegment(point, from, outline[(index + 1) % outline.length]!)));
}

function toSegment(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)));
  return distance(point, { x: from.x + along * dx, y: from.y + along * dy });
}

/** Whether a ray to the east crosses the outline an odd number of times. */
export function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  return outline.reduce((inside, a, index) => {
    const b = outline[(index + 1) % outline.length]!;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);
}
