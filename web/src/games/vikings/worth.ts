import type { Components } from "../../api/types";

/** What a ship pays when repelled and costs at the end when not. */
export interface Worth {
  unit: string;
  amount: number;
}

/** The worth of every kind of ship, from the game's table of components. */
export function shipWorths({ tables }: Components): Map<string, Worth> {
  const ships = tables.find((table) => table.name === "ships");
  if (!ships) return new Map();
  const [tile, unit, amount] = ["tile", "unit", "amount"].map((column) => ships.columns.indexOf(column)) as [number, number, number];
  return new Map(ships.rows.map((row) => [row[tile]!, { unit: row[unit]!, amount: Number(row[amount]) }]));
}
