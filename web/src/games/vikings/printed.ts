import type { Components } from "../../api/types";
import { rowsOf } from "../../stores/components";
import type { Row } from "./view";

/** What a ship pays when repelled and costs at the end when not. */
export interface Worth {
  unit: string;
  amount: number;
}

/** What a kind of ship shows: also the last row that its crew reaches, whose emblem its sail carries. */
export interface ShipFace extends Worth {
  reach: Row;
}

/** The kinds of ships, from the game's table of components. */
export function shipFaces(components: Components): Map<string, ShipFace> {
  return new Map(
    rowsOf(components, "ships").map((row) => [
      row["tile"]!,
      { unit: row["unit"]!, amount: Number(row["amount"]), reach: row["reach"] as Row },
    ]),
  );
}

/** A round with the scorings that follow it. */
export interface Round {
  round: number;
  scorings: string[];
}

export function roundsOf(components: Components): Round[] {
  return rowsOf(components, "rounds").map((row) => ({
    round: Number(row["round"]),
    scorings: row["scoring"]!.split("+"),
  }));
}
