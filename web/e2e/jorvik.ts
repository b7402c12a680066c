import type { TableState } from "../src/api/types";
import type { JorvikView } from "../src/games/jorvik/view";

/** How the tests of Jórvík play. With people on all seats a seed and a way to play lead to the same position every time. */

export const viewOf = (state: TableState) => state.view as JorvikView;

/** The index of the first option that begins with one of these words, in their order; -1 if there is none. */
export function firstOf({ options }: TableState, ...words: string[]): number {
  for (const word of words) {
    const at = options.findIndex(({ move }) => move.split(" ")[0] === word);
    if (at >= 0) return at;
  }
  return -1;
}

/** Queues for cards of these kinds, in their order, where the queue is short; buys what can be bought, and places what fits. */
export const wanting =
  (...kinds: string[]) =>
  (state: TableState): number => {
    if (viewOf(state).asked !== "demand") return Math.max(0, firstOf(state, "buy", "place", "store", "finish", "keep"));
    const wanted = kinds.flatMap((kind) =>
      viewOf(state).spaces.filter(({ card, queue }) => card?.startsWith(kind) && queue.length < 2),
    );
    const places = wanted.flatMap(({ space }) => [`join ${space}`, `reserve ${space}`]);
    const at = places.map((place) => state.options.findIndex(({ move }) => move === place)).find((index) => index >= 0);
    return at ?? state.moves % state.options.length;
  };
