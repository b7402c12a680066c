import type { Clan, Column } from "../view";
import { COLUMNS } from "../words";

export interface Progress {
  column: Column;
  have: number;
  /** What the victory tile or the known victory card asks for; empty when the card is secret. */
  levels: number[];
  /** The next figure to reach; null when there is none. */
  next: number | null;
}

/** The figures of a clan against the victory tile, or against its card where the viewer knows it. */
export function progress(clan: Clan, conditions: Partial<Record<Column, number>>): Progress[] {
  return COLUMNS.map((column) => {
    const have = clan[column];
    const needed = conditions[column];
    const levels = needed === undefined ? (clan.victoryCard?.levels[column] ?? []) : [needed];
    return { column, have, levels, next: levels.find((level) => level > have) ?? null };
  });
}
