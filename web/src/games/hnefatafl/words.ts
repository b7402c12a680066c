import type { MoveOption } from "../../api/types";

/** The pieces by their letters in the rows of a view. */
export const PIECES = { a: "attacker", d: "defender", k: "king" } as const;

export type Letter = keyof typeof PIECES;

/** The move codes that the board asks about; the engine writes them in the same way. */
export const move = {
  step: (from: string, to: string) => `move ${from} ${to}`,
};

/** Where each piece may go, by the square it stands on: the target squares with their moves. */
export function waysOf(options: Iterable<MoveOption>): Map<string, Map<string, string>> {
  const ways = new Map<string, Map<string, string>>();
  for (const { move: code, text } of options) {
    const { from, to } = text.args;
    if (typeof from !== "string" || typeof to !== "string") continue;
    if (!ways.has(from)) ways.set(from, new Map());
    ways.get(from)!.set(to, code);
  }
  return ways;
}
