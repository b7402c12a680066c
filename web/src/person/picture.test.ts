import { expect, it } from "vitest";
import { shieldOf, wedges } from "./picture";

it("draws the same name the same, however it is written", () => {
  expect(shieldOf(" Ingrid ")).toEqual(shieldOf("ingrid"));
  expect(shieldOf("Olaf")).not.toEqual(shieldOf("Ingrid"));
});

it("tells most names apart", () => {
  const names = Array.from({ length: 60 }, (_, i) => `viking ${i}`);
  expect(new Set(names.map((name) => JSON.stringify(shieldOf(name)))).size).toBeGreaterThan(50);
});

it("divides a field into every other part", () => {
  expect(wedges(1)).toHaveLength(0);
  expect(wedges(8)).toHaveLength(4);
});
