import type { Good, Placed } from "../view";
import { move } from "../words";

/** A cube that was picked up: from the quay, the storage, an artisan (by its card), or given into the hand by a rule. */
export interface PickedUp {
  good: Good;
  from: string;
}

export const QUAY = "quay";
export const STORE = "store";
export const HAND = "hand";

const isFree = (held: PickedUp) => held.from === QUAY || held.from === STORE || held.from === HAND;

/** Where a cube may go from where it lies: all moves that begin with it. */
export function waysOf(moves: Iterable<string>, { good, from }: PickedUp): string[] {
  return [...moves].filter((each) => {
    const [word, first, second] = each.split(" ");
    if (first !== good) return false;
    if (word === "carry") return second === from;
    if (word === "store") return from === QUAY || from === HAND;
    if (word === "discard") return from === STORE;
    return isFree({ good, from }) && (word === "place" || word === "sell" || word === "sacrifice");
  });
}

/** The move that fills an empty space of an artisan: with the cube that is picked up, else the only one there is. */
export function slotMove(moves: ReadonlySet<string>, artisan: string, good: Good, held: PickedUp | null): string {
  const placing = move.place(good, artisan);
  if (held && !isFree(held)) return held.good === good ? move.carry(good, held.from, artisan) : placing;
  if (held || moves.has(placing)) return placing;
  const carrying = [...moves].filter((each) => each.startsWith(`carry ${good} `) && each.endsWith(` ${artisan}`));
  return carrying.length === 1 ? carrying[0]! : placing;
}

/** Whether a target for a good stays lit: it does unless another good, or a cube of an artisan, is picked up. */
export function fits(good: Good, held: PickedUp | null): boolean {
  return held === null || (held.good === good && isFree(held));
}

/** What a seat pays when its first viking comes to the front and nobody leaves behind it; null when it does not stand there. */
export function priceFor(queue: readonly Placed[], seat: number, joining: boolean): number | null {
  const first = queue.findIndex((viking) => viking.seat === seat);
  if (first < 0 && !joining) return null;
  const length = queue.length + (joining ? 1 : 0);
  return length - (first < 0 ? queue.length : first);
}
