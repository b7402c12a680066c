import { describe, expect, it } from "vitest";
import { matterOf } from "../desk/matter";
import { fixtures, view } from "./fixtures";

describe("what is dealt with beside one's own boards", () => {
  it("is nothing while vikings are placed, or while others are asked", () => {
    expect(matterOf(view({ asked: "turn" }), true, false)).toBeNull();
    expect(matterOf(view({ asked: "upgrade" }), false, false)).toBeNull();
    expect(matterOf(view({ asked: "upgrade" }), true, false)).toBe("offers");
  });

  it("is the dice and the banquet table of everybody, before all else", () => {
    expect(matterOf(fixtures["hunt"]!.view, false, false)).toBe("dice");
    expect(matterOf(fixtures["feast"]!.view, false, false)).toBe("table");
  });

  it("is the tile that is laid, whatever else is asked", () => {
    expect(matterOf(view({ asked: "mountain" }), true, true)).toBe("tile");
    expect(matterOf(view({ asked: "mountain" }), true, false)).toBe("mountains");
  });
});
