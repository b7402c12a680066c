import type { Phrase } from "../api/types";
import type { Catalogue } from "../i18n/message";

/** The key of the quiet word about a question; there need not be a text of it. */
export const firstKey = (prompt: Phrase): string => prompt.key.replace(/^prompt\./, "first.");

/** The keys of all quiet words of a game, in the order of its catalogue. */
export const firstKeys = (catalogue: Catalogue): string[] =>
  Object.keys(catalogue).filter((key) => key.startsWith("first."));
