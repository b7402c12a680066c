import type { Components } from "../../api/types";
import { rowsOf } from "../../stores/components";

/** What a ship pays when repelled and costs at the end when not. */
export interface Worth {
  unit: string;
  amount: number;
}

/** The worth of every kind of ship, from the game's table of components. */
export function shipWorths(components: Components): Map<string, Worth> {
  return new Map(rowsOf(components, "ships").map((row) => [row["tile"]!, { unit: row["unit"]!, amount: Number(row["amount"]) }]));
}
