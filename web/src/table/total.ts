import type { ScoreSheet } from "../api/types";
import { t } from "../i18n/language.svelte";
import { catalogues } from "../stores/catalogues.svelte";

/**
 * What the totals of a sheet count, for so many of it: the game's own word if it has one, else points. As long as the
 * sheet has no line the word is `total.none`.
 */
export function totalWord(game: string, { sections }: ScoreSheet, count: number): string {
  const units = new Set(sections.flatMap(({ lines }) => lines.map(({ unit }) => unit)));
  const key = `total.${[...units][0] ?? "none"}`;
  return units.size <= 1 && catalogues.has(game, key)
    ? catalogues.text(game, key, { count })
    : t("players.points", { points: count });
}
