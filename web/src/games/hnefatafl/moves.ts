// Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.

import { readerOf } from "../../board/moves";

/** A move, as it is read from its code. */
export type Move =
  | { type: "step"; code: string; from: string; to: string };

/** The codes of moves. */
export const move = {
  step: (from: string, to: string) => `move ${from} ${to}`,
} as const;

/** The move that a code stands for; null for one that this page does not know. */
export const readMove = readerOf<Move>([
  [/^move ([^ ]+) ([^ ]+)$/, (code, from, to) => ({ type: "step", code, from, to })],
]);
