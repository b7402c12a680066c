import { describe, expect, it } from "vitest";
import { areaOf, groundsOf, onMap, outlineOf, polygonsOf, SIDE, turned } from "../map/geometry";
import { isInside, placesIn } from "../map/places";
import { halved, territory, whole } from "./fixtures";

const faces = new Map([halved("T05"), whole("T13")].map((face) => [face.id, face]));
const tiles = [
  { tile: "T05", x: 0, y: 0, rotation: 0 },
  { tile: "T13", x: 1, y: 0, rotation: 1 },
];
const grounds = groundsOf(tiles, faces);

describe("a tile on the map", () => {
  it("turns clockwise by quarters", () => {
    expect(turned({ x: 0.2, y: 0.1 }, 1)).toEqual({ x: 0.9, y: 0.2 });
    expect(turned({ x: 0, y: 0 }, 2)).toEqual({ x: 1, y: 1 });
    expect(turned({ x: 0.25, y: 0 }, 3)).toEqual({ x: 0, y: 0.75 });
    expect(turned(turned({ x: 0.5, y: 0.25 }, 3), 1)).toEqual({ x: 0.5, y: 0.25 });
  });

  it("lies in its cell, east and south of the origin", () => {
    expect(onMap({ x: 0.5, y: 0 }, { x: 2, y: -1, rotation: 1 })).toEqual({ x: 3 * SIDE, y: -0.5 * SIDE });
  });

  it("keeps its area, however it is turned", () => {
    expect(areaOf(grounds.get("T05.n")!.outline)).toBe(5000);
    expect(areaOf(grounds.get("T13.a")!.outline)).toBe(10000);
  });
});

describe("a territory", () => {
  it("has one outline round all its regions", () => {
    const outline = outlineOf(polygonsOf(territory("T05.s", ["T05.s", "T13.a"]), grounds));
    expect(outline.match(/M/g)).toHaveLength(1);
    expect(outline).not.toContain("100 0L100 100");
    expect(outline.split("L")).toHaveLength(6);
  });

  it("has a loop of its own for each part that only touches in a corner", () => {
    const outline = outlineOf(polygonsOf(territory("T05.n", ["T05.n"]), grounds));
    expect(outline).toBe("M0 0L100 0L50 50L0 100Z");
  });
});

describe("the places of pieces", () => {
  it("lie inside, beside what is printed, and apart from each other", () => {
    const own = [grounds.get("T05.s")!, grounds.get("T13.a")!];
    const places = placesIn(own, 5);
    expect(places).toHaveLength(5);
    for (const place of places) expect(own.some(({ outline }) => isInside(place, outline))).toBe(true);
    for (const [index, place] of places.entries())
      for (const other of places.slice(index + 1))
        expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(15);
    const site = onMap({ x: 0.7, y: 0.7 }, tiles[0]!);
    for (const place of places) expect(Math.hypot(place.x - site.x, place.y - site.y)).toBeGreaterThan(18);
  });
});
