import { describe, expect, it } from "vitest";
import { HAND, priceFor, QUAY, slotMove, STORE, takerMove, waysOf } from "../desk/targets";
import { move, readMove } from "../moves";

const read = (...codes: string[]) => codes.flatMap((code) => readMove(code) ?? []);
const codes = (...ways: Parameters<typeof waysOf>) => waysOf(...ways).map(({ code }) => code);
const moves = read(
  "place wool a",
  "place wool b",
  "store wool",
  "sell wool",
  "discard jet",
  "carry iron a b",
  "carry iron c b",
  "carry amber a b",
  "finish",
);

describe("where a cube may go", () => {
  it("depends on where it lies", () => {
    expect(codes(moves, { good: "wool", from: QUAY })).toEqual([
      "place wool a",
      "place wool b",
      "store wool",
      "sell wool",
    ]);
    expect(codes(moves, { good: "wool", from: STORE })).not.toContain("store wool");
    expect(codes(moves, { good: "jet", from: STORE })).toEqual(["discard jet"]);
    expect(codes(moves, { good: "jet", from: QUAY })).toEqual([]);
    expect(codes(moves, { good: "iron", from: "a" })).toEqual(["carry iron a b"]);
  });

  it("is an artisan's space: for the picked cube, else for the only cube that fits", () => {
    expect(slotMove(moves, "a", "wool", null)).toBe("place wool a");
    expect(slotMove(moves, "b", "amber", null)).toBe("carry amber a b");
    expect(slotMove(moves, "b", "iron", null)).toBe("place iron b");
    expect(slotMove(moves, "b", "iron", { good: "iron", from: "c" })).toBe("carry iron c b");
    expect(slotMove(moves, "b", "wool", { good: "wool", from: HAND })).toBe("place wool b");
  });

  it("is no other space of an artisan that has one for the cube in hand; elsewhere the space says why not", () => {
    expect(slotMove(moves, "a", "jet", { good: "wool", from: QUAY })).toBe("");
    expect(slotMove(moves, "c", "jet", { good: "wool", from: QUAY })).toBe("place wool c");
    expect(slotMove(moves, "c", "jet", { good: "iron", from: "a" })).toBe("carry iron a c");
  });

  it("is a merchant of its good; other merchants stay quiet while one takes it, and else say why not", () => {
    expect(takerMove(moves, move.sell, "wool", null)).toBe("sell wool");
    expect(takerMove(moves, move.sell, "wool", { good: "wool", from: STORE })).toBe("sell wool");
    expect(takerMove(moves, move.sell, "jet", { good: "wool", from: QUAY })).toBe("");
    expect(takerMove(moves, move.sell, "jet", { good: "iron", from: QUAY })).toBe("sell iron");
    expect(takerMove(moves, move.sell, "iron", { good: "iron", from: "a" })).toBe("");
  });

  it("is the balance, for every cube on the quay or in storage", () => {
    const deals = read("coin", "exchange 3 amber", "pay wool", "drop");
    expect(codes(deals, { good: "wool", from: QUAY })).toEqual(["coin", "exchange 3 amber", "pay wool"]);
    expect(codes(deals, { good: "jet", from: STORE })).toEqual(["coin", "exchange 3 amber"]);
    expect(codes(deals, { good: "wool", from: HAND })).toEqual(["drop"]);
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
