import { ofType } from "../../../board/moves";
import type { Move } from "../moves";
import type { Hand, Joint, Resource } from "../view";

export type Pledge = Extract<Move, { type: "pledgeCard" | "pledgeGold" | "pledgeSupply" }>;

/** Everything that one could lay into a joint work now, each card by itself. */
export function pledgesOf(moves: readonly Move[], hand: Hand, left: Joint["left"]): Pledge[] {
  return ofType(moves, "pledgeCard", "pledgeGold", "pledgeSupply").flatMap((move) =>
    move.type === "pledgeCard" ? Array<Pledge>(most(move.due, hand, left)).fill(move) : [move],
  );
}

/** So many cards of a resource can be given: what one holds, and not more than is missing. */
function most(resource: Resource, { cards }: Hand, left: Joint["left"]): number {
  const held = cards.filter((each) => each.resource === resource).reduce((sum, { count }) => sum + count, 0);
  return Math.min(held, left[resource] ?? 0);
}

/** Whether a further pledge would give more of a resource than is missing, or more gold than one holds. */
export function isTooMuch(pledge: Pledge, chosen: readonly Pledge[], hand: Hand, left: Joint["left"]): boolean {
  if (pledge.type === "pledgeSupply") return false;
  const same = chosen.filter((each) => each.type !== "pledgeSupply" && each.due === pledge.due);
  if (same.length >= (left[pledge.due] ?? 0)) return true;
  const gold = hand.cards.filter(({ resource }) => resource === "gold").reduce((sum, { count }) => sum + count, 0);
  return pledge.type === "pledgeGold" && chosen.filter(({ type }) => type === "pledgeGold").length >= gold;
}
