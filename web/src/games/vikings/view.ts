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

export type Stage = "auction" | "removing" | "grouping" | "buying" | "boatmen" | "over";

export interface Place {
  price: number;
  tile: Tile | null;
  viking: Viking | null;
}

export type Tile = "left" | "farm" | "church" | "hall" | "tower" | "right" | "red-ship" | "green-ship" | "yellow-ship" | "blue-ship";

export type Viking = "fisherman" | "goldsmith" | "scout" | "noble" | "warrior" | "boatman";

export interface Area {
  gold: number;
  points: number;
  rank: number;
  ships: (Ship | null)[];
  rows: Partial<Record<Row, (Cell | null)[]>>;
  base: Partial<Record<Viking, number>>;
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

export type Row = "warrior" | "noble" | "scout" | "goldsmith" | "fisherman";

export interface Cell {
  tile: Tile;
  viking: boolean;
  special: boolean;
  threatened: boolean;
}

export type Special = "coins5" | "goldsmith1" | "goldsmith2" | "boat" | "noble1" | "scout1" | "fisherman1" | "boatman" | "food3" | "rate3" | "farm" | "church" | "hall" | "tower";

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
