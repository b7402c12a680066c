import { describe, expect, it } from "vitest";
import { alternatives } from "../actions/deeds";
import { facesOf, oddsOf } from "../dice/odds";
import { foodsOf, tableOf } from "../feast/pantry";
import { layTable, type Food } from "../feast/plan";
import { spacesFor, usesOf } from "../hint/uses";
import { partsOf } from "../parts";
import type { Die } from "../view";
import { amountOf } from "../words";
import { components, fixtures } from "./fixtures";

const parts = partsOf(components);

describe("the component tables", () => {
  it("tell what a good becomes", () => {
    expect(parts.tiles.get("peas")?.upgraded).toBe("mead");
    expect(parts.tiles.get("sheep")?.upgraded).toBe("fur");
    expect(parts.tiles.get("jewelry")?.upgraded).toBeNull();
    expect(parts.tiles.get("belt")).toMatchObject({ colour: "special", price: 2, upgraded: null, size: 5 });
    expect(parts.tiles.get("english-crown")?.price).toBeNull();
  });

  it("tell what every space does", () => {
    expect(parts.spaces.size).toBe(61);
    expect(alternatives("wood>chest+silver | ore>chest+silver")).toHaveLength(2);
    expect(alternatives("?wool>robe 2milk&cattle wood/seat mountain:3+2")[0]).toEqual([
      { kind: "trade", pay: [{ item: "wool", count: 1 }], gain: [{ item: "robe", count: 1 }], optional: true },
      { kind: "given", gain: { item: "milk", count: 2 }, having: "cattle" },
      { kind: "each", gain: { item: "wood", count: 1 }, per: "seat" },
      { kind: "word", word: "mountain", arguments: ["3", "2"] },
    ]);
    expect(amountOf("2silver")).toEqual({ item: "silver", count: 2 });
  });
});

describe("the odds of the dice", () => {
  const die = (more: Partial<Die>): Die => ({ action: "hunt", sides: 8, roll: 5, rolls: 1, mostRolls: 3, ore: 0, result: 5, ...more });

  it("count low rolls that can be paid for the hunt", () => {
    expect(oddsOf(facesOf(die({}), 2, 6), 2)).toEqual({ next: 25, better: 50, any: 44 });
    expect(oddsOf(facesOf(die({ action: "whale", sides: 12, ore: 3, result: 2 }), 0, 6), 1)).toEqual({ next: 25, better: 33, any: 25 });
  });

  it("count high rolls in a battle", () => {
    expect(oddsOf(facesOf(die({ action: "raid", result: 5 }), 0, 6), 1)).toEqual({ next: 38, better: 38, any: 38 });
    expect(oddsOf(facesOf(die({ action: "raid", result: 5 }), 2, 6), 1).next).toBe(63);
  });
});

describe("the suggested laying", () => {
  const food = (id: string, more: Partial<Food>): Food => ({ id, kind: id, colour: "orange", count: 1, flat: 2, upright: 1, worth: 5, ...more });
  const open = { left: 6, before: null, flat: new Set<string>(), silver: 9 };

  it("lays one tile of a kind along the table, and never two of one colour side by side", () => {
    const moves = layTable([food("peas", { count: 3 }), food("mead", { colour: "red", count: 3 })], open);
    expect(moves.filter((move) => move.endsWith("flat"))).toHaveLength(2);
    moves.forEach((move, at) => at > 0 && move !== "coin" && expect(move.split(" ")[1]).not.toBe(moves[at - 1]!.split(" ")[1]));
  });

  it("heeds what lies there already", () => {
    expect(layTable([food("peas", {})], { ...open, left: 2, before: "orange" })).toEqual(["coin", "serve peas"]);
    expect(layTable([food("peas", {})], { ...open, left: 2, flat: new Set(["peas"]) }).sort()).toEqual(["coin", "serve peas"]);
  });

  it("leaves a square free only when there is nothing else", () => {
    expect(layTable([], { ...open, left: 3, silver: 2 }).sort()).toEqual(["coin", "coin", "leave"]);
  });

  it("keeps animals as long as there is cheaper food", () => {
    const { view } = fixtures["feast"]!;
    const area = { ...view.areas[0]!, items: { sheep: 1, flax: 1, mead: 1 } };
    expect(layTable(foodsOf(parts, area), { ...open, left: 5, silver: 0 })).not.toContain("serve sheep flat");
    expect(tableOf(parts, view.table!, view.areas[0]!)).toEqual({ left: 5, before: null, flat: new Set(), silver: 3 });
  });

  it("ends for a hoard, too", () => {
    const hoard = [...parts.tiles.keys()].map((item) => [item, 5] as const);
    const area = { ...fixtures["feast"]!.view.areas[0]!, items: Object.fromEntries(hoard) };
    expect(layTable(foodsOf(parts, area), { ...open, left: 12 }).length).toBeGreaterThan(2);
  });
});

describe("the hints", () => {
  it("know the spaces that want a good", () => {
    expect(spacesFor(parts, "flax")).toEqual(["CR1A"]);
    expect(spacesFor(parts, "pregnant-sheep")).toEqual(["PR3", "WM4"]);
    expect(usesOf(parts, { flax: 2, silver: 3 }, () => ["home"]).map(({ tile, count }) => [tile.id, count])).toEqual([["flax", 2]]);
  });
});
