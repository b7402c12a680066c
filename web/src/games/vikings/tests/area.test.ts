import { describe, expect, it } from "vitest";
import { componentsFor } from "../../../board/fixtures";
import { rowsOf } from "../../../stores/components";
import { cellAt, columnCount, corner, CELL, HEAD, lastColumn, lineOf, scrollFor } from "../area/columns";
import { areaWords, type Text } from "../area/describe";
import { homeSpot, spots } from "../area/targets";
import { shadows } from "../area/threat";
import { readMove, type Move } from "../moves";
import { PLACES, roundsOf, shipFaces, specialsOf, STRENGTHENED } from "../printed";
import { area, fixtures } from "./fixtures/tables";

const types = (...all: Move["type"][]) => new Set(all);
const moves = (...codes: string[]) => codes.flatMap((code) => readMove(code) ?? []);

describe("an area", () => {
  const some = area({ ships: "R+.G", rows: ["l", "", "lf*r"] });

  it("ends where the last tile or ship lies", () => {
    expect(lastColumn(some)).toBe(3);
    expect(lastColumn(area({}))).toBe(0);
    expect(cellAt(some, "scout", 2)?.viking).toBe(true);
    expect(cellAt(some, "scout", 9)).toBeNull();
  });

  it("draws room to grow, every target, and what fits", () => {
    expect(columnCount(some, [], 0)).toBe(4);
    expect(columnCount(some, moves("place noble 7", "buy 11"), 0)).toBe(7);
    expect(columnCount(some, moves("moor 5"), 9)).toBe(9);
  });

  it("scrolls to targets that cannot be seen, and stays where they can", () => {
    expect(scrollFor([2, 4], 50, 300, 0)).toBe(0);
    expect(scrollFor([9], 50, 300, 0)).toBe(275);
    expect(scrollFor([1, 20], 50, 300, 0)).toBe(700);
    expect(scrollFor([1], 50, 300, 400)).toBe(0);
  });

  it("has the ships above the warriors", () => {
    expect(corner(0, 1)).toEqual({ x: 0, y: HEAD });
    expect(corner(lineOf("warrior"), 3)).toEqual({ x: 2 * CELL, y: HEAD + CELL });
  });

  it("shades below ships that nobody repels, down to the row they reach", () => {
    expect(shadows(some)).toEqual([{ column: 3, rows: 3 }]);
  });
});

describe("the targets in an area", () => {
  const { view } = fixtures["place"]!;

  it("are the free cells when an island is laid, with the tile as a ghost", () => {
    const found = spots(view, 0, types("place"), "tile", 14);
    expect(found.map((spot) => spot.move)).toContain("place goldsmith 4");
    expect(found.every((spot) => spot.tile === "farm" && !cellAt(view.areas[0]!, spot.row!, spot.column))).toBe(true);
  });

  it("are column 1 of the free rows for the start tile", () => {
    const first = fixtures["first"]!;
    expect(spots(first.view, 0, types("start", "place"), "start", 8).map((spot) => spot.move)).toEqual([
      "start warrior",
      "start noble",
      "start scout",
      "start goldsmith",
      "start fisherman",
    ]);
  });

  it("are free berths for a ship", () => {
    const moor = fixtures["moor"]!;
    expect(spots(moor.view, 0, types("moor"), "tile", 6).map((spot) => spot.column)).toEqual([4, 6]);
  });

  it("are empty tiles for a boatman and middle tiles for a special building", () => {
    const landing = spots(view, 0, types("land", "done"), "tile", 14);
    expect(landing.map((spot) => spot.move)).toContain("land goldsmith 1");
    expect(landing.map((spot) => spot.move)).not.toContain("land goldsmith 2");
    const swaps = spots(view, 0, types("swap"), "tile", 14);
    expect(swaps.map((spot) => spot.move)).toContain("swap warrior 2");
    expect(swaps.map((spot) => spot.move)).not.toContain("swap warrior 6");
  });

  it("are none while nothing of the kind is asked", () => {
    expect(spots(view, 0, types("buy"), "tile", 14)).toEqual([]);
  });
});

describe("an area in words", () => {
  const t: Text = (key, args) => [key, ...Object.values(args ?? {})].join(" ");

  it("tells who waits, the ships and their fate, and every tile with who lives there", () => {
    expect(areaWords(area({ ships: "R+.G", rows: ["l*", "", "l.f!"], base: { noble: 2 } }), t)).toEqual([
      "board.waiting 2 viking.noble",
      "board.ships – 1: tile.red-ship, board.gold: 3, board.repelled; 3: tile.green-ship, board.gold: 5, board.reach row.scout",
      "row.warrior – 1: tile.left, viking.warrior",
      "row.scout – 1: tile.left; 3: special.farm, board.threatened",
    ]);
  });
});

describe("the home of a bought viking", () => {
  it("is told by the option to settle", () => {
    const args = { row: { name: "row.noble" }, column: 2 };
    const option = { move: "settle", text: { key: "move.settle", args }, grave: false };
    expect(homeSpot(option)).toMatchObject({ move: "settle", row: "noble", column: 2, viking: "noble" });
    expect(homeSpot({ ...option, text: { key: "move.settle", args: {} } })).toBeNull();
    expect(homeSpot(undefined)).toBeNull();
  });
});

describe("what is printed", () => {
  it("on special tiles comes from the table of components, too", () => {
    const specials = specialsOf(componentsFor("vikings"));
    expect(specials.get("goldsmith2")).toEqual({ amount: 2, unit: "gold" });
    expect(specials.get("noble1")).toEqual({ amount: 1, unit: "points" });
    expect(specials.get("coins5")?.amount).toBe(5);
    const named = [...specials].filter(
      ([id, { amount }]) => /^(goldsmith|noble|scout|fisherman)\d$/.test(id) && amount,
    );
    expect(Object.fromEntries(named.map(([id, { amount }]) => [id, id.replace(String(amount), "")]))).toEqual(
      STRENGTHENED,
    );
  });

  it("on the wheel of the drawings is that of the box", () => {
    const figures = rowsOf(componentsFor("vikings"), "figures");
    expect(figures.find((row) => row["name"] === "places")?.["value"]).toBe(String(PLACES));
  });

  it("on ships comes from the table of components", () => {
    expect(shipFaces(componentsFor("vikings")).get("red-ship")).toEqual({ unit: "gold", amount: 3, reach: "noble" });
    expect(shipFaces({ tables: [] }).size).toBe(0);
  });

  it("of the rounds too: which scorings follow each", () => {
    expect(roundsOf(componentsFor("vikings")).map(({ scorings }) => scorings.join("+"))).toEqual([
      "small",
      "large",
      "small",
      "large",
      "small",
      "large+final",
    ]);
  });
});
