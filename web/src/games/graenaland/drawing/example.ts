import { outline, type Plot } from "../island/shore";
import type { Building, Hero, Resource, Terrain, Work } from "../view";

/** A place on the small island of an example. */
export interface Spot {
  terrain: Terrain;
  coast: boolean;
  place: number;
  /** What stands there, and whose it is. */
  things?: readonly (readonly [Building | Hero | Work | "village", number])[];
  /** Whether it is marked as a place that may be chosen. */
  marked?: boolean;
}

/** A card in an example, and the clan that gets it or pays it. */
export interface Given {
  resource: Resource;
  seat?: number;
}

/** What each clan of an example has at a vote. */
export interface Voter {
  seat: number;
  /** What gives it its votes. */
  by: readonly (Building | Hero | "village")[];
  votes: number;
  inFavour: boolean;
}

export const WIDTH = 112;
const HEIGHT = 84;

/** Where a place of the small island lies: the coast below, an inland place over the joint of two. */
export function plotOf(
  { coast, place, terrain }: Spot,
  row: readonly Spot[],
): Plot & { shape: string; middle: number } {
  const ends = row.filter((other) => other.coast === coast).map((other) => other.place);
  const plot: Plot = {
    tile: `${terrain}${coast}${place}`,
    coast,
    first: place === Math.min(...ends),
    last: place === Math.max(...ends),
    x: 12 + place * WIDTH + (coast ? 0 : WIDTH / 2),
    y: coast ? 106 : 18,
    width: WIDTH,
    height: HEIGHT,
  };
  return { ...plot, shape: outline(plot), middle: plot.x + WIDTH / 2 };
}
