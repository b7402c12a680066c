import { expect, test } from "vitest";
import { isTooMuch, pledgesOf, type Pledge } from "../building/pledge";
import { readMove, type Move } from "../moves";
import type { Hand } from "../view";

const read = (...codes: string[]) => codes.map((code) => readMove(code) as Move);
const pledge = (code: string) => readMove(code) as Pledge;
const HAND: Hand = {
  cards: [
    { terrain: "plains", resource: "grain", count: 2 },
    { terrain: "forest", resource: "grain", count: 1 },
    { terrain: "mountains", resource: "gold", count: 1 },
  ],
  supply: [{ card: "S07", resources: ["livestock", "wood"] }],
};

test("each card can be chosen by itself, but not more of them than are missing", () => {
  const moves = read("pledge grain", "pledge gold grain", "pledge S07", "ready");
  expect(pledgesOf(moves, HAND, { grain: 2 }).map(({ code }) => code)).toEqual([
    "pledge grain",
    "pledge grain",
    "pledge gold grain",
    "pledge S07",
  ]);
});

test("what would be too much together cannot be chosen any more", () => {
  const grain = pledge("pledge grain");
  expect(isTooMuch(grain, [grain], HAND, { grain: 2 })).toBe(false);
  expect(isTooMuch(pledge("pledge gold grain"), [grain, grain], HAND, { grain: 2 })).toBe(true);
  expect(isTooMuch(pledge("pledge S07"), [grain, grain], HAND, { grain: 2 })).toBe(false);
});

test("a gold card pays once", () => {
  const left = { grain: 2, wood: 1 };
  expect(isTooMuch(pledge("pledge gold wood"), [pledge("pledge gold grain")], HAND, left)).toBe(true);
});
