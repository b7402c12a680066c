import { describe, expect, it } from "vitest";
import { coveredSquares, outlook } from "../estate/outlook";
import { mirrored, outline, plainTurn, rotated, turned } from "../estate/shapes";
import { mirroredOn, nearestTo, stepped, turnedOn } from "../estate/spots";
import { partsOf } from "../parts";
import { spotOf } from "../words";
import { board, components } from "./fixtures";

const parts = partsOf(components);
const shapeOf = (item: string) => parts.tiles.get(item)?.shape ?? ["#"];
const drawn = (item: string, turn: number) => {
  const { squares, width, height } = turned(shapeOf(item), turn);
  return Array.from({ length: height }, (_, row) => Array.from({ length: width }, (_, column) => (squares.some((each) => each.row === row && each.column === column) ? "#" : ".")).join("")).join("/");
};

describe("a tile turned", () => {
  it("goes clockwise, mirrored ones first left to right", () => {
    expect(drawn("cloakpin", 0)).toBe("#.../####");
    expect(drawn("cloakpin", 1)).toBe("##/#./#./#.");
    expect(drawn("cloakpin", 4)).toBe("...#/####");
    expect(drawn("cloakpin", 5)).toBe("#./#./#./##");
  });

  it("is called by the first turn in which it looks so", () => {
    expect(plainTurn(shapeOf("oil"), 2)).toBe(0);
    expect(plainTurn(shapeOf("oil"), 7)).toBe(1);
    expect(rotated(shapeOf("oil"), 1, 1)).toBe(0);
    expect(rotated(shapeOf("cloakpin"), 3, 1)).toBe(0);
    expect(rotated(shapeOf("cloakpin"), 4, -1)).toBe(7);
  });

  it("looks in the mirror as it should, and twice mirrored as before", () => {
    for (let turn = 0; turn < 8; turn++) {
      const flipped = drawn("cloakpin", turn).split("/").map((row) => [...row].reverse().join("")).join("/");
      expect(drawn("cloakpin", mirrored(shapeOf("cloakpin"), turn))).toBe(flipped);
      expect(mirrored(shapeOf("cloakpin"), mirrored(shapeOf("cloakpin"), turn))).toBe(turn);
    }
  });

  it("has an outline without the edges inside", () => {
    expect(outline([{ row: 0, column: 0 }, { row: 0, column: 1 }]).match(/M/g)).toHaveLength(6);
  });
});

describe("the places of a tile", () => {
  const spots = ["lay 0 0 0", "lay 0 3 0", "lay 2 3 0", "lay 5 5 1", "lay 1 1 1"].map((code) => spotOf(code)!);

  it("are reached by arrow keys in one turn", () => {
    expect(stepped(spots, spots[0]!, "ArrowRight")).toEqual(spots[1]);
    expect(stepped(spots, spots[1]!, "ArrowDown")).toEqual(spots[2]);
    expect(stepped(spots, spots[0]!, "ArrowUp")).toEqual(spots[0]);
  });

  it("catch a tile that is near, and keep near when it is turned", () => {
    expect(nearestTo(shapeOf("oil"), spots, { x: 4, y: 2.6 }, 0)).toEqual(spots[2]);
    expect(turnedOn(shapeOf("oil"), spots, spots[0]!, 1)).toEqual(spots[4]);
    expect(mirroredOn(shapeOf("oil"), spots, spots[0]!)).toEqual(spots[0]);
  });
});

describe("the outlook of a place", () => {
  const home = parts.plans.get("home")!;
  const look = (laid: { item: string; row: number; column: number; turn: number }[], squares: [number, number][]) => {
    const lying = board({ laid });
    const covered = coveredSquares(lying, (item, turn) => turned(shapeOf(item), turn).squares);
    return outlook(home, lying, covered, squares.map(([row, column]) => ({ row, column })));
  };

  it("tells the income that the diagonal would bring", () => {
    expect(look([], [[11, 0]])).toMatchObject({ income: 0, incomeThen: 1 });
    expect(look([{ item: "silver", row: 11, column: 0, turn: 0 }], [[10, 1], [10, 0]])).toMatchObject({ income: 1, incomeThen: 2 });
  });

  it("counts minus points and bonuses that it covers", () => {
    expect(look([], [[0, 0], [0, 1], [5, 0]])).toMatchObject({ minus: 2, covers: ["ore"] });
  });

  it("sees a bonus that would be surrounded", () => {
    const around: [number, number][] = [[8, 0], [8, 1], [8, 2], [9, 0], [9, 2], [10, 0], [10, 1], [10, 2]];
    expect(look([], around).wins).toEqual(["mead"]);
    expect(look([], around.slice(1)).wins).toEqual([]);
  });
});
