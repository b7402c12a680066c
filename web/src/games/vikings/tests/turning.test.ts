import { describe, expect, it } from "vitest";
import type { Place } from "../view";
import { at, dearest, offset, payment, progress, sector, turnTo } from "../wheel/turning";

const sets = (zero: number, sold: number[] = []): Place[] =>
  Array.from({ length: 12 }, (_, index) => ({
    price: (index - zero + 12) % 12,
    tile: sold.includes(index) ? null : "left",
    viking: sold.includes(index) ? null : "scout",
  }));

describe("the wheel", () => {
  it("has place 0 on top and the others clockwise", () => {
    expect(at(0, 12, 100)).toEqual({ x: 0, y: -100 });
    expect(at(3, 12, 100)).toEqual({ x: 100, y: 0 });
    expect(at(6, 12, 100)).toEqual({ x: 0, y: 100 });
  });

  it("gives each place a closed outline of its own", () => {
    const outlines = new Set(Array.from({ length: 12 }, (_, place) => sector(place, 12, 100, 200)));
    expect(outlines.size).toBe(12);
    outlines.forEach((outline) => expect(outline).toMatch(/^M.*Z$/));
  });

  it("turns to where price 0 stands", () => {
    expect(offset(sets(0))).toBe(0);
    expect(offset(sets(5))).toBe(5);
  });

  it("turns clockwise as prices fall, also into the next round", () => {
    expect(turnTo(0, 3, 12, true)).toBe(3);
    expect(turnTo(10, 0, 12, true)).toBe(12);
    expect(turnTo(14, 2, 12, true)).toBe(14);
  });

  it("turns back by the same way when a move is taken back", () => {
    expect(turnTo(3, 0, 12, false)).toBe(0);
    expect(turnTo(12, 10, 12, false)).toBe(10);
    expect(turnTo(5, 5, 12, false)).toBe(5);
  });

  it("knows a step back by the sets on the wheel", () => {
    expect(progress(2, sets(0, [0]))).toBeGreaterThan(progress(2, sets(0)));
    expect(progress(3, sets(0))).toBeGreaterThan(progress(2, sets(0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])));
  });

  it("marks the dearest set that is left, but none at price 0", () => {
    expect(dearest(sets(0))).toBe(11);
    expect(dearest(sets(0, [11, 10]))).toBe(9);
    expect(dearest(sets(4, [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11]))).toBe(-1);
  });

  it("pays with gold first, then with points", () => {
    expect(payment(5, 8)).toEqual({ gold: 5, points: 0 });
    expect(payment(5, 3)).toEqual({ gold: 3, points: 2 });
  });
});
