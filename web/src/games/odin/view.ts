// Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.

export interface OdinView {
  round: number;
  rounds: number;
  phase: Phase;
  asked: Task | null;
  startSeat: number;
  lastPlacer: number | null;
  spaces: Spot[];
  strips: MountainStrip[];
  stripsInPile: number;
  islands: Island[];
  buildings: Record<string, number>;
  specials: string[];
  weaponDeck: Record<string, number>;
  weaponDiscards: Record<string, number>;
  occupationDeck: number;
  areas: Area[];
  dice: Die | null;
  laying: Laying | null;
  table: BanquetTable | null;
  hint: Hint | null;
}

export const PHASE_WORDS = ["new-viking", "harvest", "exploration", "weapon", "actions", "start-player", "income", "breeding", "feast", "bonus", "mountains", "remove-vikings", "scoring", "over"] as const;
export type Phase = (typeof PHASE_WORDS)[number];

export const TASK_WORDS = ["turn", "window", "lay", "choose", "offer", "mountain", "upgrade", "overseas", "sale", "forge", "explore", "emigrate", "rebuild", "boats", "dice", "spend", "back", "feast", "play", "bonus", "tutor", "settle", "follow", "instead", "instead-upgrade", "turn-over", "rage", "steward", "maid", "courier", "more", "recall", "recall-again", "late", "split", "fish", "order", "first-card"] as const;
export type Task = (typeof TASK_WORDS)[number];

export interface Spot {
  space: string;
  column: number;
  seat: number | null;
  vikings: number;
  old: boolean;
}

export interface MountainStrip {
  strip: string;
  items: string[];
}

export interface Island {
  board: string;
  back: string | null;
  silver: number;
  seat: number | null;
}

export interface Area {
  points: number;
  rank: number;
  thingSquare: number;
  banquet: number;
  passed: boolean;
  income: number;
  squares: number;
  penalties: number;
  items: Record<string, number>;
  boards: Board[];
  cardsInHand: number;
  hand: string[];
  played: string[];
}

export interface Board {
  board: string;
  plan: string;
  income: number;
  minus: number;
  wood: number;
  stone: number;
  laid: Piece[];
  bonuses: Bonus[];
}

export interface Piece {
  item: string;
  row: number;
  column: number;
  turn: number;
}

export interface Bonus {
  row: number;
  column: number;
  gives: string[];
  covered: boolean;
  pays: boolean;
}

export interface Die {
  action: Throw;
  battle: boolean;
  weapon: string;
  resource: string;
  sides: number;
  roll: number;
  rolls: number;
  mostRolls: number;
  ore: number;
  result: number;
  faces: Face[];
  chances: Chances | null;
  boats: Boats[];
  reward: string[];
  loot: Prize[];
}

export const THROW_WORDS = ["hunt", "snare", "whale", "raid", "pillage"] as const;
export type Throw = (typeof THROW_WORDS)[number];

export interface Face {
  result: number;
  succeeds: boolean;
  unarmed: boolean;
}

export interface Chances {
  next: number;
  unarmed: number;
  better: number;
  any: number;
}

export interface Boats {
  move: string;
  chances: Chances;
}

export interface Prize {
  tile: string;
  sword: number;
  due: number;
}

export interface Laying {
  seat: number;
  item: string;
  board: string;
  places: Place[];
  best: number | null;
}

export interface Place {
  row: number;
  column: number;
  turn: number;
  gain: Gain;
}

export interface Gain {
  income: number;
  minus: number;
  wins: string[];
  covers: string[];
}

export interface BanquetTable {
  seat: number;
  from: number;
  to: number;
  served: number;
  dishes: Dish[];
  plan: string[];
}

export interface Dish {
  item: string;
  square: number;
  length: number;
}

export interface Hint {
  pieces: Suggestion[];
  gain: Gain;
}

export interface Suggestion {
  item: string;
  board: string;
  row: number;
  column: number;
  turn: number;
}
