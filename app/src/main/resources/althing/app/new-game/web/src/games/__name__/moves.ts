// Written from the Java records by TypesTest of the server; see docs/api.md. Do not edit.

import { readerOf } from "../../board/moves";

/** A move, as it is read from its code. */
export type Move =
  | { type: "take"; code: string; count: number };

/** The codes of moves. */
export const move = {
  take: (count: number) => `take ${count}`,
} as const;

/** The move that a code stands for; null for one that this page does not know. */
export const readMove = readerOf<Move>([
  [/^take (\d+)$/, (code, count) => ({ type: "take", code, count: Number(count) })],
]);
