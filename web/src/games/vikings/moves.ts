// Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.

import { readerOf } from "../../board/moves";
import type { Row, Special, Viking } from "./view";

/** A move, as it is read from its code. */
export type Move =
  | { type: "bid"; code: string; gold: number }
  | { type: "remove"; code: string; viking: Viking }
  | { type: "group"; code: string; viking: Viking }
  | { type: "buy"; code: string; price: number }
  | { type: "start"; code: string; row: Row }
  | { type: "place"; code: string; row: Row; column: number }
  | { type: "moor"; code: string; column: number }
  | { type: "take"; code: string; special: Special }
  | { type: "swap"; code: string; row: Row; column: number }
  | { type: "ferry"; code: string; viking: Viking }
  | { type: "land"; code: string; row: Row; column: number }
  | { type: "pass"; code: string }
  | { type: "settle"; code: string }
  | { type: "wait"; code: string }
  | { type: "leave"; code: string }
  | { type: "ferryEach"; code: string }
  | { type: "done"; code: string }
  | { type: "stop"; code: string };

/** The codes of moves. */
export const move = {
  bid: (gold: number) => `bid ${gold}`,
  remove: (viking: Viking) => `remove ${viking}`,
  group: (viking: Viking) => `group ${viking}`,
  buy: (price: number) => `buy ${price}`,
  start: (row: Row) => `start ${row}`,
  place: (row: Row, column: number) => `place ${row} ${column}`,
  moor: (column: number) => `moor ${column}`,
  take: (special: Special) => `take ${special}`,
  swap: (row: Row, column: number) => `swap ${row} ${column}`,
  ferry: (viking: Viking) => `ferry ${viking}`,
  land: (row: Row, column: number) => `land ${row} ${column}`,
  pass: "pass",
  settle: "settle",
  wait: "wait",
  leave: "leave",
  ferryEach: "ferry each",
  done: "done",
  stop: "stop",
} as const;

/** The move that a code stands for; null for one that this page does not know. */
export const readMove = readerOf<Move>([
  [/^bid (\d+)$/, (code, gold) => ({ type: "bid", code, gold: Number(gold) })],
  [/^remove (fisherman|goldsmith|scout|noble|warrior|boatman)$/, (code, viking) => ({ type: "remove", code, viking: viking as Viking })],
  [/^group (fisherman|goldsmith|scout|noble|warrior|boatman)$/, (code, viking) => ({ type: "group", code, viking: viking as Viking })],
  [/^buy (\d+)$/, (code, price) => ({ type: "buy", code, price: Number(price) })],
  [/^start (warrior|noble|scout|goldsmith|fisherman)$/, (code, row) => ({ type: "start", code, row: row as Row })],
  [/^place (warrior|noble|scout|goldsmith|fisherman) (\d+)$/, (code, row, column) => ({ type: "place", code, row: row as Row, column: Number(column) })],
  [/^moor (\d+)$/, (code, column) => ({ type: "moor", code, column: Number(column) })],
  [/^take (coins5|goldsmith1|goldsmith2|boat|noble1|scout1|fisherman1|boatman|food3|rate3|farm|church|hall|tower)$/, (code, special) => ({ type: "take", code, special: special as Special })],
  [/^swap (warrior|noble|scout|goldsmith|fisherman) (\d+)$/, (code, row, column) => ({ type: "swap", code, row: row as Row, column: Number(column) })],
  [/^ferry (fisherman|goldsmith|scout|noble|warrior|boatman)$/, (code, viking) => ({ type: "ferry", code, viking: viking as Viking })],
  [/^land (warrior|noble|scout|goldsmith|fisherman) (\d+)$/, (code, row, column) => ({ type: "land", code, row: row as Row, column: Number(column) })],
  [/^pass$/, (code) => ({ type: "pass", code })],
  [/^settle$/, (code) => ({ type: "settle", code })],
  [/^wait$/, (code) => ({ type: "wait", code })],
  [/^leave$/, (code) => ({ type: "leave", code })],
  [/^ferry each$/, (code) => ({ type: "ferryEach", code })],
  [/^done$/, (code) => ({ type: "done", code })],
  [/^stop$/, (code) => ({ type: "stop", code })],
]);
