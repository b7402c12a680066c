import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PAID } from "../drawings";

const TABLE = readFileSync("../games/graenaland/src/main/resources/althing/graenaland/components.table", "utf8");

/** The printed price of a thing, card by card. */
function printed(thing: string): string[] {
  const [, price = ""] = new RegExp(`^${thing} +(\\S+)`, "m").exec(TABLE.slice(TABLE.indexOf("table prices"))) ?? [];
  return price.split("+").flatMap((part) => {
    const [, resource = "", count] = /^([a-z]+)(\d+)$/.exec(part) ?? [];
    return Array.from({ length: Number(count) }, () => resource);
  });
}

describe("the drawings of Graenaland", () => {
  it.each(Object.entries(PAID))("pay for a %s what the table of prices says", (thing, cards) => {
    expect(printed(thing).length).toBeGreaterThan(0);
    expect(cards.map(({ resource }) => resource).sort()).toEqual(printed(thing).sort());
  });
});
