import { expect, test } from "vitest";
import { wayOf as read } from "../building/ways";
import { readMove } from "../moves";
import type { SupplyCard } from "../view";

const wayOf = (code: string, hand: SupplyCard[]) => read(readMove(code)!, hand);
const SHIP: SupplyCard = { card: "S07", resources: ["livestock", "wood"] };

test("a supply card is shown as it lies in the hand", () => {
  expect(wayOf("use S07", [SHIP])).toEqual({ supply: SHIP, card: undefined, due: undefined });
  expect(wayOf("trade S07 ore", [SHIP])).toEqual({ supply: SHIP, card: undefined, due: "ore" });
  expect(wayOf("pledge S07", [SHIP]).supply).toBe(SHIP);
});

test("gold and a market say what they stand for", () => {
  expect(wayOf("gold wood", [])).toEqual({ supply: undefined, card: "gold", due: "wood" });
  expect(wayOf("trade grain ore", [])).toEqual({ supply: undefined, card: "grain", due: "ore" });
});

test("a pledge is a card, or gold in its place", () => {
  expect(wayOf("pledge wood", [])).toEqual({ supply: undefined, card: "wood", due: undefined });
  expect(wayOf("pledge gold wood", [])).toEqual({ supply: undefined, card: "gold", due: "wood" });
});

test("what was pledged is taken back as it was given", () => {
  expect(wayOf("withdraw wood", [])).toEqual({ supply: undefined, card: "wood", due: undefined });
  expect(wayOf("withdraw gold wood", [])).toEqual({ supply: undefined, card: "gold", due: "wood" });
  expect(wayOf("withdraw S07", [])).toEqual({ supply: undefined, card: undefined, due: undefined });
});
