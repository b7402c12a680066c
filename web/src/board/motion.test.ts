import { describe, expect, it } from "vitest";
import { bank, flightsBetween, piece, type Standing } from "./motion";

const on = (kind: string, at: string, count = 1): Standing => ({ kind, at, count });
const told = (before: Standing[], now: Standing[]) =>
  flightsBetween(before, now).map(({ from, to }) => `${from.kind}: ${from.at} > ${to?.at ?? "away"}`);

describe("pieces between two sights of a board", () => {
  it("fly from the place they left to the place they reached", () => {
    expect(told([on("man", "a1"), on("man", "b2")], [on("man", "b2"), on("man", "a5")])).toEqual(["man: a1 > a5"]);
  });

  it("stay where nothing changed, wherever they are drawn", () => {
    expect(told([on("man", "a1"), on("king", "d4")], [on("king", "d4"), on("man", "a1")])).toEqual([]);
  });

  it("leave the board when they are found nowhere, and do not fly when they come from nowhere", () => {
    expect(told([on("man", "a1")], [on("king", "d4")])).toEqual(["man: a1 > away"]);
  });

  it("are told apart by kind", () => {
    const before = [on("ship", "wheel"), on("man", "wheel")];
    expect(told(before, [on("man", "base"), on("ship", "sea")])).toEqual(["ship: wheel > sea", "man: wheel > base"]);
  });

  it("fly out of a heap into another, while both heaps stay", () => {
    const before = [on("wool", "store", 3), on("wool", "quay", 1)];
    expect(told(before, [on("wool", "store", 1), on("wool", "quay", 3)])).toEqual(["wool: store > quay"]);
  });

  it("join others of their kind in a place: the newcomers fly, not those who were there", () => {
    const now = [on("unit", "fjord"), on("unit", "fjord"), on("unit", "hill")];
    const [flight] = flightsBetween([on("unit", "fjord"), on("unit", "hill"), on("unit", "hill")], now);
    expect(now.indexOf(flight!.to!)).toBe(1);
  });

  it("come out of the bank of their kind, and go back into it", () => {
    const banked = (before: Standing[], now: Standing[]) =>
      flightsBetween(before, now, (kind) => (kind === "wool" ? on(kind, "bank") : null)).map(
        ({ from, to }) => `${from.at} > ${to?.at ?? "away"}`,
      );
    expect(banked([on("king", "d4")], [on("king", "d4"), on("wool", "store"), on("man", "a1")])).toEqual([
      "bank > store",
    ]);
    expect(banked([on("wool", "store"), on("man", "a1")], [])).toEqual(["store > bank", "a1 > away"]);
  });

  it("do not come out of the bank while there are no more of them", () => {
    const flights = flightsBetween(
      [on("wool", "quay"), on("wool", "quay")],
      [on("wool", "store"), on("wool", "ship")],
      (kind) => on(kind, "bank"),
    );
    expect(flights.map(({ from, to }) => `${from.at} > ${to?.at}`)).toEqual(["quay > store"]);
  });

  it("stand still when the whole board is laid out anew", () => {
    const squares = Array.from({ length: 20 }, (_, n) => n);
    expect(
      told(
        squares.map((n) => on("man", `a${n}`)),
        squares.map((n) => on("man", `b${n}`)),
      ),
    ).toEqual([]);
  });

  it("are named by attributes", () => {
    expect(piece("wool", "quay", 2)).toEqual({ "data-piece": "wool", "data-at": "quay", "data-count": 2 });
    expect(bank("wool", "jet")).toEqual({ "data-bank": "wool jet" });
  });
});
