import type { MoveOption, Phrase } from "../api/types";

/**
 * Choices under headings. A game whose texts have `move.x.group` and `move.x.short` beside `move.x` has those choices
 * grouped: the one is their heading, the other what is left to say of each below it.
 */
export interface Group {
  heading: string;
  options: readonly MoveOption[];
}

const named = (option: MoveOption, form: "group" | "short"): Phrase => ({
  ...option.text,
  key: `${option.text.key}.${form}`,
});

/** The groups in the order in which their first choices come; what has no heading stays where it is. */
export function grouped(
  options: readonly MoveOption[],
  has: (key: string) => boolean,
  say: (phrase: Phrase) => string,
): Group[] {
  const groups = new Map<string, MoveOption[]>();
  for (const option of options) {
    const heading = named(option, "group");
    const words = has(heading.key) ? say(heading) : "";
    groups.set(words, [...(groups.get(words) ?? []), option]);
  }
  return [...groups].map(([heading, members]) => ({ heading, options: members }));
}

/** What a choice says below a heading, or without one. */
export const below = (heading: string, option: MoveOption): Phrase =>
  heading === "" ? option.text : named(option, "short");
