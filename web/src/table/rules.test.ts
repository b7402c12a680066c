import { describe, expect, it } from "vitest";
import { matching, sections } from "./rules";

const catalogue = {
  "rule.VIK-10": "Boatmen",
  "rule.VIK-10.2": "A boatman carries vikings.",
  "rule.VIK-4": "Buying",
  "rule.VIK-4.10": "The tenth.",
  "rule.VIK-4.2": "Płacisz złotem.",
  title: "Vikings",
};

describe("the rules of a game", () => {
  it("stand by section in the order of their numbers", () => {
    const all = sections(catalogue);
    expect(all.map((section) => section.id)).toEqual(["VIK-4", "VIK-10"]);
    expect(all[0]!.rules.map((rule) => rule.id)).toEqual(["VIK-4.2", "VIK-4.10"]);
  });

  it("are found by words without their marks, and by id", () => {
    const all = sections(catalogue);
    expect(matching(all, "placisz ZLOTEM")[0]!.rules[0]!.id).toBe("VIK-4.2");
    expect(matching(all, "vik-10.2")).toHaveLength(1);
    expect(matching(all, "dragon")).toEqual([]);
  });
});
