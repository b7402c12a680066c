import { readMove } from "../moves";
import type { Composing, Province, Resource, VoteCount } from "../view";

/** The cards of a province in the order in which they are given: face up as they lie, then the hidden ones as null. */
export function cardsOf(province: Province): (Resource | null)[] {
  return [...province.cards, ...Array.from({ length: province.faceDown }, () => null)];
}

/** Who has got the cards that were given already, by their places in the order. */
export function given(province: Province, composing: Composing): number[] {
  const left = composing.shares.map(({ seat, cards, faceDown }) => ({ seat, cards: [...cards], faceDown }));
  const cards = cardsOf(province);
  return cards.slice(0, cards.length - composing.left).map((card) => {
    const share = left.find((each) => (card === null ? each.faceDown > 0 : each.cards.includes(card)))!;
    if (card === null) share.faceDown--;
    else share.cards.splice(share.cards.indexOf(card), 1);
    return share.seat;
  });
}

export interface Reckoning {
  /** The votes of those who get something. */
  content: number;
  total: number;
}

/** What a division promises: how many votes those have who get something from it. */
export function reckon(votes: readonly VoteCount[], receivers: ReadonlySet<number>): Reckoning {
  const total = votes.reduce((sum, each) => sum + each.total, 0);
  const content = votes.reduce((sum, each, seat) => sum + (receivers.has(seat) ? each.total : 0), 0);
  return { content, total };
}

/** Who gets a card that is let go over the place of a move; null where none is given. */
export function receiverOf(code: string): number | null {
  const giving = readMove(code);
  return giving?.type === "give" ? giving.seat : null;
}
