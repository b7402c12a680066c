import type { Resource, SupplyCard } from "../view";
import { RESOURCES } from "../words";

/** The words with which a way to pay begins, and the sign over each group. */
export const WAYS = [
  { word: "use", sign: "supply" },
  { word: "gold", sign: "gold" },
  { word: "trade", sign: "market" },
  { word: "pledge", sign: "village" },
  { word: "withdraw", sign: "village" },
] as const;

/** What a way to pay takes from the hand, or gives back to it, and what it counts as, if that is something else. */
export interface Way {
  supply: SupplyCard | undefined;
  card: Resource | undefined;
  due: Resource | undefined;
}

/** Reads a move: `use S07`, `gold wood`, `trade grain ore`, `trade S07 ore`, `pledge wood`, `pledge gold wood`, `withdraw S07`. */
export function wayOf(move: string, hand: readonly SupplyCard[]): Way {
  const [word, first = "", second] = move.split(" ");
  const supply = hand.find((each) => each.card === first);
  if (word === "gold") return { supply: undefined, card: "gold", due: resource(first) };
  return { supply, card: resource(first), due: second === undefined ? undefined : resource(second) };
}

const resource = (word: string): Resource | undefined => RESOURCES.find((each) => each === word);
