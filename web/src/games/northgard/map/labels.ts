import type { Point } from "../view";

/** Where the names of territories stand, so that none covers another one or a piece. */

export interface Named {
  id: string;
  name: string;
  /** The first place of the territory; a name stands below a piece there, else on it. */
  at: Point;
  low: boolean;
  /** Further free places of the territory. */
  spare: readonly Point[];
  /** Whether a palisade with a number stands below the name. */
  closed: boolean;
  /** A name that matters now is always told. */
  matters: boolean;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The width of a letter and the height of a line, in sizes of the letters. */
const LETTER = 0.6;
const LINE = 1.05;
/** How far below its place a name stands: below a piece, or on bare ground; and how far above a piece. */
const BELOW = 17.5;
const ON = 2;
const ABOVE = -17;
const BADGE = 9;
const PIECE = { width: 19, up: 13, down: 10 };

/** The middle of the foot of each name that finds room, by territory; those that matter are asked first. */
export function labelsOf(all: readonly Named[], pieces: readonly Point[], size: number): Map<string, Point> {
  const placed = new Map<string, Point>();
  const taken: Box[] = [];
  const kept = pieces.map(around);
  for (const each of [...all].sort((one, other) => Number(other.matters) - Number(one.matters))) {
    const places = placesFor(each);
    const free = (room: readonly Box[]) =>
      places.find((at) => room.every((other) => !overlaps(boxOf(each, at, size), other)));
    const at = free([...taken, ...kept]) ?? free(taken) ?? (each.matters ? places[0]! : null);
    if (at === null) continue;
    placed.set(each.id, at);
    taken.push(boxOf(each, at, size));
  }
  return placed;
}

const down = ({ x, y }: Point, by: number): Point => ({ x, y: y + by });

/** Where a name is meant to stand. */
export const footOf = ({ at, low }: Pick<Named, "at" | "low">): Point => down(at, low ? BELOW : ON);

const placesFor = ({ at, low, spare }: Named): Point[] => [
  footOf({ at, low }),
  ...spare.map((each) => down(each, ON)),
  down(at, ABOVE),
];

function boxOf({ name, closed }: Named, { x, y }: Point, size: number): Box {
  const half = (name.length * size * LETTER) / 2;
  return { left: x - half, right: x + half, top: y - size * LINE, bottom: y + (closed ? BADGE : 1) };
}

const around = ({ x, y }: Point): Box => ({
  left: x - PIECE.width / 2,
  right: x + PIECE.width / 2,
  top: y - PIECE.up,
  bottom: y + PIECE.down,
});

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
