// Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.

import { readerOf } from "../../board/moves";
import type { Building, Clan, Kind, Resource } from "./view";

export const USE_WORDS = ["play", "wait", "exchange", "remove", "upgrade", "spend", "pass", "take", "discard", "top", "pick", "copy"] as const;
export type Use = (typeof USE_WORDS)[number];

export const DEED_WORDS = ["settle", "recruit", "add", "scorch", "fight", "push", "retreat", "strike", "spawn", "stalk", "gather"] as const;
export type Deed = (typeof DEED_WORDS)[number];

export const DEAL_WORDS = ["pay", "gain", "trade"] as const;
export type Deal = (typeof DEAL_WORDS)[number];

/** A move, as it is read from its code. */
export type Move =
  | { type: "takeClan"; code: string; clan: Clan }
  | { type: "place"; code: string; tile: string; x: number; y: number; rotation: number }
  | { type: "withCard"; code: string; use: Use; card: string }
  | { type: "at"; code: string; deed: Deed; region: string; kaija: boolean }
  | { type: "march"; code: string; from: string; to: string }
  | { type: "send"; code: string; units: number; kaija: boolean }
  | { type: "build"; code: string; region: string; building: Building; loose: boolean }
  | { type: "replace"; code: string; region: string; old: Building; now: Building; loose: boolean }
  | { type: "attack"; code: string; creature: string }
  | { type: "feed"; code: string; food: number }
  | { type: "target"; code: string; seat: number }
  | { type: "withResource"; code: string; deal: Deal; resource: Resource }
  | { type: "offer"; code: string; give: Resource; want: Resource }
  | { type: "under"; code: string; tile: string }
  | { type: "as"; code: string; kind: Kind }
  | { type: "pass"; code: string }
  | { type: "end"; code: string }
  | { type: "stop"; code: string }
  | { type: "decline"; code: string }
  | { type: "counter"; code: string }
  | { type: "allow"; code: string }
  | { type: "point"; code: string }
  | { type: "casualty"; code: string }
  | { type: "loseUnit"; code: string }
  | { type: "loseKaija"; code: string }
  | { type: "draw"; code: string }
  | { type: "redraw"; code: string }
  | { type: "yield"; code: string }
  | { type: "buyOff"; code: string }
  | { type: "accept"; code: string }
  | { type: "refuse"; code: string };

/** The codes of moves. */
export const move = {
  takeClan: (clan: Clan) => `clan ${clan}`,
  place: (tile: string, x: number, y: number, rotation: number) => `place ${tile} ${x},${y} ${rotation}`,
  withCard: (use: Use, card: string) => `${use} ${card}`,
  at: (deed: Deed, region: string, kaija = false) => kaija ? `${deed} ${region} kaija` : `${deed} ${region}`,
  march: (from: string, to: string) => `move ${from} ${to}`,
  send: (units: number, kaija = false) => kaija ? `send ${units} kaija` : `send ${units}`,
  build: (region: string, building: Building, loose = false) => loose ? `build ${region} ${building} loose` : `build ${region} ${building}`,
  replace: (region: string, old: Building, now: Building, loose = false) => loose ? `replace ${region} ${old} ${now} loose` : `replace ${region} ${old} ${now}`,
  attack: (creature: string) => `attack ${creature}`,
  feed: (food: number) => `food ${food}`,
  target: (seat: number) => `target ${seat}`,
  withResource: (deal: Deal, resource: Resource) => `${deal} ${resource}`,
  offer: (give: Resource, want: Resource) => `offer ${give} ${want}`,
  under: (tile: string) => `under ${tile}`,
  as: (kind: Kind) => `as ${kind}`,
  pass: "pass",
  end: "end",
  stop: "stop",
  decline: "decline",
  counter: "counter",
  allow: "allow",
  point: "point",
  casualty: "casualty",
  loseUnit: "lose unit",
  loseKaija: "lose kaija",
  draw: "draw",
  redraw: "redraw",
  yield: "yield",
  buyOff: "buy off",
  accept: "accept",
  refuse: "refuse",
} as const;

/** The move that a code stands for; null for one that this page does not know. */
export const readMove = readerOf<Move>([
  [/^clan (bear|boar|goat|raven|snake|stag|wolf)$/, (code, clan) => ({ type: "takeClan", code, clan: clan as Clan })],
  [/^send (\d+)$/, (code, units) => ({ type: "send", code, units: Number(units), kaija: false })],
  [/^send (\d+) kaija$/, (code, units) => ({ type: "send", code, units: Number(units), kaija: true })],
  [/^food (\d+)$/, (code, food) => ({ type: "feed", code, food: Number(food) })],
  [/^target (\d+)$/, (code, seat) => ({ type: "target", code, seat: Number(seat) })],
  [/^(pay|gain|trade) (food|wood|lore)$/, (code, deal, resource) => ({ type: "withResource", code, deal: deal as Deal, resource: resource as Resource })],
  [/^offer (food|wood|lore) (food|wood|lore)$/, (code, give, want) => ({ type: "offer", code, give: give as Resource, want: want as Resource })],
  [/^as (recruit|build|move|explore|draw|collect|choice|annex|kaija-awakens|draw-per-large|pay-to-draw|pay-to-recruit|pull|scorch|raid|plunder|capture|bribe|fetch|foresee|spy|rapacious|threaten|curse|counter|replace|conquer|copy-neighbour|copy-scorched|replay)$/, (code, kind) => ({ type: "as", code, kind: kind as Kind })],
  [/^pass$/, (code) => ({ type: "pass", code })],
  [/^end$/, (code) => ({ type: "end", code })],
  [/^stop$/, (code) => ({ type: "stop", code })],
  [/^decline$/, (code) => ({ type: "decline", code })],
  [/^counter$/, (code) => ({ type: "counter", code })],
  [/^allow$/, (code) => ({ type: "allow", code })],
  [/^point$/, (code) => ({ type: "point", code })],
  [/^casualty$/, (code) => ({ type: "casualty", code })],
  [/^lose unit$/, (code) => ({ type: "loseUnit", code })],
  [/^lose kaija$/, (code) => ({ type: "loseKaija", code })],
  [/^draw$/, (code) => ({ type: "draw", code })],
  [/^redraw$/, (code) => ({ type: "redraw", code })],
  [/^yield$/, (code) => ({ type: "yield", code })],
  [/^buy off$/, (code) => ({ type: "buyOff", code })],
  [/^accept$/, (code) => ({ type: "accept", code })],
  [/^refuse$/, (code) => ({ type: "refuse", code })],
  [/^place ([^ ]+) (-?\d+),(-?\d+) (\d+)$/, (code, tile, x, y, rotation) => ({ type: "place", code, tile, x: Number(x), y: Number(y), rotation: Number(rotation) })],
  [/^(play|wait|exchange|remove|upgrade|spend|pass|take|discard|top|pick|copy) ([^ ]+)$/, (code, use, card) => ({ type: "withCard", code, use: use as Use, card })],
  [/^(settle|recruit|add|scorch|fight|push|retreat|strike|spawn|stalk|gather) ([^ ]+)$/, (code, deed, region) => ({ type: "at", code, deed: deed as Deed, region, kaija: false })],
  [/^(settle|recruit|add|scorch|fight|push|retreat|strike|spawn|stalk|gather) ([^ ]+) kaija$/, (code, deed, region) => ({ type: "at", code, deed: deed as Deed, region, kaija: true })],
  [/^build ([^ ]+) (food-silo|woodcutter-lodge|defense-tower|training-camp|menhir|fortress|forge|altar-of-kings)$/, (code, region, building) => ({ type: "build", code, region, building: building as Building, loose: false })],
  [/^build ([^ ]+) (food-silo|woodcutter-lodge|defense-tower|training-camp|menhir|fortress|forge|altar-of-kings) loose$/, (code, region, building) => ({ type: "build", code, region, building: building as Building, loose: true })],
  [/^replace ([^ ]+) (food-silo|woodcutter-lodge|defense-tower|training-camp|menhir|fortress|forge|altar-of-kings) (food-silo|woodcutter-lodge|defense-tower|training-camp|menhir|fortress|forge|altar-of-kings)$/, (code, region, old, now) => ({ type: "replace", code, region, old: old as Building, now: now as Building, loose: false })],
  [/^replace ([^ ]+) (food-silo|woodcutter-lodge|defense-tower|training-camp|menhir|fortress|forge|altar-of-kings) (food-silo|woodcutter-lodge|defense-tower|training-camp|menhir|fortress|forge|altar-of-kings) loose$/, (code, region, old, now) => ({ type: "replace", code, region, old: old as Building, now: now as Building, loose: true })],
  [/^attack ([^ ]+)$/, (code, creature) => ({ type: "attack", code, creature })],
  [/^under ([^ ]+)$/, (code, tile) => ({ type: "under", code, tile })],
  [/^move ([^ ]+) ([^ ]+)$/, (code, from, to) => ({ type: "march", code, from, to })],
]);
