import type { Area } from "../view";
import { lineOf } from "./columns";

/** A ship's shadow: a column and how many island rows below the ship it covers. */
export interface Shadow {
  column: number;
  rows: number;
}

/** The shadows of the ships that nobody repels, as the view tells reach and repelling. */
export function shadows(area: Pick<Area, "ships">): Shadow[] {
  return area.ships.flatMap((ship, index) =>
    ship === null || ship.repelled ? [] : [{ column: index + 1, rows: lineOf(ship.reach) }],
  );
}
