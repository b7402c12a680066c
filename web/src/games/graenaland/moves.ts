// Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.

import { readerOf } from "../../board/moves";
import type { Building, Direction, Hero, Resource, Terrain, Work } from "./view";

/** A move, as it is read from its code. */
export type Move =
  | { type: "lay"; code: string; tile: string }
  | { type: "found"; code: string; tile: string }
  | { type: "resettle"; code: string; tile: string }
  | { type: "keep"; code: string; card: string }
  | { type: "order"; code: string; hero: Hero; direction: Direction }
  | { type: "enter"; code: string; hero: Hero }
  | { type: "propose"; code: string; tile: string }
  | { type: "give"; code: string; seat: number }
  | { type: "vote"; code: string; inFavour: boolean }
  | { type: "promiseVote"; code: string; seat: number }
  | { type: "promiseCard"; code: string; resource: Resource; seat: number }
  | { type: "promiseWork"; code: string; work: Work }
  | { type: "takeSupply"; code: string; card: string }
  | { type: "settle"; code: string; tile: string }
  | { type: "erect"; code: string; building: Building; tile: string }
  | { type: "arm"; code: string; fort: Resource }
  | { type: "lend"; code: string; work: Work; tile: string; joint: boolean }
  | { type: "permit"; code: string; seat: number }
  | { type: "useSupply"; code: string; card: string }
  | { type: "trade"; code: string; card: Resource; due: Resource }
  | { type: "tradeSupply"; code: string; card: string; due: Resource }
  | { type: "payGold"; code: string; due: Resource }
  | { type: "payToll"; code: string; back: Terrain; resource: Resource }
  | { type: "pledgeCard"; code: string; due: Resource }
  | { type: "pledgeGold"; code: string; due: Resource }
  | { type: "pledgeSupply"; code: string; card: string }
  | { type: "withdrawCard"; code: string; due: Resource }
  | { type: "withdrawGold"; code: string; due: Resource }
  | { type: "withdrawSupply"; code: string; card: string }
  | { type: "accept"; code: string }
  | { type: "reject"; code: string }
  | { type: "remain"; code: string }
  | { type: "stay"; code: string }
  | { type: "pass"; code: string }
  | { type: "promiseAway"; code: string }
  | { type: "declare"; code: string }
  | { type: "wait"; code: string }
  | { type: "done"; code: string }
  | { type: "pay"; code: string }
  | { type: "bring"; code: string }
  | { type: "leave"; code: string }
  | { type: "call"; code: string }
  | { type: "ready"; code: string }
  | { type: "cancel"; code: string }
  | { type: "decline"; code: string };

/** The codes of moves. */
export const move = {
  lay: (tile: string) => `lay ${tile}`,
  found: (tile: string) => `found ${tile}`,
  resettle: (tile: string) => `move ${tile}`,
  keep: (card: string) => `keep ${card}`,
  order: (hero: Hero, direction: Direction) => `order ${hero} ${direction}`,
  enter: (hero: Hero) => `enter ${hero}`,
  propose: (tile: string) => `propose ${tile}`,
  give: (seat: number) => `give ${seat}`,
  vote: (inFavour: boolean) => `vote ${inFavour ? "for" : "against"}`,
  promiseVote: (seat: number) => `promise vote ${seat}`,
  promiseCard: (resource: Resource, seat: number) => `promise ${resource} ${seat}`,
  promiseWork: (work: Work) => `promise ${work}`,
  takeSupply: (card: string) => `take ${card}`,
  settle: (tile: string) => `village ${tile}`,
  erect: (building: Building, tile: string) => `${building} ${tile}`,
  arm: (fort: Resource) => fort === "gold" ? `army` : `army ${fort}`,
  lend: (work: Work, tile: string, joint = false) => joint ? `joint ${work} ${tile}` : `${work} ${tile}`,
  permit: (seat: number) => `permit ${seat}`,
  useSupply: (card: string) => `use ${card}`,
  trade: (card: Resource, due: Resource) => `trade ${card} ${due}`,
  tradeSupply: (card: string, due: Resource) => `trade ${card} ${due}`,
  payGold: (due: Resource) => `gold ${due}`,
  payToll: (back: Terrain, resource: Resource) => `toll ${back}-${resource}`,
  pledgeCard: (due: Resource) => `pledge ${due}`,
  pledgeGold: (due: Resource) => `pledge gold ${due}`,
  pledgeSupply: (card: string) => `pledge ${card}`,
  withdrawCard: (due: Resource) => `withdraw ${due}`,
  withdrawGold: (due: Resource) => `withdraw gold ${due}`,
  withdrawSupply: (card: string) => `withdraw ${card}`,
  accept: "accept",
  reject: "reject",
  remain: "remain",
  stay: "stay",
  pass: "pass",
  promiseAway: "promise away",
  declare: "declare",
  wait: "wait",
  done: "done",
  pay: "pay",
  bring: "bring",
  leave: "leave",
  call: "call",
  ready: "ready",
  cancel: "cancel",
  decline: "decline",
} as const;

/** The move that a code stands for; null for one that this page does not know. */
export const readMove = readerOf<Move>([
  [/^order (warlord|priest|skald) (w|e|nw|ne|sw|se|sail-w|sail-e)$/, (code, hero, direction) => ({ type: "order", code, hero: hero as Hero, direction: direction as Direction })],
  [/^enter (warlord|priest|skald)$/, (code, hero) => ({ type: "enter", code, hero: hero as Hero })],
  [/^give (\d+)$/, (code, seat) => ({ type: "give", code, seat: Number(seat) })],
  [/^vote (for|against)$/, (code, inFavour) => ({ type: "vote", code, inFavour: inFavour === "for" })],
  [/^promise vote (\d+)$/, (code, seat) => ({ type: "promiseVote", code, seat: Number(seat) })],
  [/^promise (grain|livestock|wood|ore|gold) (\d+)$/, (code, resource, seat) => ({ type: "promiseCard", code, resource: resource as Resource, seat: Number(seat) })],
  [/^promise (road|improvement|market|rampart)$/, (code, work) => ({ type: "promiseWork", code, work: work as Work })],
  [/^army$/, (code) => ({ type: "arm", code, fort: "gold" })],
  [/^army (grain|livestock|wood|ore|gold)$/, (code, fort) => ({ type: "arm", code, fort: fort as Resource })],
  [/^permit (\d+)$/, (code, seat) => ({ type: "permit", code, seat: Number(seat) })],
  [/^trade (grain|livestock|wood|ore|gold) (grain|livestock|wood|ore|gold)$/, (code, card, due) => ({ type: "trade", code, card: card as Resource, due: due as Resource })],
  [/^gold (grain|livestock|wood|ore|gold)$/, (code, due) => ({ type: "payGold", code, due: due as Resource })],
  [/^toll (plains|forest|hills|mountains)-(grain|livestock|wood|ore|gold)$/, (code, back, resource) => ({ type: "payToll", code, back: back as Terrain, resource: resource as Resource })],
  [/^pledge (grain|livestock|wood|ore|gold)$/, (code, due) => ({ type: "pledgeCard", code, due: due as Resource })],
  [/^pledge gold (grain|livestock|wood|ore|gold)$/, (code, due) => ({ type: "pledgeGold", code, due: due as Resource })],
  [/^withdraw (grain|livestock|wood|ore|gold)$/, (code, due) => ({ type: "withdrawCard", code, due: due as Resource })],
  [/^withdraw gold (grain|livestock|wood|ore|gold)$/, (code, due) => ({ type: "withdrawGold", code, due: due as Resource })],
  [/^accept$/, (code) => ({ type: "accept", code })],
  [/^reject$/, (code) => ({ type: "reject", code })],
  [/^remain$/, (code) => ({ type: "remain", code })],
  [/^stay$/, (code) => ({ type: "stay", code })],
  [/^pass$/, (code) => ({ type: "pass", code })],
  [/^promise away$/, (code) => ({ type: "promiseAway", code })],
  [/^declare$/, (code) => ({ type: "declare", code })],
  [/^wait$/, (code) => ({ type: "wait", code })],
  [/^done$/, (code) => ({ type: "done", code })],
  [/^pay$/, (code) => ({ type: "pay", code })],
  [/^bring$/, (code) => ({ type: "bring", code })],
  [/^leave$/, (code) => ({ type: "leave", code })],
  [/^call$/, (code) => ({ type: "call", code })],
  [/^ready$/, (code) => ({ type: "ready", code })],
  [/^cancel$/, (code) => ({ type: "cancel", code })],
  [/^decline$/, (code) => ({ type: "decline", code })],
  [/^lay ([^ ]+)$/, (code, tile) => ({ type: "lay", code, tile })],
  [/^found ([^ ]+)$/, (code, tile) => ({ type: "found", code, tile })],
  [/^move ([^ ]+)$/, (code, tile) => ({ type: "resettle", code, tile })],
  [/^keep ([^ ]+)$/, (code, card) => ({ type: "keep", code, card })],
  [/^propose ([^ ]+)$/, (code, tile) => ({ type: "propose", code, tile })],
  [/^take ([^ ]+)$/, (code, card) => ({ type: "takeSupply", code, card })],
  [/^village ([^ ]+)$/, (code, tile) => ({ type: "settle", code, tile })],
  [/^(fort|church|hall) ([^ ]+)$/, (code, building, tile) => ({ type: "erect", code, building: building as Building, tile })],
  [/^(road|improvement|market|rampart) ([^ ]+)$/, (code, work, tile) => ({ type: "lend", code, work: work as Work, tile, joint: false })],
  [/^joint (road|improvement|market|rampart) ([^ ]+)$/, (code, work, tile) => ({ type: "lend", code, work: work as Work, tile, joint: true })],
  [/^use ([^ ]+)$/, (code, card) => ({ type: "useSupply", code, card })],
  [/^trade ([^ ]+) (grain|livestock|wood|ore|gold)$/, (code, card, due) => ({ type: "tradeSupply", code, card, due: due as Resource })],
  [/^pledge ([^ ]+)$/, (code, card) => ({ type: "pledgeSupply", code, card })],
  [/^withdraw ([^ ]+)$/, (code, card) => ({ type: "withdrawSupply", code, card })],
]);
