import type { Move } from "./moves";
import { STAGE_WORDS } from "./view";

/** The goods in the order of the card list. */
export { GOOD_WORDS as GOODS } from "./view";

/** The kinds in the order in which a player's cards are sorted. */
export const KINDS = [
  "artisan",
  "merchant",
  "oracle",
  "ship",
  "warrior",
  "feast",
  "journey",
  "skald",
  "building",
  "loki",
  "defence",
  "pict-attack",
] as const;

/** The stages that come in every round. */
export const PHASES = STAGE_WORDS.filter((stage) => stage !== "scoring" && stage !== "over");

/** The moves that have a place in the drawing; all others are buttons in the strip. */
export const PLACED: ReadonlySet<Move["type"]> = new Set([
  "join",
  "reserve",
  "swap",
  "with",
  "place",
  "store",
  "discard",
  "sell",
  "sacrifice",
  "exchange",
  "coin",
  "pay",
  "take",
  "steal",
  "carry",
]);

/** The reservation row counts as space 0. */
export const ROW = 0;
