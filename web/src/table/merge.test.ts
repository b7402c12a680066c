import { describe, expect, it } from "vitest";
import type { LogLine } from "../api/types";
import { NO_STORY, added, read, told } from "./merge";

const line = (move: number, key = `line.${move}`): LogLine => ({ move, seat: 0, text: { key, args: {} } });
const opened = told(NO_STORY, { log: [line(1), line(2)], logFrom: 0 })!;

describe("the story of a table", () => {
  it("grows by the lines a state brings", () => {
    const later = told(opened, { log: [line(3)], logFrom: 2 })!;
    expect(later.lines.map((each) => each.move)).toEqual([1, 2, 3]);
    expect(added(opened, later)).toEqual([line(3)]);
  });

  it("shrinks after an undo", () => {
    const back = told(opened, { log: [], logFrom: 1 })!;
    expect(back.lines).toEqual([line(1)]);
    expect(added(opened, back)).toEqual([]);
  });

  it("replaces a line that was played differently", () => {
    const other = told(opened, { log: [line(2, "other")], logFrom: 1 })!;
    expect(other.lines.map((each) => each.text.key)).toEqual(["line.1", "other"]);
  });

  it("takes a whole state after a lost connection without doubling", () => {
    expect(told(opened, { log: [line(1), line(2), line(3)], logFrom: 0 })!.lines).toHaveLength(3);
  });

  it("asks for everything when lines in between are missing", () => {
    expect(told(opened, { log: [line(9)], logFrom: 5 })).toBeNull();
  });

  it("marks what came since the reader acted, and never more than there is", () => {
    const acted = read(opened);
    expect(told(acted, { log: [line(3)], logFrom: 2 })!.freshFrom).toBe(2);
    expect(told(acted, { log: [], logFrom: 1 })!.freshFrom).toBe(1);
  });
});
