import type { Components } from "../../api/types";
import { rowsOf } from "../../stores/components";
import type { Row, Special as SpecialTile, Viking } from "./view";

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

/** What a special tile counts, and whether in gold or in points. */
export interface Special {
  amount: number;
  unit: string;
}

/** The special tiles; one that strengthens a trade counts in what the trade brings. */
export function specialsOf(components: Components): Map<string, Special> {
  const units = new Map(rowsOf(components, "scoring").map((row) => [row["name"]!, row["unit"]!]));
  return new Map(
    rowsOf(components, "specials").map((row) => [
      row["special"]!,
      { amount: Number(row["amount"]), unit: units.get(STRENGTHENED[row["special"]!] ?? "") ?? "points" },
    ]),
  );
}

/** Whom a special tile strengthens; its picture shows him. */
export const STRENGTHENED: Partial<Record<string, Viking>> = {
  goldsmith1: "goldsmith",
  goldsmith2: "goldsmith",
  noble1: "noble",
  scout1: "scout",
  fisherman1: "fisherman",
} satisfies Partial<Record<SpecialTile, Viking>>;

/** The places round the wheel, for drawings beside a rule, which have no box. */
export const PLACES = 12;

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
