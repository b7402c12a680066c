import { describe, expect, it } from "vitest";
import { frontierOf } from "../map/frontier";
import { SIDE } from "../map/geometry";
import { distance, isInside } from "../map/places";
import type { Region } from "../view";
import { along, grownIn, growthsOf } from "../map/terrain";
import { halved, whole } from "./fixtures";

const [north, south] = halved("T05").regions as [Region, Region];
const region = () => whole("T13").regions[0]!;

describe("what grows in a region", () => {
  it("tells what it yields", () => {
    expect(growthsOf(region())).toEqual(expect.arrayContaining(["pine", "stone"]));
    expect(growthsOf(region())).not.toContain("grain");
    expect(growthsOf(north)).toContain("grain");
    expect(growthsOf(south)).toEqual(["crag", "crag"]);
    expect(growthsOf({ ...south, lair: false })).not.toContain("crag");
  });

  it("is the same each time, and another thing elsewhere", () => {
    expect(grownIn(region())).toEqual(grownIn(region()));
    expect(grownIn(region())).not.toEqual(grownIn({ ...region(), id: "T14.a" }));
  });

  it.each([north, south, region()])("stands inside $id, and leaves room for what is printed and for units", (land) => {
    const grown = grownIn(land);
    expect(grown.length).toBeGreaterThan(3);
    const printed = [land.siteAt, land.foodAt, land.woodAt, land.loreAt, land.lairAt, land.unitsAt].filter(
      (at) => at !== null,
    );
    for (const { at } of grown) {
      expect(isInside(at, land.polygon)).toBe(true);
      expect(Math.min(...printed.map((place) => distance(place, at)))).toBeGreaterThan(0.12);
    }
  });
});

describe("peaks along a border", () => {
  it("stand at even steps, also around a corner", () => {
    const path = [
      { x: 0, y: 0 },
      { x: 15, y: 0 },
      { x: 15, y: 25 },
    ];
    expect(along(path, 10)).toEqual([
      { x: 5, y: 0 },
      { x: 15, y: 0 },
      { x: 15, y: 10 },
      { x: 15, y: 20 },
    ]);
  });

  it("are none where there is no line", () => {
    expect(along([], 10)).toEqual([]);
    expect(along([{ x: 3, y: 3 }], 10)).toEqual([]);
  });
});

describe("fog at the frontier", () => {
  const banks = (...cells: [number, number][]) => frontierOf(cells.map(([x, y]) => ({ x, y })));

  it("lies along each side that has nothing beside it", () => {
    expect(banks([0, 0])).toHaveLength(12);
    expect(banks([0, 0], [1, 0])).toHaveLength(18);
    expect(banks()).toEqual([]);
  });

  it("lies on no charted tile, the farthest first", () => {
    const all = banks([0, 0], [1, 0], [1, 1], [-1, 0]);
    const charted = new Set(["0,0", "1,0", "1,1", "-1,0"]);
    expect(all.filter(({ x, y }) => charted.has(`${Math.floor(x / SIDE)},${Math.floor(y / SIDE)}`))).toEqual([]);
    expect(all.map(({ y }) => y)).toEqual(all.map(({ y }) => y).sort((one, other) => one - other));
  });
});
