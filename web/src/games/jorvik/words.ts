import type { Kind } from "./cards";
import type { Good } from "./view";

/** The goods in the order of the card list. */
export const GOODS: readonly Good[] = ["amber", "iron", "leather", "wool", "jet", "glass", "silk", "gold"];

/** The kinds in the order in which a player's cards are sorted. */
export const KINDS: readonly Kind[] = [
  "artisan", "merchant", "oracle", "ship", "warrior", "feast", "journey", "skald", "building", "loki", "defence", "pict-attack",
];

export const PHASES = ["delivery", "demand", "purchase", "loading"] as const;

/** The first words of the moves that have a place in the drawing; all other moves are buttons in the strip. */
export const PLACED: ReadonlySet<string> = new Set([
  "join", "reserve", "swap", "with", "place", "store", "discard", "sell", "sacrifice", "exchange", "pay", "take", "steal", "carry",
]);

/** The move codes that the board offers; the engine writes them in the same way. */
export const move = {
  join: (space: number, brown: boolean) => `join ${space}${brown ? " brown" : ""}`,
  reserve: (space: number, brown: boolean) => `reserve ${space}${brown ? " brown" : ""}`,
  swap: (space: number, spot: number) => `swap ${where(space)} ${spot}`,
  with: (space: number, spot: number) => `with ${where(space)} ${spot}`,
  place: (good: Good, artisan: string) => `place ${good} ${artisan}`,
  store: (good: Good) => `store ${good}`,
  discard: (good: Good) => `discard ${good}`,
  sell: (good: Good) => `sell ${good}`,
  sacrifice: (good: Good) => `sacrifice ${good}`,
  exchange: (cubes: number, good: Good) => `exchange ${cubes} ${good}`,
  pay: (good: Good) => `pay ${good}`,
  take: (good: Good) => `take ${good}`,
  steal: (good: Good, artisan: string) => `steal ${good} ${artisan}`,
  carry: (good: Good, from: string, to: string) => `carry ${good} ${from} ${to}`,
};

/** The reservation row counts as space 0. */
export const ROW = 0;

const where = (space: number) => (space === ROW ? "row" : String(space));
