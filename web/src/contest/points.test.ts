import { expect, test } from "vitest";
import { halves } from "./points";

test("half points are printed as such", () => {
  expect([0, 1, 2, 3, 10].map(halves)).toEqual(["0", "½", "1", "1½", "5"]);
});
