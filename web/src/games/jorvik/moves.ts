// Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.

import { readerOf } from "../../board/moves";
import type { Good } from "./view";

/** A move, as it is read from its code. */
export type Move =
  | { type: "join"; code: string; space: number; brown: boolean }
  | { type: "reserve"; code: string; space: number; brown: boolean }
  | { type: "swap"; code: string; space: number; spot: number }
  | { type: "with"; code: string; space: number; spot: number }
  | { type: "doubleWarrior"; code: string; strength: number }
  | { type: "place"; code: string; good: Good; artisan: string }
  | { type: "store"; code: string; good: Good }
  | { type: "sell"; code: string; good: Good }
  | { type: "sacrifice"; code: string; good: Good }
  | { type: "discard"; code: string; good: Good }
  | { type: "exchange"; code: string; cubes: number; good: Good }
  | { type: "pay"; code: string; good: Good }
  | { type: "take"; code: string; good: Good }
  | { type: "steal"; code: string; good: Good; artisan: string }
  | { type: "carry"; code: string; good: Good; from: string; to: string }
  | { type: "buy"; code: string }
  | { type: "free"; code: string }
  | { type: "pass"; code: string }
  | { type: "decline"; code: string }
  | { type: "stop"; code: string }
  | { type: "doubleGain"; code: string }
  | { type: "ransom"; code: string }
  | { type: "keep"; code: string }
  | { type: "coin"; code: string }
  | { type: "drop"; code: string }
  | { type: "done"; code: string }
  | { type: "finish"; code: string };

/** The codes of moves. */
export const move = {
  join: (space: number, brown = false) => brown ? `join ${space} brown` : `join ${space}`,
  reserve: (space: number, brown = false) => brown ? `reserve ${space} brown` : `reserve ${space}`,
  swap: (space: number, spot: number) => `swap ${space === 0 ? "row" : space} ${spot}`,
  with: (space: number, spot: number) => `with ${space === 0 ? "row" : space} ${spot}`,
  doubleWarrior: (strength: number) => `double ${strength}`,
  place: (good: Good, artisan: string) => `place ${good} ${artisan}`,
  store: (good: Good) => `store ${good}`,
  sell: (good: Good) => `sell ${good}`,
  sacrifice: (good: Good) => `sacrifice ${good}`,
  discard: (good: Good) => `discard ${good}`,
  exchange: (cubes: number, good: Good) => `exchange ${cubes} ${good}`,
  pay: (good: Good) => `pay ${good}`,
  take: (good: Good) => `take ${good}`,
  steal: (good: Good, artisan: string) => `steal ${good} ${artisan}`,
  carry: (good: Good, from: string, to: string) => `carry ${good} ${from} ${to}`,
  buy: "buy",
  free: "free",
  pass: "pass",
  decline: "decline",
  stop: "stop",
  doubleGain: "double gain",
  ransom: "ransom",
  keep: "keep",
  coin: "coin",
  drop: "drop",
  done: "done",
  finish: "finish",
} as const;

/** The move that a code stands for; null for one that this page does not know. */
export const readMove = readerOf<Move>([
  [/^join (\d+)$/, (code, space) => ({ type: "join", code, space: Number(space), brown: false })],
  [/^join (\d+) brown$/, (code, space) => ({ type: "join", code, space: Number(space), brown: true })],
  [/^reserve (\d+)$/, (code, space) => ({ type: "reserve", code, space: Number(space), brown: false })],
  [/^reserve (\d+) brown$/, (code, space) => ({ type: "reserve", code, space: Number(space), brown: true })],
  [/^swap (row|\d+) (\d+)$/, (code, space, spot) => ({ type: "swap", code, space: space === "row" ? 0 : Number(space), spot: Number(spot) })],
  [/^with (row|\d+) (\d+)$/, (code, space, spot) => ({ type: "with", code, space: space === "row" ? 0 : Number(space), spot: Number(spot) })],
  [/^double (\d+)$/, (code, strength) => ({ type: "doubleWarrior", code, strength: Number(strength) })],
  [/^store (amber|iron|leather|wool|jet|glass|silk|gold)$/, (code, good) => ({ type: "store", code, good: good as Good })],
  [/^sell (amber|iron|leather|wool|jet|glass|silk|gold)$/, (code, good) => ({ type: "sell", code, good: good as Good })],
  [/^sacrifice (amber|iron|leather|wool|jet|glass|silk|gold)$/, (code, good) => ({ type: "sacrifice", code, good: good as Good })],
  [/^discard (amber|iron|leather|wool|jet|glass|silk|gold)$/, (code, good) => ({ type: "discard", code, good: good as Good })],
  [/^exchange (\d+) (amber|iron|leather|wool|jet|glass|silk|gold)$/, (code, cubes, good) => ({ type: "exchange", code, cubes: Number(cubes), good: good as Good })],
  [/^pay (amber|iron|leather|wool|jet|glass|silk|gold)$/, (code, good) => ({ type: "pay", code, good: good as Good })],
  [/^take (amber|iron|leather|wool|jet|glass|silk|gold)$/, (code, good) => ({ type: "take", code, good: good as Good })],
  [/^buy$/, (code) => ({ type: "buy", code })],
  [/^free$/, (code) => ({ type: "free", code })],
  [/^pass$/, (code) => ({ type: "pass", code })],
  [/^decline$/, (code) => ({ type: "decline", code })],
  [/^stop$/, (code) => ({ type: "stop", code })],
  [/^double gain$/, (code) => ({ type: "doubleGain", code })],
  [/^ransom$/, (code) => ({ type: "ransom", code })],
  [/^keep$/, (code) => ({ type: "keep", code })],
  [/^coin$/, (code) => ({ type: "coin", code })],
  [/^drop$/, (code) => ({ type: "drop", code })],
  [/^done$/, (code) => ({ type: "done", code })],
  [/^finish$/, (code) => ({ type: "finish", code })],
  [/^place (amber|iron|leather|wool|jet|glass|silk|gold) ([^ ]+)$/, (code, good, artisan) => ({ type: "place", code, good: good as Good, artisan })],
  [/^steal (amber|iron|leather|wool|jet|glass|silk|gold) ([^ ]+)$/, (code, good, artisan) => ({ type: "steal", code, good: good as Good, artisan })],
  [/^carry (amber|iron|leather|wool|jet|glass|silk|gold) ([^ ]+) ([^ ]+)$/, (code, good, from, to) => ({ type: "carry", code, good: good as Good, from, to })],
]);
