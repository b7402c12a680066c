import { describe, expect, it } from "vitest";
import { chanceAt, curve, HEIGHT, WIDTH } from "./curve";

const moments = [
  { at: 0, chances: [0.5, 0.5] },
  { at: 4, chances: [0.25, 0.6] },
  { at: 10, chances: [0, 1] },
];

describe("the curve of a seat", () => {
  it("goes from the first decision to the result", () => {
    expect(curve(moments, 1, 10)).toBe(`0.0,${HEIGHT / 2}.0 ${(WIDTH * 4) / 10}.0,88.0 ${WIDTH}.0,0.0`);
  });

  it("keeps its height between two judged moments", () => {
    expect(chanceAt(moments, 0, 7)).toBe(0.25);
    expect(chanceAt(moments, 0, 10)).toBe(0);
  });
});
