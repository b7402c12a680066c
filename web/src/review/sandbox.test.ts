import { describe, expect, it } from "vitest";
import { seatCount, seatsOf } from "./sandbox";

describe("a sandbox", () => {
  it("seats me where I want and bots of one level elsewhere", () => {
    expect(seatsOf(3, { seat: 1, level: 4, luck: "same" })).toEqual([
      { kind: "bot", level: 4 },
      { kind: "me" },
      { kind: "bot", level: 4 },
    ]);
  });

  it("reads the number of seats from a position and from a record", () => {
    expect(seatCount('{\n  "setup" : "vikings(seats=3,rules=2)",\n "round": 1}')).toBe(3);
    expect(seatCount("althing 1\nsetup odin(length=short,seats=4)#5f\nrules 1\n")).toBe(4);
    expect(seatCount("nothing of the kind")).toBeNull();
  });
});
