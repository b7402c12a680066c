import { api } from "../api/client";
import type { ComponentTable, Components } from "../api/types";

const asked = new Map<string, Promise<Components>>();

/** The components of a game. They never change while the page is open, so they are fetched once. */
export function componentsOf(game: string): Promise<Components> {
  const known = asked.get(game);
  if (known) return known;
  const coming = api.components(game);
  asked.set(game, coming);
  coming.catch(() => asked.delete(game));
  return coming;
}

export type Row = Record<string, string>;

/** The rows of a table, each by its columns; none if the game has no such table. */
export function rowsOf({ tables }: Components, name: string): Row[] {
  const table = tables.find((each) => each.name === name);
  return table ? table.rows.map((row) => named(table, row)) : [];
}

const named = ({ columns }: ComponentTable, row: string[]): Row =>
  Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ""]));
