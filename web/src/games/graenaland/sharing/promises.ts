import type { Desk } from "../desk/desk.svelte";
import type { Promise as Promised } from "../view";

/** What may be promised now: the second word of the move, with the seats to whom; none for a promise to all. */
export interface Kind {
  word: string;
  seats: number[];
}

/** The promises among the moves, kind by kind. */
export function kindsOf(moves: readonly string[]): Kind[] {
  const kinds = new Map<string, number[]>();
  for (const [first, word, seat] of moves.map((each) => each.split(" "))) {
    if (first !== "promise" || !word) continue;
    kinds.set(word, [...(kinds.get(word) ?? []), ...(seat === undefined ? [] : [Number(seat)])]);
  }
  return [...kinds].map(([word, seats]) => ({ word, seats }));
}

export const promiseMove = (word: string, seat: number | null) => (seat === null ? `promise ${word}` : `promise ${word} ${seat}`);

/** A promise of the ledger in words. */
export function wording(desk: Desk, { pledge, receiver, resource, work, tile }: Promised): string {
  const args: Record<string, string> = { tile: desk.tileName(tile), other: receiver === null ? "" : desk.seatName(receiver) };
  if (resource) args["resource"] = desk.t(`resource.${resource}`);
  if (work) args["work"] = desk.t(`work.${work}`);
  return desk.t(`promise.${pledge}`, args);
}
