import { SPECIAL_WORDS, TILE_WORDS, type Special, type Tile } from "./view";

/** The rows of an area from top to bottom, below the ships. */
export { ROW_WORDS as ROWS } from "./view";
/** The trades in the order in which they are set on the wheel. */
export { VIKING_WORDS as TRADES } from "./view";
export { TILE_WORDS as TILES } from "./view";

/** What stands on a middle tile, and on the special tile that may take its place. */
export type Building = Tile & Special;

export function isBuilding(piece: Tile | Special): piece is Building {
  return TILE_WORDS.some((tile) => tile === piece) && SPECIAL_WORDS.some((special) => special === piece);
}
