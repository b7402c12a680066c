import { describe, expect, it } from "vitest";
import { alternatives } from "../actions/deeds";
import { spacesFor, usesOf } from "../hint/uses";
import { partsOf } from "../parts";
import { amountOf } from "../words";
import { components } from "./fixtures";

const parts = partsOf(components);

describe("the component tables", () => {
  it("tell what a good becomes", () => {
    expect(parts.tiles.get("peas")?.upgraded).toBe("mead");
    expect(parts.tiles.get("sheep")?.upgraded).toBe("fur");
    expect(parts.tiles.get("jewelry")?.upgraded).toBeNull();
    expect(parts.tiles.get("belt")).toMatchObject({ colour: "special", price: 2, upgraded: null, size: 5 });
    expect(parts.tiles.get("english-crown")?.price).toBeNull();
  });

  it("tell which ships there are with ore and without, which weapons, and what lies in the mountains", () => {
    expect(parts.fleet).toEqual([
      "whaling-boat",
      "whaling-boat-1",
      "knarr",
      "longship",
      "longship-1",
      "longship-2",
      "longship-3",
      "emigrated-knarr",
      "emigrated-longship",
    ]);
    expect(parts.weapons).toEqual(["bow", "snare", "spear", "sword"]);
    expect(parts.resources).toEqual(["wood", "stone", "ore", "silver"]);
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

describe("the hints", () => {
  it("know the spaces that want a good", () => {
    expect(spacesFor(parts, "flax")).toEqual(["CR1A"]);
    expect(spacesFor(parts, "pregnant-sheep")).toEqual(["PR3", "WM4"]);
    expect(usesOf(parts, { flax: 2, silver: 3 }, () => ["home"]).map(({ tile, count }) => [tile.id, count])).toEqual([
      ["flax", 2],
    ]);
  });
});
