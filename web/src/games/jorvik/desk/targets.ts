import { ofType } from "../../../board/moves";
import { move, type Move } from "../moves";
import type { Good, Placed } from "../view";

/** A cube that was picked up: from the quay, the storage, an artisan (by its card), or given into the hand by a rule. */
export interface PickedUp {
  good: Good;
  from: string;
}

export const QUAY = "quay";
export const STORE = "store";
export const HAND = "hand";

const isFree = (held: PickedUp) => held.from === QUAY || held.from === STORE || held.from === HAND;

const has = (moves: readonly Move[], code: string) => moves.some((each) => each.code === code);

/** Where a cube may go from where it lies: all moves that begin with it, and the exchanges for which it can be paid. */
export function waysOf(moves: Iterable<Move>, cube: PickedUp): Move[] {
  return [...moves].filter((each) => goes(cube, each));
}

function goes({ good, from }: PickedUp, move: Move): boolean {
  const isUsable = from === QUAY || from === STORE;
  switch (move.type) {
    case "exchange":
    case "coin":
      return isUsable;
    case "pay":
      return isUsable && move.good === good;
    case "carry":
      return move.good === good && move.from === from;
    case "store":
      return move.good === good && (from === QUAY || from === HAND);
    case "discard":
      return move.good === good && from === STORE;
    case "drop":
      return from === HAND;
    case "place":
    case "sell":
    case "sacrifice":
      return move.good === good && isFree({ good, from });
    default:
      return false;
  }
}

/**
 * The move that an empty space of an artisan stands for: with the cube that is picked up, else with the only one there is.
 * Nothing where the cube in hand goes to another space of the same artisan.
 */
export function slotMove(moves: readonly Move[], artisan: string, good: Good, held: PickedUp | null): string {
  if (held) {
    const bringing = isFree(held) ? move.place(held.good, artisan) : move.carry(held.good, held.from, artisan);
    return held.good === good || !has(moves, bringing) ? bringing : "";
  }
  const placing = move.place(good, artisan);
  if (has(moves, placing)) return placing;
  const carrying = ofType(moves, "carry").filter((each) => each.good === good && each.to === artisan);
  return carrying.length === 1 ? carrying[0]!.code : placing;
}

/** The move that a merchant or an oracle stands for: with its own good, or a dead one that says why not with the cube in hand. */
export function takerMove(
  moves: readonly Move[],
  giving: (good: Good) => string,
  good: Good,
  held: PickedUp | null,
): string {
  if (held === null || (held.good === good && isFree(held))) return giving(good);
  return isFree(held) && !has(moves, giving(held.good)) ? giving(held.good) : "";
}

/** What a seat pays when its first viking comes to the front and nobody leaves behind it; null when it does not stand there. */
export function priceFor(queue: readonly Placed[], seat: number, joining: boolean): number | null {
  const first = queue.findIndex((viking) => viking.seat === seat);
  if (first < 0 && !joining) return null;
  const length = queue.length + (joining ? 1 : 0);
  return length - (first < 0 ? queue.length : first);
}
