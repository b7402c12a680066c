import type { LogLine, Phrase } from "../api/types";
import type { Catalogue } from "../i18n/message";

const WORD = "first.";

/** The keys of all quiet words of a game, in the order of its catalogue. */
export const firstKeys = (catalogue: Catalogue): string[] =>
  Object.keys(catalogue).filter((key) => key.startsWith(WORD));

/** The key of the word about a question: its own, or that of the question before the last dot; null if there is none. */
export function askedKey(prompt: Phrase, catalogue: Catalogue): string | null {
  let key = prompt.key.replace(/^prompt\./, WORD);
  while (catalogue[key] === undefined) {
    const dot = key.lastIndexOf(".");
    if (dot < WORD.length) return null;
    key = key.slice(0, dot);
  }
  return key;
}

/** The words about what the log has told, the newest first. */
export const toldKeys = (lines: readonly LogLine[], catalogue: Catalogue): string[] =>
  [...new Set(lines.map(({ text }) => WORD + text.key).reverse())].filter((key) => catalogue[key] !== undefined);

/**
 * The word that is said: that of the question if it is new; else the one that was said before stays until it is
 * dismissed, so that nothing jumps; else that of the newest thing that was told. Null if all were heard.
 */
export function dueKey(
  prompt: Phrase | null,
  lines: readonly LogLine[],
  catalogue: Catalogue,
  before: string | null,
  heard: (key: string) => boolean,
): string | null {
  const asked = prompt && askedKey(prompt, catalogue);
  if (asked && !heard(asked)) return asked;
  if (before !== null && !heard(before)) return before;
  return (prompt && toldKeys(lines, catalogue).find((key) => !heard(key))) ?? null;
}
