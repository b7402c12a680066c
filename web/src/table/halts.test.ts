import { describe, expect, it } from "vitest";
import { tableOf } from "../board/fixtures";
import { onTheWay } from "./halts";

const line = (key: string) => ({ move: 3, seat: 0, text: { key, args: {} } });

describe("a move that halts", () => {
  const state = tableOf("runes", ["P0"], ["carve 1"], {
    undo: true,
    view: "end",
    log: [line("bought"), line("laid"), line("waits")],
    logFrom: 7,
    halts: [
      { view: "bought", lines: 8 },
      { view: "laid", lines: 9 },
    ],
  });

  it("is shown halt by halt, each with the lines that were told by then", () => {
    const shown = onTheWay(state);
    expect(shown.map(({ view }) => view)).toEqual(["bought", "laid", "end"]);
    expect(shown.map(({ log }) => log.length)).toEqual([1, 2, 3]);
    expect(shown.map(({ halts }) => halts.length)).toEqual([2, 1, 0]);
  });

  it("offers nothing before it has come to its end", () => {
    const shown = onTheWay(state);
    expect(shown.map(({ options }) => options.length)).toEqual([0, 0, 1]);
    expect(shown.map(({ undo }) => undo)).toEqual([false, false, true]);
  });
});
