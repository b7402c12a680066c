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

export type Stage = "map" | "founding" | "victory-cards" | "moving" | "sharing" | "declaring" | "building" | "final-building" | "over";

export type Decision = "map-tile" | "map-vote" | "found" | "displace" | "keep-card" | "order" | "enter" | "propose" | "assign" | "vote" | "declare" | "build" | "pay" | "toll" | "bring-hero" | "appeal" | "pledge" | "joint-pay" | "permitted";

export interface Province {
  tile: string;
  terrain: Terrain;
  coast: boolean;
  place: number;
  neighbours: string[];
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
}

export type Terrain = "plains" | "forest" | "hills" | "mountains";

export type Resource = "grain" | "livestock" | "wood" | "ore" | "gold";

export type Building = "fort" | "church" | "hall";

export type Work = "road" | "improvement" | "market" | "rampart";

export interface HeroOf {
  seat: number;
  hero: Hero;
}

export type Hero = "warlord" | "priest" | "skald";

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

export type Column = "settlements" | "provinces" | "dominated" | "buildings" | "army";

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

export type Direction = "w" | "e" | "nw" | "ne" | "sw" | "se" | "sail-w" | "sail-e";

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

export type Pledge = "vote" | "card" | "work" | "away";

export type Standing = "made" | "open" | "kept" | "broken" | "lapsed";

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
