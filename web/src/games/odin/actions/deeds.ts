import { amountOf } from "../words";

export interface Amount {
  item: string;
  count: number;
}

/** A part of what an action space does, as its row in the component tables says it. */
export type Deed =
  | { kind: "trade"; pay: Amount[]; gain: Amount[]; optional: boolean }
  | { kind: "each"; gain: Amount; per: string }
  | { kind: "given"; gain: Amount; having: string }
  | { kind: "word"; word: string; arguments: string[] };

const amounts = (text: string): Amount[] => (text === "" ? [] : text.split("+").map(amountOf));

/** The alternatives of a space, each with its deeds in order. */
export const alternatives = (does: string): Deed[][] => does.split(" | ").map((each) => each.split(" ").map(deed));

function deed(text: string): Deed {
  const optional = text.startsWith("?");
  const plain = optional ? text.slice(1) : text;
  const [pay, gain] = plain.split(">");
  if (gain !== undefined) return { kind: "trade", pay: amounts(pay!), gain: amounts(gain), optional };
  const [most, per] = plain.split("/");
  if (per !== undefined) return { kind: "each", gain: amountOf(most!), per };
  const [given, having] = plain.split("&");
  if (having !== undefined) return { kind: "given", gain: amountOf(given!), having };
  const [word, more] = plain.split(":");
  return { kind: "word", word: word!, arguments: more ? more.split("+") : [] };
}
