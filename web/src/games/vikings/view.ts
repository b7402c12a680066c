// Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.

export interface VikingsView {
  round: number;
  stage: Stage;
  startSeat: number;
  wheel: Place[];
  areas: Area[];
  specials: Special[];
  drawn: Partial<Record<Viking, number>>;
  auction: Auction | null;
  inHand: InHand | null;
  trip: Trip | null;
  bag: Partial<Record<Viking, number>>;
  stacks: Partial<Record<Tile, number>>;
  hiddenSpecials: number;
}

export const STAGE_WORDS = ["auction", "removing", "grouping", "buying", "boatmen", "over"] as const;
export type Stage = (typeof STAGE_WORDS)[number];

export interface Place {
  price: number;
  tile: Tile | null;
  viking: Viking | null;
}

export const TILE_WORDS = ["left", "farm", "church", "hall", "tower", "right", "red-ship", "green-ship", "yellow-ship", "blue-ship"] as const;
export type Tile = (typeof TILE_WORDS)[number];

export const VIKING_WORDS = ["fisherman", "goldsmith", "scout", "noble", "warrior", "boatman"] as const;
export type Viking = (typeof VIKING_WORDS)[number];

export interface Area {
  gold: number;
  points: number;
  rank: number;
  ships: (Ship | null)[];
  rows: Partial<Record<Row, (Cell | null)[]>>;
  base: Partial<Record<Viking, number>>;
  mouths: number;
  portions: number;
  specials: Special[];
  hasStartTile: boolean;
}

export interface Ship {
  tile: Tile;
  reach: Row;
  unit: string;
  amount: number;
  repelled: boolean;
}

export const ROW_WORDS = ["warrior", "noble", "scout", "goldsmith", "fisherman"] as const;
export type Row = (typeof ROW_WORDS)[number];

export interface Cell {
  tile: Tile;
  viking: boolean;
  special: boolean;
  threatened: boolean;
}

export const SPECIAL_WORDS = ["coins5", "goldsmith1", "goldsmith2", "boat", "noble1", "scout1", "fisherman1", "boatman", "food3", "rate3", "farm", "church", "hall", "tower"] as const;
export type Special = (typeof SPECIAL_WORDS)[number];

export interface Auction {
  bid: number | null;
  bidder: number | null;
  in: number[];
}

export interface InHand {
  seat: number;
  tile: Tile | null;
  viking: Viking | null;
}

export interface Trip {
  seat: number;
  trade: Viking | null;
  carried: Viking[];
}
