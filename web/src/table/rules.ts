import type { Catalogue } from "../i18n/message";

export interface RuleText {
  id: string;
  text: string;
}

export interface RuleSection extends RuleText {
  rules: RuleText[];
}

const PREFIX = "rule.";
const inOrder = new Intl.Collator("en", { numeric: true });

/** The rules of a catalogue by section, in the order of their numbers. An id without a point names a section. */
export function sections(catalogue: Catalogue): RuleSection[] {
  const rules = Object.entries(catalogue)
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([key, text]) => ({ id: key.slice(PREFIX.length), text }))
    .sort((one, other) => inOrder.compare(one.id, other.id));
  return rules
    .filter((rule) => !rule.id.includes("."))
    .map((section) => ({ ...section, rules: rules.filter((rule) => rule.id.startsWith(`${section.id}.`)) }));
}

/** The sections and rules that contain every word of the search, letters with and without marks alike. */
export function matching(all: RuleSection[], search: string): RuleSection[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const matches = (text: string) => words.every((word) => plain(text).includes(word));
  return all
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => matches(`${rule.id} ${section.text} ${rule.text}`)),
    }))
    .filter((section) => section.rules.length > 0);
}

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l").replace(/Ł/g, "L").toLowerCase();

/** The section in which a rule stands: the part of its id before the point. */
export const sectionOf = (rule: string): string => rule.split(".")[0]!;
