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
  raids: Raid[];
}

export const STAGE_WORDS = ["setup", "actions", "creatures", "harvest", "end-of-year", "over"] as const;
export type Stage = (typeof STAGE_WORDS)[number];

export const DECISION_WORDS = ["clan", "first-tiles", "settle", "turn", "upgrade", "counter", "choose", "scorch", "recruit", "pull", "build", "replace", "move", "send", "declare", "combat", "push", "food", "die", "axes", "loss", "retreat", "explore", "under", "explore-more", "land", "divide", "target", "pick", "ransom", "pay", "pay-more", "discard", "take", "copy", "strike", "gain", "add", "bribe", "spawn", "stalk", "scorched-harvest", "trade", "offer", "second-chance"] as const;
export type Decision = (typeof DECISION_WORDS)[number];

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
  name: string;
  regions: string[];
  owner: number | null;
  units: number;
  kaija: boolean;
  visitor: number | null;
  visitors: number;
  closed: boolean;
  size: number;
  glory: number;
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

export const BUILDING_WORDS = ["food-silo", "woodcutter-lodge", "defense-tower", "training-camp", "menhir", "fortress", "forge", "altar-of-kings"] as const;
export type Building = (typeof BUILDING_WORDS)[number];

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
  income: Harvest;
  winter: Need;
}

export const CLAN_WORDS = ["bear", "boar", "goat", "raven", "snake", "stag", "wolf"] as const;
export type Clan = (typeof CLAN_WORDS)[number];

export interface Active {
  card: string;
  played: boolean;
}

export interface Harvest {
  glory: number;
  food: number;
  wood: number;
  lore: number;
}

export interface Need {
  food: number;
  wood: number;
  missingFood: number;
  missingWood: number;
  unrest: boolean;
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

export const RESOURCE_WORDS = ["food", "wood", "lore"] as const;
export type Resource = (typeof RESOURCE_WORDS)[number];

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

export const TILE_KIND_WORDS = ["start", "start5", "regular"] as const;
export type TileKind = (typeof TILE_KIND_WORDS)[number];

export interface Region {
  id: string;
  name: string;
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

export const SITE_WORDS = ["small", "stone", "large"] as const;
export type Site = (typeof SITE_WORDS)[number];

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

export const CARD_KIND_WORDS = ["start", "initial", "upgrade", "early", "advanced", "achievement", "unrest"] as const;
export type CardKind = (typeof CARD_KIND_WORDS)[number];

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

export const KIND_WORDS = ["recruit", "build", "move", "explore", "draw", "collect", "choice", "annex", "kaija-awakens", "draw-per-large", "pay-to-draw", "pay-to-recruit", "pull", "scorch", "raid", "plunder", "capture", "bribe", "fetch", "foresee", "spy", "rapacious", "threaten", "curse", "counter", "replace", "conquer", "copy-neighbour", "copy-scorched", "replay"] as const;
export type Kind = (typeof KIND_WORDS)[number];

export const WHERE_WORDS = ["own", "same-own", "own-or-neutral", "same-own-or-neutral", "neutral", "same-neutral", "per-food", "per-wood", "per-lore", "each-open-or-wood", "each-at-enemy"] as const;
export type Where = (typeof WHERE_WORDS)[number];

export const TRAIT_WORDS = ["ignore-hard", "kaija-collects", "push-defender", "cancel-one-casualty", "point-or-casualty-after-roll", "pass-through-enemies", "hidden-ways", "anywhere", "redraw-once", "collect-tile", "optional", "one-large", "duplicate", "loose", "collect"] as const;
export type Trait = (typeof TRAIT_WORDS)[number];

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

export const CREATURE_KIND_WORDS = ["wolf", "bear", "draugr", "valkyrie"] as const;
export type CreatureKind = (typeof CREATURE_KIND_WORDS)[number];

export const PRIORITY_WORDS = ["resources", "buildings", "units"] as const;
export type Priority = (typeof PRIORITY_WORDS)[number];

export interface Raid {
  move: string;
  territory: string;
  won: number;
  nobody: number;
  lost: number;
  losses: number;
  theirLosses: number;
  food: number;
  theirFood: number;
}
