import { describe, expect, it } from "vitest";
import { turns } from "./player.svelte";

describe("the turns of a game", () => {
  it("end where the next line is somebody else's", () => {
    const lines = [
      { move: 0, seat: 0 },
      { move: 1, seat: 0 },
      { move: 2, seat: 0 },
      { move: 2, seat: 0 },
      { move: 3, seat: 1 },
      { move: 4, seat: 0 },
    ];
    expect(turns(lines, 5)).toEqual([0, 2, 3, 5]);
  });

  it("of a game without lines are its ends", () => expect(turns([], 3)).toEqual([0, 3]));
});
