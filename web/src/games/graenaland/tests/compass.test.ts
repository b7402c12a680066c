import { describe, expect, it } from "vitest";
import { towards } from "../moving/compass";
import { cardsOf, given, receiverOf, reckon } from "../sharing/proposal";
import { kindsOf } from "../sharing/promises";
import { readMove } from "../moves";
import type { Direction } from "../view";
import { fixtures } from "./fixtures";

const { provinces } = fixtures["order"]!.view;
const at = (tile: string) => provinces.find((each) => each.tile === tile)!;

describe("the compass", () => {
  const ways: [string, Direction, string | undefined][] = [
    ["P1", "w", undefined],
    ["P1", "e", "H1"],
    ["P1", "ne", "M1"],
    ["P1", "nw", undefined],
    ["P1", "sail-e", "F1"],
    ["P1", "se", undefined],
    ["F1", "nw", "H2"],
    ["F1", "ne", undefined],
    ["F1", "sail-w", "P1"],
    ["M1", "sw", "P1"],
    ["M1", "se", "H1"],
    ["H2", "w", "M1"],
    ["H2", "sail-w", undefined],
  ];

  it.each(ways)("leads from %s %s to %s", (from, direction, to) =>
    expect(towards(provinces, at(from), direction)?.tile).toBe(to),
  );
});

describe("a proposal", () => {
  it("has its cards in the order in which they are given, the hidden ones last", () => {
    expect(cardsOf(at("P1"))).toEqual(["grain", "ore", null]);
  });

  it("knows who has got the cards that were given one by one", () => {
    const composing = {
      tile: "P1",
      shares: [
        { seat: 1, cards: ["ore" as const], faceDown: 0 },
        { seat: 0, cards: ["grain" as const], faceDown: 0 },
      ],
      next: null,
      left: 1,
      recipients: [0, 1],
    };
    expect(given(at("P1"), composing)).toEqual([0, 1]);
  });

  it("gives a card to the clan over which it is let go", () => {
    expect(receiverOf("give 2")).toBe(2);
    expect(receiverOf("propose P1")).toBeNull();
  });

  it("needs more than half of all votes", () => {
    expect(reckon(at("P1").votes, new Set([1]))).toEqual({ content: 3, total: 7, needed: 4 });
    expect(reckon(at("F1").votes, new Set([1, 2]))).toEqual({ content: 2, total: 2, needed: 2 });
  });

  it("finds the promises that may be made", () => {
    const moves = [
      "vote for",
      "promise vote 1",
      "promise vote 2",
      "promise wood 1",
      "promise road",
      "promise away",
    ].flatMap((code) => readMove(code) ?? []);
    expect(kindsOf(moves).map(({ word, codes }) => [word, ...codes])).toEqual([
      ["vote", [1, "promise vote 1"], [2, "promise vote 2"]],
      ["wood", [1, "promise wood 1"]],
      ["road", [null, "promise road"]],
      ["away", [null, "promise away"]],
    ]);
  });
});
