/** The move codes that the board offers; the engine writes them in the same way. */
export const move = {
  go: (space: string) => `go ${space}`,
  imitate: (space: string) => `imitate ${space}`,
  place: (item: string, board: string) => `place ${item} ${board}`,
  lay: ({ row, column, turn }: Spot) => `lay ${row} ${column} ${turn}`,
  buy: (ship: string) => `buy ${ship}`,
  arm: (ship: string) => `arm ${ship}`,
  disarm: (ship: string) => `disarm ${ship}`,
  store: (item: string, plan: string) => `store ${item} ${plan}`,
  dig: (strip: string, count: number) => `dig ${strip} ${count}`,
  upgrade: (good: string) => `upgrade ${good}`,
  raise: (good: string) => `raise ${good}`,
  flip: (good: string) => `flip ${good}`,
  take: (tile: string) => `take ${tile}`,
  explore: (island: string) => `explore ${island}`,
  emigrate: (ship: string) => `emigrate ${ship}`,
  rebuild: (boat: string) => `rebuild ${boat}`,
  serve: (food: string, flat: boolean) => `serve ${food}${flat ? " flat" : ""}`,
  pay: (weapons: number) => `pay ${weapons}`,
};

/** Where a tile lies: the upper left corner of its outline, and how it is turned; 4 and more are mirrored first. */
export interface Spot {
  row: number;
  column: number;
  turn: number;
}

/** Reads a place from its code; null for another move. */
export function spotOf(code: string): Spot | null {
  const [word, row, column, turn] = code.split(" ");
  return word === "lay" ? { row: Number(row), column: Number(column), turn: Number(turn) } : null;
}

/** An item with a number before it: `2silver` on a strip, `3silver` as a price. */
export function amountOf(word: string): { item: string; count: number } {
  const [, count, item] = /^(\d*)(.*)$/.exec(word)!;
  return { item: item!, count: count ? Number(count) : 1 };
}

export const RESOURCES: readonly string[] = ["wood", "stone", "ore", "silver"];
export const WEAPONS: readonly string[] = ["bow", "snare", "spear", "sword"];
export const SHIPS: readonly string[] = [
  "whaling-boat", "whaling-boat-1", "knarr", "longship", "longship-1", "longship-2", "longship-3", "emigrated-knarr", "emigrated-longship",
];

/** Moves that have a place of their own in the drawing; all others stand in the strip. */
export const PLACED: ReadonlySet<string> = new Set([
  "go", "imitate", "place", "lay", "buy", "arm", "disarm", "store", "dig", "upgrade", "raise", "flip", "take", "explore", "emigrate", "rebuild", "serve", "coin", "leave", "pay", "spend", "roll", "fail", "sail", "play", "use",
]);
