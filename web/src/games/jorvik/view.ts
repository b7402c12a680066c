// Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.

export interface JorvikView {
  round: number;
  rounds: number;
  stage: Stage;
  asked: Decision | null;
  startSeat: number;
  spaces: Space[];
  row: Reservation[];
  commons: Partial<Record<Good, number>>;
  bag: Partial<Record<Good, number>>;
  deck: SeasonLeft[];
  box: string[];
  stock: number;
  areas: Area[];
  attacks: Attack[];
  quay: Quay | null;
  inHand: InHand | null;
  carrying: Carrying | null;
  lifted: Lifted | null;
}

export const STAGE_WORDS = ["delivery", "demand", "purchase", "loading", "scoring", "over"] as const;
export type Stage = (typeof STAGE_WORDS)[number];

export const DECISION_WORDS = ["double-warrior", "double-gain", "ransom", "any-phase", "demand", "swap", "swap-with", "queue", "reserved", "unload", "pay", "allocate", "carry"] as const;
export type Decision = (typeof DECISION_WORDS)[number];

export interface Space {
  space: number;
  reserve: boolean;
  card: string | null;
  cubes: Good[];
  queue: Placed[];
  price: number;
  buyer: number | null;
  current: boolean;
}

export const GOOD_WORDS = ["amber", "iron", "leather", "wool", "jet", "glass", "silk", "gold"] as const;
export type Good = (typeof GOOD_WORDS)[number];

export interface Placed {
  seat: number;
  brown: boolean;
}

export interface Reservation {
  card: string;
  cubes: Good[];
  viking: Placed;
  price: number;
  current: boolean;
}

export interface SeasonLeft {
  season: Season;
  cards: string[];
}

export const SEASON_WORDS = ["winter", "spring", "summer", "autumn", "final"] as const;
export type Season = (typeof SEASON_WORDS)[number];

export interface Area {
  coins: number;
  points: number;
  atEnd: number;
  rank: number;
  vikings: number;
  brownVikings: number;
  strength: number;
  storageSpaces: number;
  stored: Good[];
  loading: Held[];
  personal: Held[];
}

export interface Held {
  card: string;
  cubes: Good[];
}

export interface Attack {
  card: string;
  round: number;
  strengths: number[];
  points: number[];
  pending: boolean;
}

export interface Quay {
  seat: number;
  cubes: Good[];
}

export interface InHand {
  seat: number;
  cube: Good | null;
  due: number;
}

export interface Carrying {
  seat: number;
  from: string;
  to: string;
  left: number;
}

export interface Lifted {
  space: number;
  spot: number;
}
