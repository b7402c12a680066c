import type { Direction, Province } from "../view";

/** How far a direction goes, in a row of the map or between the rows: inland i lies above the joint of coast i and i + 1. */
const STEPS: Record<
  Direction,
  { coast: [rowChanges: boolean, by: number] | null; inland: [rowChanges: boolean, by: number] | null }
> = {
  w: { coast: [false, -1], inland: [false, -1] },
  e: { coast: [false, 1], inland: [false, 1] },
  nw: { coast: [true, -1], inland: null },
  ne: { coast: [true, 0], inland: null },
  sw: { coast: null, inland: [true, 0] },
  se: { coast: null, inland: [true, 1] },
  "sail-w": { coast: [false, -2], inland: null },
  "sail-e": { coast: [false, 2], inland: null },
};

/** The province that lies in a direction, if there is one. Whether a hero may go there only the options say. */
export function towards(provinces: readonly Province[], from: Province, direction: Direction): Province | undefined {
  const step = STEPS[direction][from.coast ? "coast" : "inland"];
  if (!step) return undefined;
  const [rowChanges, by] = step;
  return provinces.find((other) => other.coast === (from.coast !== rowChanges) && other.place === from.place + by);
}
