import type { Move } from "./moves";

/** The pieces by their letters in the rows of a view. */
export const PIECES = { a: "attacker", d: "defender", k: "king" } as const;

export type Letter = keyof typeof PIECES;

/** Where each piece may go, by the square it stands on: the target squares with their moves. */
export function waysOf(moves: Iterable<Move>): Map<string, Map<string, string>> {
  const ways = new Map<string, Map<string, string>>();
  for (const { from, to, code } of moves) {
    if (!ways.has(from)) ways.set(from, new Map());
    ways.get(from)!.set(to, code);
  }
  return ways;
}
