import type { Fact, Phrase } from "../api/types";
import { fill, type Catalogue, type Values } from "./message";

/** What a phrase needs to become words: the game's catalogue, its language, and who sits where. */
export interface Tongue {
  catalogue: Catalogue;
  locale: string;
  seatName: (seat: number) => string;
}

/** Puts a phrase into words. A key that the catalogue lacks is shown as it is, so that it is seen and mended. */
export function word(phrase: Phrase, tongue: Tongue): string {
  const message = tongue.catalogue[phrase.key];
  return message === undefined ? phrase.key : fill(message, tongue.locale, facts(phrase.args, tongue));
}

function facts(args: Record<string, Fact>, tongue: Tongue): Values {
  return Object.fromEntries(Object.entries(args).map(([name, fact]) => [name, value(fact, tongue)]));
}

function value(fact: Fact, tongue: Tongue): string | number {
  if (typeof fact === "number" || typeof fact === "string") return fact;
  if (Array.isArray(fact)) return fact.map((each) => value(each, tongue)).join(", ");
  if ("seat" in fact && typeof fact.seat === "number") return tongue.seatName(fact.seat);
  if ("key" in fact) return word(fact as Phrase, tongue);
  return word({ key: (fact as { name: string }).name, args: {} }, tongue);
}
