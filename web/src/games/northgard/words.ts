import type { Deed, Move, Use } from "./moves";
import type { Decision } from "./view";

/** The buildings come with the small ones first. */
export { BUILDING_WORDS as BUILDINGS, CLAN_WORDS as CLANS, RESOURCE_WORDS as RESOURCES } from "./view";

/** What one does with a card of the hand, the first being what a click on it does. */
export const WITH_HAND = [
  "play",
  "spend",
  "discard",
  "top",
  "wait",
  "exchange",
  "remove",
] as const satisfies readonly Use[];

/** Moves that have a place in the drawing: on the map, at a card, at a clan. */
export const PLACED: ReadonlySet<Move["type"]> = new Set([
  "at",
  "build",
  "replace",
  "attack",
  "march",
  "place",
  "takeClan",
  "withCard",
]);

/** Moves that are decided in the combat panel. */
export const IN_COMBAT = [
  "feed",
  "point",
  "casualty",
  "loseUnit",
  "loseKaija",
] as const satisfies readonly Move["type"][];

/** What is done in a territory to answer a decision, to ask why another territory is none. */
export const DEED_OF: Readonly<Partial<Record<Decision, Deed>>> = {
  settle: "settle",
  "second-chance": "settle",
  scorch: "scorch",
  recruit: "recruit",
  retreat: "retreat",
  strike: "strike",
  add: "add",
  spawn: "spawn",
  stalk: "stalk",
  push: "push",
  combat: "fight",
};

export interface Spot {
  tile: string;
  x: number;
  y: number;
  rotation: number;
}
