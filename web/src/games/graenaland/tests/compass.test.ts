import { describe, expect, it } from "vitest";
import { towards } from "../moving/compass";
import { cardsOf, given, receiverOf, reckon } from "../sharing/proposal";
import { kindsOf } from "../sharing/promises";
import { readMove } from "../moves";
import type { Province } from "../view";
import { ROSE } from "../words";
import { fixtures } from "./fixtures";

const { provinces } = fixtures["order"]!.view;
const at = (tile: string) => provinces.find((each) => each.tile === tile)!;

describe("the compass", () => {
  it("leads where the view says, and nowhere else", () => {
    expect(towards(provinces, at("P1"), "ne")?.tile).toBe("M1");
    expect(towards(provinces, at("P1"), "w")).toBeUndefined();
  });

  it("knows no map of its own", () => {
    const round: Province = { ...at("P1"), ways: { w: "F1" } };
    expect(towards(provinces, round, "w")?.tile).toBe("F1");
    expect(ROSE.filter((direction) => towards(provinces, round, direction))).toEqual(["w"]);
  });
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

  it("reckons the votes of those who get something", () => {
    expect(reckon(at("P1").votes, new Set([1]))).toEqual({ content: 3, total: 7 });
    expect(reckon(at("F1").votes, new Set([1, 2]))).toEqual({ content: 2, total: 2 });
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
