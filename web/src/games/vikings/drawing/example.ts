import type { Area, Cell, Row, Ship, Tile } from "../view";

/** A part of an area that shows a rule. */
export interface Example extends Pick<Area, "ships" | "rows"> {
  columns: number;
  /** The first and the last line that is drawn: 0 is the ships, 1 the warriors, 5 the fishermen. */
  from: number;
  to: number;
  /** What whoever stands there brings. */
  gains?: readonly { row: Row; column: number; unit: string; amount: string }[];
  /** Complete islands, from the first to the last column. */
  whole?: readonly { row: Row; first: number; last: number }[];
}

/** An island tile: empty, somebody's home, or the home of somebody threatened. */
export const land = (tile: Tile, home: "empty" | "safe" | "threatened" = "empty"): Cell => ({
  tile,
  viking: home !== "empty",
  special: false,
  threatened: home === "threatened",
});

export const sail = (tile: Tile, reach: Row, unit: string, amount: number, repelled = false): Ship => ({
  tile,
  reach,
  unit,
  amount,
  repelled,
});
