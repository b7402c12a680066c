// Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.

import { readerOf } from "../../board/moves";

/** A move, as it is read from its code. */
export type Move =
  | { type: "go"; code: string; space: string }
  | { type: "imitate"; code: string; space: string }
  | { type: "place"; code: string; item: string; board: string }
  | { type: "lay"; code: string; row: number; column: number; turn: number }
  | { type: "buy"; code: string; ship: string }
  | { type: "arm"; code: string; ship: string }
  | { type: "store"; code: string; resource: string; building: string }
  | { type: "choose"; code: string; alternative: number }
  | { type: "dig"; code: string; strip: string; count: number }
  | { type: "upgrade"; code: string; good: string }
  | { type: "flip"; code: string; good: string }
  | { type: "take"; code: string; tile: string }
  | { type: "explore"; code: string; island: string }
  | { type: "emigrate"; code: string; ship: string }
  | { type: "rebuild"; code: string; boat: string }
  | { type: "sail"; code: string; plain: number; armed: number }
  | { type: "pay"; code: string; weapons: number }
  | { type: "back"; code: string; vikings: number }
  | { type: "disarm"; code: string; ship: string }
  | { type: "recall"; code: string; space: string }
  | { type: "first"; code: string; card: string }
  | { type: "keep"; code: string; card: string }
  | { type: "play"; code: string; card: string }
  | { type: "use"; code: string; card: string; alternative: number }
  | { type: "raise"; code: string; good: string }
  | { type: "spend"; code: string; stones: number; swords: number; spears: number }
  | { type: "serve"; code: string; food: string; flat: boolean }
  | { type: "pass"; code: string }
  | { type: "done"; code: string }
  | { type: "trade"; code: string }
  | { type: "roll"; code: string }
  | { type: "fail"; code: string }
  | { type: "coin"; code: string }
  | { type: "leave"; code: string };

/** The codes of moves. */
export const move = {
  go: (space: string) => `go ${space}`,
  imitate: (space: string) => `imitate ${space}`,
  place: (item: string, board: string) => `place ${item} ${board}`,
  lay: (row: number, column: number, turn: number) => `lay ${row} ${column} ${turn}`,
  buy: (ship: string) => `buy ${ship}`,
  arm: (ship: string) => `arm ${ship}`,
  store: (resource: string, building: string) => `store ${resource} ${building}`,
  choose: (alternative: number) => `choose ${alternative}`,
  dig: (strip: string, count: number) => `dig ${strip} ${count}`,
  upgrade: (good: string) => `upgrade ${good}`,
  flip: (good: string) => `flip ${good}`,
  take: (tile: string) => `take ${tile}`,
  explore: (island: string) => `explore ${island}`,
  emigrate: (ship: string) => `emigrate ${ship}`,
  rebuild: (boat: string) => `rebuild ${boat}`,
  sail: (plain: number, armed: number) => `sail ${plain} ${armed}`,
  pay: (weapons: number) => `pay ${weapons}`,
  back: (vikings: number) => `back ${vikings}`,
  disarm: (ship: string) => `disarm ${ship}`,
  recall: (space: string) => `recall ${space}`,
  first: (card: string) => `first ${card}`,
  keep: (card: string) => `keep ${card}`,
  play: (card: string) => `play ${card}`,
  use: (card: string, alternative: number) => `use ${card} ${alternative}`,
  raise: (good: string) => `raise ${good}`,
  spend: (stones: number, swords: number, spears: number) => `spend ${stones} ${swords} ${spears}`,
  serve: (food: string, flat = false) => flat ? `serve ${food} flat` : `serve ${food}`,
  pass: "pass",
  done: "done",
  trade: "trade",
  roll: "roll",
  fail: "fail",
  coin: "coin",
  leave: "leave",
} as const;

/** The move that a code stands for; null for one that this page does not know. */
export const readMove = readerOf<Move>([
  [/^lay (\d+) (\d+) (\d+)$/, (code, row, column, turn) => ({ type: "lay", code, row: Number(row), column: Number(column), turn: Number(turn) })],
  [/^choose (\d+)$/, (code, alternative) => ({ type: "choose", code, alternative: Number(alternative) })],
  [/^sail (\d+) (\d+)$/, (code, plain, armed) => ({ type: "sail", code, plain: Number(plain), armed: Number(armed) })],
  [/^pay (\d+)$/, (code, weapons) => ({ type: "pay", code, weapons: Number(weapons) })],
  [/^back (\d+)$/, (code, vikings) => ({ type: "back", code, vikings: Number(vikings) })],
  [/^spend (\d+) (\d+) (\d+)$/, (code, stones, swords, spears) => ({ type: "spend", code, stones: Number(stones), swords: Number(swords), spears: Number(spears) })],
  [/^pass$/, (code) => ({ type: "pass", code })],
  [/^done$/, (code) => ({ type: "done", code })],
  [/^trade$/, (code) => ({ type: "trade", code })],
  [/^roll$/, (code) => ({ type: "roll", code })],
  [/^fail$/, (code) => ({ type: "fail", code })],
  [/^coin$/, (code) => ({ type: "coin", code })],
  [/^leave$/, (code) => ({ type: "leave", code })],
  [/^go ([^ ]+)$/, (code, space) => ({ type: "go", code, space })],
  [/^imitate ([^ ]+)$/, (code, space) => ({ type: "imitate", code, space })],
  [/^buy ([^ ]+)$/, (code, ship) => ({ type: "buy", code, ship })],
  [/^arm ([^ ]+)$/, (code, ship) => ({ type: "arm", code, ship })],
  [/^dig ([^ ]+) (\d+)$/, (code, strip, count) => ({ type: "dig", code, strip, count: Number(count) })],
  [/^upgrade ([^ ]+)$/, (code, good) => ({ type: "upgrade", code, good })],
  [/^flip ([^ ]+)$/, (code, good) => ({ type: "flip", code, good })],
  [/^take ([^ ]+)$/, (code, tile) => ({ type: "take", code, tile })],
  [/^explore ([^ ]+)$/, (code, island) => ({ type: "explore", code, island })],
  [/^emigrate ([^ ]+)$/, (code, ship) => ({ type: "emigrate", code, ship })],
  [/^rebuild ([^ ]+)$/, (code, boat) => ({ type: "rebuild", code, boat })],
  [/^disarm ([^ ]+)$/, (code, ship) => ({ type: "disarm", code, ship })],
  [/^recall ([^ ]+)$/, (code, space) => ({ type: "recall", code, space })],
  [/^first ([^ ]+)$/, (code, card) => ({ type: "first", code, card })],
  [/^keep ([^ ]+)$/, (code, card) => ({ type: "keep", code, card })],
  [/^play ([^ ]+)$/, (code, card) => ({ type: "play", code, card })],
  [/^use ([^ ]+) (\d+)$/, (code, card, alternative) => ({ type: "use", code, card, alternative: Number(alternative) })],
  [/^raise ([^ ]+)$/, (code, good) => ({ type: "raise", code, good })],
  [/^serve ([^ ]+)$/, (code, food) => ({ type: "serve", code, food, flat: false })],
  [/^serve ([^ ]+) flat$/, (code, food) => ({ type: "serve", code, food, flat: true })],
  [/^place ([^ ]+) ([^ ]+)$/, (code, item, board) => ({ type: "place", code, item, board })],
  [/^store ([^ ]+) ([^ ]+)$/, (code, resource, building) => ({ type: "store", code, resource, building })],
]);
