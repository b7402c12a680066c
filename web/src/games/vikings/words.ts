import type { Row, Special, Tile, Viking } from "./view";

/** The rows of an area from top to bottom, below the ships. */
export const ROWS: readonly Row[] = ["warrior", "noble", "scout", "goldsmith", "fisherman"];

/** The trades in the order in which they are set on the wheel. */
export const TRADES: readonly Viking[] = ["fisherman", "goldsmith", "scout", "noble", "warrior", "boatman"];

export const TILES: readonly Tile[] = [
  "left", "farm", "church", "hall", "tower", "right", "red-ship", "green-ship", "yellow-ship", "blue-ship",
];

const BUILDINGS: readonly string[] = ["farm", "church", "hall", "tower"];

/** The trade whose emblem a sail carries: the last row that its crew reaches. */
export const SAIL_TRADE = { "red-ship": "noble", "green-ship": "scout", "yellow-ship": "goldsmith", "blue-ship": "fisherman" } as const;

export type ShipTile = keyof typeof SAIL_TRADE;
export type Building = "farm" | "church" | "hall" | "tower";

export function isShip(tile: Tile): tile is ShipTile {
  return tile in SAIL_TRADE;
}

export function isBuilding(piece: Tile | Special): piece is Building {
  return BUILDINGS.includes(piece);
}

/** The move codes that the board offers; the engine writes them in the same way. */
export const move = {
  bid: (gold: number) => `bid ${gold}`,
  remove: (viking: Viking) => `remove ${viking}`,
  group: (viking: Viking) => `group ${viking}`,
  buy: (price: number) => `buy ${price}`,
  start: (row: Row) => `start ${row}`,
  place: (row: Row, column: number) => `place ${row} ${column}`,
  moor: (column: number) => `moor ${column}`,
  take: (special: Special) => `take ${special}`,
  swap: (row: Row, column: number) => `swap ${row} ${column}`,
  ferry: (viking: Viking) => `ferry ${viking}`,
  land: (row: Row, column: number) => `land ${row} ${column}`,
};

/** The amounts among the options that begin with a word, e.g. all legal bids, in rising order. */
export function amounts(moves: Iterable<string>, word: string): number[] {
  const found: number[] = [];
  for (const each of moves) {
    const [first, second] = each.split(" ");
    if (first === word && second !== undefined && /^\d+$/.test(second)) found.push(Number(second));
  }
  return found.sort((a, b) => a - b);
}
