import type { Move } from "../moves";
import type { Resource, SupplyCard } from "../view";

/** The kinds of moves that are ways to pay or to take back, in groups with a sign over each. */
export const WAYS: readonly {
  word: string;
  sign: "supply" | "gold" | "market" | "village";
  types: readonly Move["type"][];
}[] = [
  { word: "use", sign: "supply", types: ["useSupply"] },
  { word: "gold", sign: "gold", types: ["payGold"] },
  { word: "trade", sign: "market", types: ["trade", "tradeSupply"] },
  { word: "withdraw", sign: "village", types: ["withdrawCard", "withdrawGold", "withdrawSupply"] },
];

/** What a way to pay takes from the hand, or gives back to it, and what it counts as, if that is something else. */
export interface Way {
  supply: SupplyCard | undefined;
  card: Resource | undefined;
  due: Resource | undefined;
}

/** What a move takes and what it counts as. */
export function wayOf(move: Move, hand: readonly SupplyCard[]): Way {
  const supply = (card: string) => hand.find((each) => each.card === card);
  switch (move.type) {
    case "payGold":
    case "pledgeGold":
    case "withdrawGold":
      return { supply: undefined, card: "gold", due: move.due };
    case "trade":
      return { supply: undefined, card: move.card, due: move.due };
    case "tradeSupply":
      return { supply: supply(move.card), card: undefined, due: move.due };
    case "pledgeCard":
    case "withdrawCard":
      return { supply: undefined, card: move.due, due: undefined };
    case "useSupply":
    case "pledgeSupply":
    case "withdrawSupply":
      return { supply: supply(move.card), card: undefined, due: undefined };
    default:
      return { supply: undefined, card: undefined, due: undefined };
  }
}
