import { alternatives, type Deed } from "../actions/deeds";
import type { Parts, Tile } from "../parts";

/** What one can do with a kind of tile. */
export interface Uses {
  tile: Tile;
  count: number;
  /** Boards on which it has a place now. */
  boards: string[];
  /** Action spaces that take it in exchange or milk it, so to speak. */
  spaces: string[];
}

function takes(deed: Deed, item: string): boolean {
  switch (deed.kind) {
    case "trade":
      return deed.pay.some((each) => each.item === item);
    case "each":
      return deed.per === item;
    case "given":
      return deed.having === item;
    case "word":
      return false;
  }
}

/** The action spaces that want an item; animals with young count as animals. */
export function spacesFor({ spaces }: Parts, item: string): string[] {
  const kind = item.replace("pregnant-", "");
  return [...spaces.values()]
    .filter(({ does }) =>
      alternatives(does)
        .flat()
        .some((deed) => takes(deed, kind)),
    )
    .map(({ id }) => id);
}

/** All that can be done with the tiles that one has, the finest first. */
export function usesOf(
  parts: Parts,
  items: Readonly<Record<string, number>>,
  boardsFor: (item: string) => string[],
): Uses[] {
  return [...parts.tiles.values()]
    .filter((tile) => (items[tile.id] ?? 0) > 0)
    .map((tile) => ({ tile, count: items[tile.id]!, boards: boardsFor(tile.id), spaces: spacesFor(parts, tile.id) }));
}
