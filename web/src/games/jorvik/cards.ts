import type { Components } from "../../api/types";
import { rowsOf, type Row } from "../../stores/components";
import type { Good, Season } from "./view";
import type { KINDS } from "./words";

export type Kind = (typeof KINDS)[number];

/** What is printed on a card, as the table of cards has it; the words of effect, when and often have texts of their own. */
export interface CardFace {
  id: string;
  kind: Kind;
  season: Season;
  jarl: boolean;
  goods: Good[];
  effect: string | null;
  /** Strength, cubes, coins or points for each cube, or points won in an attack. */
  amount: number;
  /** Points at the end; of an attack the loss, negative. */
  points: number;
  when: string[];
  often: string;
  designed: boolean;
}

/** The cards of the game by their ids. */
export function facesOf(components: Components): Map<string, CardFace> {
  return new Map(rowsOf(components, "cards").map((row) => [row["card"]!, face(row)]));
}

/** A figure of the game by its name. */
export function figureOf(components: Components, name: string): number {
  return Number(rowsOf(components, "figures").find((row) => row["name"] === name)?.["value"] ?? 0);
}

function face(row: Row): CardFace {
  const word = (column: string) => row[column] ?? "";
  return {
    id: word("card"),
    kind: word("kind") as Kind,
    season: word("season") as Season,
    jarl: word("variant") === "jarl",
    goods: several(word("goods")) as Good[],
    effect: several(word("effect"))[0] ?? null,
    amount: Number(word("amount")),
    points: Number(word("points")),
    when: several(word("when")),
    often: word("often"),
    designed: word("source") === "designed",
  };
}

const several = (words: string): string[] => (words === "-" ? [] : words.split("+"));
