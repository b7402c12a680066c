import type { Parts, Tile } from "../parts";
import type { Area, Banquet } from "../view";
import type { Food, Table } from "./plan";

const ANIMAL = 12;

/** Tiles with young count as their kind. */
export const kindOf = (id: string): string => id.replace("pregnant-", "");

/** What one gives away with a food: more for what is closer to green, and its points at the end. */
const worthOf = ({ colour, size, points }: Tile): number => (colour === "red" ? 7 : 4) + size * 0.7 + (points > 0 ? ANIMAL + 5 * points : 0);

export function foodsOf(parts: Parts, { items }: Area): Food[] {
  return [...parts.tiles.values()]
    .filter((tile) => tile.flat > 0 && (items[tile.id] ?? 0) > 0)
    .map((tile) => ({ id: tile.id, kind: kindOf(tile.id), colour: tile.colour, count: items[tile.id]!, flat: tile.flat, upright: tile.upright, worth: worthOf(tile) }));
}

/** The table as it is laid so far. */
export function tableOf(parts: Parts, banquet: Banquet, { items }: Area): Table {
  const last = banquet.dishes.at(-1);
  const touches = last !== undefined && last.square + last.length === banquet.served;
  const lying = banquet.dishes.filter(({ item, length }) => {
    const tile = parts.tiles.get(item);
    return tile !== undefined && tile.flat !== tile.upright && length === tile.flat;
  });
  return {
    left: banquet.to - banquet.served,
    before: touches ? (parts.tiles.get(last.item)?.colour ?? null) : null,
    flat: new Set(lying.map(({ item }) => kindOf(item))),
    silver: items["silver"] ?? 0,
  };
}
