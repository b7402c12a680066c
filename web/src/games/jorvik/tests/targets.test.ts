import { describe, expect, it } from "vitest";
import { fits, HAND, priceFor, QUAY, slotMove, STORE, waysOf } from "../desk/targets";

const moves = new Set(["place wool a", "place wool b", "store wool", "sell wool", "discard jet", "carry iron a b", "carry iron c b", "carry amber a b", "finish"]);

describe("where a cube may go", () => {
  it("depends on where it lies", () => {
    expect(waysOf(moves, { good: "wool", from: QUAY })).toEqual(["place wool a", "place wool b", "store wool", "sell wool"]);
    expect(waysOf(moves, { good: "wool", from: STORE })).not.toContain("store wool");
    expect(waysOf(moves, { good: "jet", from: STORE })).toEqual(["discard jet"]);
    expect(waysOf(moves, { good: "jet", from: QUAY })).toEqual([]);
    expect(waysOf(moves, { good: "iron", from: "a" })).toEqual(["carry iron a b"]);
  });

  it("is an artisan's space: for the picked cube, else for the only cube that fits", () => {
    expect(slotMove(moves, "a", "wool", null)).toBe("place wool a");
    expect(slotMove(moves, "b", "amber", null)).toBe("carry amber a b");
    expect(slotMove(moves, "b", "iron", null)).toBe("place iron b");
    expect(slotMove(moves, "b", "iron", { good: "iron", from: "c" })).toBe("carry iron c b");
    expect(slotMove(moves, "b", "wool", { good: "wool", from: HAND })).toBe("place wool b");
  });

  it("leaves merchants of other goods dark", () => {
    expect(fits("wool", null)).toBe(true);
    expect(fits("wool", { good: "wool", from: STORE })).toBe(true);
    expect(fits("wool", { good: "jet", from: QUAY })).toBe(false);
    expect(fits("iron", { good: "iron", from: "a" })).toBe(false);
  });
});

describe("the price for a seat", () => {
  const queue = [0, 1, 0].map((seat) => ({ seat, brown: false }));

  it("counts its first viking and all behind it", () => {
    expect(priceFor(queue, 0, false)).toBe(3);
    expect(priceFor(queue, 1, false)).toBe(2);
    expect(priceFor(queue, 2, false)).toBeNull();
  });

  it("counts one more while joining", () => {
    expect(priceFor(queue, 1, true)).toBe(3);
    expect(priceFor(queue, 2, true)).toBe(1);
  });
});
