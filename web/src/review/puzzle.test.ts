import { describe, expect, it } from "vitest";
import { puzzleOf } from "./puzzle.svelte";

describe("the address of a puzzle", () => {
  it("names a game and a number", () => {
    expect(puzzleOf("?puzzle=odin-12")).toMatchObject({ game: "odin", number: 12 });
  });

  it("is none when it says anything else", () => {
    expect(puzzleOf("")).toBeNull();
    expect(puzzleOf("?puzzle=odin")).toBeNull();
    expect(puzzleOf("?puzzle=../x-1")).toBeNull();
  });
});
