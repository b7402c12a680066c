import { describe, expect, it } from "vitest";
import type { Phrase } from "../api/types";
import { word, type Tongue } from "./phrase";

const catalogue = {
  "log.buy": "{seat} buys {tile} and {viking} for {price} gold",
  "log.landed": "{seat} lands {vikings}",
  "log.outer": "{seat}: {what}",
  "tile.farm": "farm",
  "viking.noble": "noble",
  "viking.scout": "scout",
  left: "{count, plural, one {# tile} other {# tiles}} left",
  ship: "{state, select, repelled {The ship is repelled} other {The ship threatens}}",
};
const tongue: Tongue = { catalogue, locale: "en", seatName: (seat) => ["Ingrid", "Leif"][seat] ?? "?" };
const say = (phrase: Phrase) => word(phrase, tongue);

describe("a phrase", () => {
  it("fills in who sits there, the names of things and numbers", () => {
    const phrase: Phrase = {
      key: "log.buy",
      args: { seat: { seat: 1 }, tile: { name: "tile.farm" }, viking: { name: "viking.noble" }, price: 3 },
    };
    expect(say(phrase)).toBe("Leif buys farm and noble for 3 gold");
  });

  it("joins a list with commas", () => {
    const phrase: Phrase = {
      key: "log.landed",
      args: { seat: { seat: 0 }, vikings: [{ name: "viking.noble" }, { name: "viking.scout" }] },
    };
    expect(say(phrase)).toBe("Ingrid lands noble, scout");
  });

  it("puts a phrase inside a phrase into words first", () => {
    const inner: Phrase = { key: "left", args: { count: 1 } };
    expect(say({ key: "log.outer", args: { seat: { seat: 0 }, what: inner } })).toBe("Ingrid: 1 tile left");
  });

  it("chooses plurals by number and variants by word", () => {
    expect(say({ key: "left", args: { count: 5 } })).toBe("5 tiles left");
    expect(say({ key: "ship", args: { state: "repelled" } })).toBe("The ship is repelled");
  });

  it("uses the plural rules of its language", () => {
    const polish = { left: "{count, plural, one {# kafelek} few {# kafelki} many {# kafelków} other {# kafelka}}" };
    const inPolish = (count: number) =>
      word({ key: "left", args: { count } }, { ...tongue, catalogue: polish, locale: "pl" });
    expect([1, 3, 5].map(inPolish)).toEqual(["1 kafelek", "3 kafelki", "5 kafelków"]);
  });

  it("shows a missing key as it is, and a broken message as it stands", () => {
    expect(say({ key: "log.nowhere", args: {} })).toBe("log.nowhere");
    expect(word({ key: "broken", args: {} }, { ...tongue, catalogue: { broken: "{oops" } })).toBe("{oops");
  });
});
