import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tableOf } from "../board/fixtures";
import { Pacer } from "./pacer";

const state = (seq: number) => tableOf("runes", ["P0"], [], { seq });

describe("the pacer", () => {
  let shown: number[];
  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
  });
  afterEach(() => vi.useRealTimers());
  const pacer = (pause: number) =>
    new Pacer(
      ({ seq }) => shown.push(seq),
      () => pause,
    );

  it("shows one state after the other, each for a while", () => {
    const slow = pacer(1000);
    [1, 2, 3].forEach((seq) => slow.hear(state(seq)));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("skips to the end at once", () => {
    const slow = pacer(1000);
    [1, 2, 3].forEach((seq) => slow.hear(state(seq)));
    slow.skip();
    expect(shown).toEqual([1, 2, 3]);
    slow.hear(state(4));
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("without a pause shows everything as it comes", () => {
    const quick = pacer(0);
    [1, 2].forEach((seq) => quick.hear(state(seq)));
    expect(shown).toEqual([1, 2]);
  });
});
