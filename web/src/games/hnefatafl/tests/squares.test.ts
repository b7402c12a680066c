import { describe, expect, it } from "vitest";
import { beside, follow, nameAt, placeOf, squaresOf } from "../board/squares";
import { readMove } from "../moves";
import { waysOf } from "../words";
import { busy, viewOf } from "./fixtures";

const square = (name: string, view = viewOf()) => squaresOf(view).find((each) => each.name === name)!;

describe("the squares of a board", () => {
  it("are named from the lower left corner", () => {
    expect(nameAt(0, 6, 7)).toBe("a1");
    expect(nameAt(10, 0, 11)).toBe("k11");
    expect(placeOf("k11", 11)).toEqual({ column: 10, row: 0 });
    expect(squaresOf(viewOf())).toHaveLength(49);
  });

  it("know their piece and what they are", () => {
    expect(square("d4")).toMatchObject({ piece: "k", kind: "throne" });
    expect(square("a1")).toMatchObject({ piece: null, kind: "corner" });
    expect(square("d7")).toMatchObject({ piece: "a", kind: "plain" });
  });

  it("know what the last move did there, and the king's ways out", () => {
    expect(square("d5", busy).last).toBe("from");
    expect(square("d3", busy).last).toBe("to");
    expect(square("e3", busy).last).toBe("captured");
    expect(square("a4", busy).last).toBeNull();
    expect(square("a7", busy).wayOut).toBe(true);
  });
});

describe("the keys", () => {
  it("lead to the next square and stop at the edge", () => {
    expect(follow("d4", "ArrowUp", 7)).toBe("d5");
    expect(follow("d4", "ArrowLeft", 7)).toBe("c4");
    expect(follow("g1", "ArrowRight", 7)).toBe("g1");
    expect(follow("g1", "ArrowDown", 7)).toBe("g1");
    expect(follow("d4", "Home", 7)).toBe("a4");
    expect(follow("d4", "End", 7)).toBe("g4");
    expect(follow("d4", "Enter", 7)).toBeNull();
  });

  it("find a square beside each", () => {
    expect(beside("a1", 7)).toBe("b1");
    expect(beside("g7", 7)).toBe("f7");
  });
});

describe("the ways of the pieces", () => {
  it("come from the moves", () => {
    const ways = waysOf(["move a4 a5", "move a4 a6", "move d1 c1", "resign"].flatMap((code) => readMove(code) ?? []));
    expect([...ways.keys()]).toEqual(["a4", "d1"]);
    expect([...ways.get("a4")!]).toEqual([
      ["a5", "move a4 a5"],
      ["a6", "move a4 a6"],
    ]);
  });
});
