import { describe, expect, it } from "vitest";
import { PER } from "../drawing/actions";
import { WHERE_WORDS } from "../view";

describe("the signs of an action", () => {
  it("know every resource by which it is counted", () => {
    const counted = WHERE_WORDS.filter((word) => word.startsWith("per-"));
    expect(Object.keys(PER)).toEqual(counted);
    expect(Object.values(PER)).toEqual(counted.map((word) => word.replace("per-", "")));
  });
});
