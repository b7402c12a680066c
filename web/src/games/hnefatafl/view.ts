// Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.

export interface HnefataflView {
  variant: string;
  size: number;
  rows: string[];
  throne: string;
  corners: string[];
  goals: string[];
  turn: number;
  armies: Army[];
  waysOut: string[];
  last: Last | null;
  plies: number;
  lengthCap: number;
  quiet: number;
  quietCap: number;
  result: Result | null;
}

export interface Army {
  side: string;
  men: number;
  lost: number;
}

export interface Last {
  from: string;
  to: string;
  captured: string[];
}

export interface Result {
  ending: string;
  winner: number | null;
}
