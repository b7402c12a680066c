import type { Building, Clan, Resource } from "./view";

export const RESOURCES: readonly Resource[] = ["food", "wood", "lore"];

export const CLANS: readonly Clan[] = ["bear", "boar", "goat", "raven", "snake", "stag", "wolf"];

/** The buildings, the small ones first. */
export const BUILDINGS: readonly Building[] = [
  "food-silo", "woodcutter-lodge", "defense-tower", "training-camp", "menhir", "fortress", "forge", "altar-of-kings",
];

const LARGE: ReadonlySet<Building> = new Set(["fortress", "forge", "altar-of-kings"]);

export const isLarge = (building: Building): boolean => LARGE.has(building);

/** Moves about one territory or one of its regions, which is their first argument. */
export const ON_TERRITORY: ReadonlySet<string> = new Set([
  "settle", "recruit", "scorch", "fight", "push", "retreat", "strike", "add", "spawn", "stalk", "gather", "build", "replace",
]);

/** Moves that name a card: what one does with a card of the hand, the first being what a click on it does. */
export const WITH_HAND = ["play", "spend", "discard", "top", "wait", "exchange", "remove"] as const;

/** Moves that name a card which lies elsewhere. */
export const WITH_CARD: ReadonlySet<string> = new Set([...WITH_HAND, "upgrade", "pass", "take", "pick", "copy"]);

/** Moves that are decided in the combat panel. */
export const IN_COMBAT: ReadonlySet<string> = new Set(["food", "point", "casualty", "lose"]);

/** The word with which a decision about a territory is answered, to ask why another territory is none. */
export const WORD_OF: Readonly<Record<string, string>> = {
  settle: "settle", "second-chance": "settle", scorch: "scorch", recruit: "recruit", retreat: "retreat", strike: "strike", add: "add",
  spawn: "spawn", stalk: "stalk", push: "push", combat: "fight",
};

export interface Spot {
  tile: string;
  x: number;
  y: number;
  rotation: number;
}

/** The move codes that the board offers; the engine writes them in the same way. */
export const move = {
  place: ({ tile, x, y, rotation }: Spot) => `place ${tile} ${x},${y} ${rotation}`,
  go: (from: string, to: string) => `move ${from} ${to}`,
  clan: (clan: Clan) => `clan ${clan}`,
  upgrade: (card: string) => `upgrade ${card}`,
  pass: (card: string) => `pass ${card}`,
  take: (card: string) => `take ${card}`,
  attack: (creature: string) => `attack ${creature}`,
};

/** Reads a placement from its code; null for another move. */
export function spotOf(code: string): Spot | null {
  const [word, tile, cell, rotation] = code.split(" ");
  const [x, y] = (cell ?? "").split(",").map(Number);
  return word === "place" && tile && x !== undefined && y !== undefined ? { tile, x, y, rotation: Number(rotation) } : null;
}
