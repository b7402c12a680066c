// Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.

export interface GraenalandView {
  turn: number;
  stage: Stage;
  asked: Decision | null;
  mainSeat: number;
  talk: boolean;
  provinces: Province[];
  decks: Deck[];
  supply: Supply;
  tokens: Partial<Record<Work, number>>;
  clans: Clan[];
  ordered: Ordered[];
  ownOrder: Order | null;
  composing: Composing | null;
  offer: Offer | null;
  bill: Bill | null;
  toll: Toll | null;
  arrival: Arrival | null;
  joint: Joint | null;
  permitted: number | null;
  founding: Founding | null;
  promises: Promise[];
  hand: Hand | null;
  secret: Secret | null;
  announcer: number | null;
  conditions: Partial<Record<Column, number>>;
  toWin: number;
  prices: Record<string, Partial<Record<Resource, number>>>;
}

export const STAGE_WORDS = ["map", "founding", "victory-cards", "moving", "sharing", "declaring", "building", "final-building", "over"] as const;
export type Stage = (typeof STAGE_WORDS)[number];

export const DECISION_WORDS = ["map-tile", "map-vote", "found", "displace", "keep-card", "order", "enter", "propose", "assign", "vote", "declare", "build", "pay", "toll", "bring-hero", "appeal", "pledge", "joint-pay", "permitted"] as const;
export type Decision = (typeof DECISION_WORDS)[number];

export interface Province {
  tile: string;
  terrain: Terrain;
  coast: boolean;
  place: number;
  neighbours: string[];
  ways: Partial<Record<Direction, string>>;
  villagePrice: Partial<Record<Resource, number>>;
  improvement: Resource;
  fortResource: Resource | null;
  buildable: boolean;
  villages: number[];
  buildings: Partial<Record<Building, number>>;
  works: Work[];
  heroes: HeroOf[];
  cards: Resource[];
  faceDown: number;
  cap: number;
  votes: VoteCount[];
  needed: number;
}

export const TERRAIN_WORDS = ["plains", "forest", "hills", "mountains"] as const;
export type Terrain = (typeof TERRAIN_WORDS)[number];

export const DIRECTION_WORDS = ["w", "e", "nw", "ne", "sw", "se", "sail-w", "sail-e"] as const;
export type Direction = (typeof DIRECTION_WORDS)[number];

export const RESOURCE_WORDS = ["grain", "livestock", "wood", "ore", "gold"] as const;
export type Resource = (typeof RESOURCE_WORDS)[number];

export const BUILDING_WORDS = ["fort", "church", "hall"] as const;
export type Building = (typeof BUILDING_WORDS)[number];

export const WORK_WORDS = ["road", "improvement", "market", "rampart"] as const;
export type Work = (typeof WORK_WORDS)[number];

export interface HeroOf {
  seat: number;
  hero: Hero;
}

export const HERO_WORDS = ["warlord", "priest", "skald"] as const;
export type Hero = (typeof HERO_WORDS)[number];

export interface VoteCount {
  settlements: number;
  warlord: number;
  priest: number;
  skald: number;
  total: number;
}

export interface Deck {
  terrain: Terrain;
  cards: Partial<Record<Resource, number>>;
  left: number;
  discarded: Partial<Record<Resource, number>>;
}

export interface Supply {
  row: SupplyCard[];
  left: number;
  discarded: string[];
  taken: boolean;
}

export interface SupplyCard {
  card: string;
  resources: Resource[];
}

export interface Clan {
  settlements: number;
  provinces: number;
  dominated: number;
  buildings: number;
  army: number;
  piecesLeft: number;
  waiting: Partial<Record<Hero, string>>;
  backs: Partial<Record<Terrain, number>>;
  supplyCards: number;
  met: Column[];
  victoryCard: VictoryCard | null;
  victoryPoints: number | null;
  markets: number;
  kept: number;
  broken: number;
  rank: number;
}

export const COLUMN_WORDS = ["settlements", "provinces", "dominated", "buildings", "army"] as const;
export type Column = (typeof COLUMN_WORDS)[number];

export interface VictoryCard {
  card: string;
  levels: Partial<Record<Column, number[]>>;
  light: Column;
  dark: Column;
}

export interface Ordered {
  seat: number;
  order: Order;
  from: string | null;
  to: string | null;
  swapped: boolean;
}

export interface Order {
  hero: Hero | null;
  direction: Direction | null;
}

export interface Composing {
  tile: string;
  shares: Share[];
  next: Resource | null;
  left: number;
  recipients: number[];
}

export interface Share {
  seat: number;
  cards: Resource[];
  faceDown: number;
}

export interface Offer {
  proposer: number;
  tile: string;
  shares: Share[];
  ballots: Ballot[];
  needed: number;
  inFavour: number;
  against: number;
}

export interface Ballot {
  seat: number;
  votes: number;
  inFavour: boolean | null;
}

export interface Bill {
  seat: number;
  thing: string;
  tile: string | null;
  price: Partial<Record<Resource, number>>;
  left: Partial<Record<Resource, number>>;
  markets: number;
  toll: number;
}

export interface Toll {
  seat: number;
  tile: string;
  to: number[];
}

export interface Arrival {
  seat: number;
  hero: Hero;
  tile: string;
  waits: boolean;
}

export interface Joint {
  work: Work;
  tile: string;
  price: Partial<Record<Resource, number>>;
  left: Partial<Record<Resource, number>>;
  pledges: Pledged[];
}

export interface Pledged {
  seat: number;
  cards: Resource[];
  supply: string[];
}

export interface Founding {
  round: number;
  newcomer: number | null;
  tile: string | null;
}

export interface Promise {
  maker: number;
  receiver: number | null;
  pledge: Pledge;
  tile: string;
  resource: Resource | null;
  work: Work | null;
  turn: number;
  standing: Standing;
}

export const PLEDGE_WORDS = ["vote", "card", "work", "away"] as const;
export type Pledge = (typeof PLEDGE_WORDS)[number];

export const STANDING_WORDS = ["made", "open", "kept", "broken", "lapsed"] as const;
export type Standing = (typeof STANDING_WORDS)[number];

export interface Hand {
  cards: Held[];
  supply: SupplyCard[];
}

export interface Held {
  terrain: Terrain;
  resource: Resource;
  count: number;
}

export interface Secret {
  cards: VictoryCard[];
  chosen: boolean;
}
