// Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.

export interface NorthgardView {
  year: number;
  years: number;
  stage: Stage;
  asked: Decision | null;
  decides: number | null;
  firstSeat: number | null;
  turn: Turn | null;
  tiles: Tile[];
  territories: Territory[];
  areas: Area[];
  offer: string[];
  achievements: string[];
  developments: number;
  stack: number;
  stackBottom: string[];
  drawn: string[];
  placements: Placement[];
  buildings: Partial<Record<Building, number>>;
  unrest: number;
  action: Acting | null;
  combat: Combat | null;
  creatures: Creature[];
  creatureDeck: number;
  creatureDiscard: string[];
  harvest: (Harvest | null)[];
  winter: Winter[];
  teams: boolean;
  tileFaces: TileFace[];
  cards: Face[];
  creatureFaces: CreatureFace[];
}

export type Stage = "setup" | "actions" | "creatures" | "harvest" | "end-of-year" | "over";

export type Decision = "clan" | "first-tiles" | "settle" | "turn" | "upgrade" | "counter" | "choose" | "scorch" | "recruit" | "pull" | "build" | "replace" | "move" | "send" | "declare" | "combat" | "push" | "food" | "die" | "axes" | "loss" | "retreat" | "explore" | "under" | "explore-more" | "land" | "divide" | "target" | "pick" | "ransom" | "pay" | "pay-more" | "discard" | "take" | "copy" | "strike" | "gain" | "add" | "bribe" | "spawn" | "stalk" | "scorched-harvest" | "trade" | "offer" | "second-chance";

export interface Turn {
  seat: number;
  played: boolean;
  main: boolean;
  card: string | null;
}

export interface Tile {
  tile: string;
  x: number;
  y: number;
  rotation: number;
}

export interface Territory {
  id: string;
  regions: string[];
  owner: number | null;
  units: number;
  kaija: boolean;
  visitor: number | null;
  visitors: number;
  closed: boolean;
  size: number;
  food: number;
  wood: number;
  lore: number;
  lairs: number;
  buildings: Standing[];
  creatures: string[];
  scorched: boolean;
  fighting: boolean;
  ways: Way[];
}

export interface Standing {
  region: string;
  building: Building;
  loose: boolean;
}

export type Building = "food-silo" | "woodcutter-lodge" | "defense-tower" | "training-camp" | "menhir" | "fortress" | "forge" | "altar-of-kings";

export interface Way {
  territory: string;
  hard: boolean;
}

export interface Area {
  clan: Clan | null;
  food: number;
  wood: number;
  lore: number;
  glory: number | null;
  points: number;
  units: number;
  reserve: number;
  hand: string[];
  handSize: number;
  drawPile: number;
  drawTop: (string | null)[];
  active: Active[];
  discard: string[];
  removed: string[];
  upgrades: string[];
  tiles: number;
  passed: boolean;
  foresaw: boolean;
  conqueror: boolean;
  awake: boolean;
  territories: number;
  closed: number;
  dominant: number;
  winter: Need;
}

export type Clan = "bear" | "boar" | "goat" | "raven" | "snake" | "stag" | "wolf";

export interface Active {
  card: string;
  played: boolean;
}

export interface Need {
  food: number;
  wood: number;
}

export interface Placement {
  tile: string;
  x: number;
  y: number;
  rotation: number;
  closes: Closing[];
  glory: number;
  food: number;
  wood: number;
  lore: number;
}

export interface Closing {
  regions: string[];
  size: number;
  owner: number | null;
}

export interface Acting {
  card: string | null;
  left: number;
  from: string | null;
  to: string | null;
  cards: string[];
  resource: Resource | null;
  seat: number | null;
}

export type Resource = "food" | "wood" | "lore";

export interface Combat {
  territory: string;
  attacker: Side;
  defender: Side;
  pending: boolean;
  winner: number | null;
}

export interface Side {
  seat: number | null;
  creature: string | null;
  units: number;
  strength: number;
  bonus: number;
  food: number | null;
  face: string | null;
  dice: number;
  total: number;
  casualties: number;
}

export interface Creature {
  creature: string;
  territory: string;
  active: boolean;
}

export interface Harvest {
  glory: number;
  food: number;
  wood: number;
  lore: number;
}

export interface Winter {
  units: number;
  food: number;
  wood: number;
  unrest: boolean;
}

export interface TileFace {
  id: string;
  kind: TileKind;
  regions: Region[];
  borders: Border[];
  source: string;
}

export type TileKind = "start" | "start5" | "regular";

export interface Region {
  id: string;
  sides: string;
  food: number;
  wood: number;
  lore: number;
  site: Site | null;
  lair: boolean;
  polygon: Point[];
  siteAt: Point | null;
  foodAt: Point | null;
  woodAt: Point | null;
  loreAt: Point | null;
  lairAt: Point | null;
  unitsAt: Point;
}

export type Site = "small" | "stone" | "large";

export interface Point {
  x: number;
  y: number;
}

export interface Border {
  one: string;
  other: string;
  hard: boolean;
  path: Point[];
}

export interface Face {
  id: string;
  kind: CardKind;
  clan: Clan | null;
  glory: number;
  flash: boolean;
  actions: Action[];
  source: string;
}

export type CardKind = "start" | "initial" | "upgrade" | "early" | "advanced" | "achievement" | "unrest";

export interface Action {
  kind: Kind;
  n: number;
  points: number;
  discount: number;
  discard: number;
  top: number;
  where: Where;
  resource: Resource | null;
  traits: Trait[];
}

export type Kind = "recruit" | "build" | "move" | "explore" | "draw" | "collect" | "choice" | "annex" | "kaija-awakens" | "draw-per-large" | "pay-to-draw" | "pay-to-recruit" | "pull" | "scorch" | "raid" | "plunder" | "capture" | "bribe" | "fetch" | "foresee" | "spy" | "rapacious" | "threaten" | "curse" | "counter" | "replace" | "conquer" | "copy-neighbour" | "copy-scorched" | "replay";

export type Where = "own" | "same-own" | "own-or-neutral" | "same-own-or-neutral" | "neutral" | "same-neutral" | "per-food" | "per-wood" | "per-lore" | "each-open-or-wood" | "each-at-enemy";

export type Trait = "ignore-hard" | "kaija-collects" | "push-defender" | "cancel-one-casualty" | "point-or-casualty-after-roll" | "pass-through-enemies" | "hidden-ways" | "anywhere" | "redraw-once" | "collect-tile" | "optional" | "one-large" | "duplicate" | "loose" | "collect";

export interface CreatureFace {
  id: string;
  kind: CreatureKind;
  colour: string;
  combat: number;
  glory: number;
  shares: boolean;
  priorities: Priority[];
  source: string;
}

export type CreatureKind = "wolf" | "bear" | "draugr" | "valkyrie";

export type Priority = "resources" | "buildings" | "units";
