import { describe, expect, it } from "vitest";
import { percent, signed } from "./numbers";

describe("numbers in a review", () => {
  it("carry their sign, in the way of the language", () => {
    expect(signed(1.5, "en")).toBe("+1.5");
    expect(signed(-0.44, "en")).toBe("−0.4");
    expect(signed(-0.44, "hu")).toBe("−0,4");
  });

  it("tell chances in per cent", () => {
    expect(percent(0.456, "en")).toBe("46%");
  });
});
