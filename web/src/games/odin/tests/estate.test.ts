import { describe, expect, it } from "vitest";
import { mirrored, outline, plainTurn, rotated, turned } from "../estate/shapes";
import { mirroredOn, nearestTo, stepped, turnedOn } from "../estate/spots";
import { partsOf } from "../parts";
import { ofType } from "../../../board/moves";
import { readMove } from "../moves";
import { components } from "./fixtures";

const parts = partsOf(components);
const shapeOf = (item: string) => parts.tiles.get(item)?.shape ?? ["#"];
const drawn = (item: string, turn: number) => {
  const { squares, width, height } = turned(shapeOf(item), turn);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) =>
      squares.some((each) => each.row === row && each.column === column) ? "#" : ".",
    ).join(""),
  ).join("/");
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
      const flipped = drawn("cloakpin", turn)
        .split("/")
        .map((row) => [...row].reverse().join(""))
        .join("/");
      expect(drawn("cloakpin", mirrored(shapeOf("cloakpin"), turn))).toBe(flipped);
      expect(mirrored(shapeOf("cloakpin"), mirrored(shapeOf("cloakpin"), turn))).toBe(turn);
    }
  });

  it("has an outline without the edges inside", () => {
    expect(
      outline([
        { row: 0, column: 0 },
        { row: 0, column: 1 },
      ]).match(/M/g),
    ).toHaveLength(6);
  });
});

describe("the places of a tile", () => {
  const spots = ofType(
    ["lay 0 0 0", "lay 0 3 0", "lay 2 3 0", "lay 5 5 1", "lay 1 1 1"].flatMap((code) => readMove(code) ?? []),
    "lay",
  ).map(({ row, column, turn }) => ({ row, column, turn }));

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
