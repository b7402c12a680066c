import { describe, expect, it } from "vitest";
import { days, face, left, spent } from "./clock";

const clock = { spent: [5000, 70_000], since: "2026-05-01T10:00:00Z", times: [], paused: false };
const now = Date.parse("2026-05-01T10:00:09Z");

describe("the clock of a seat", () => {
  it("runs while its seat owes a decision, and stands otherwise", () => {
    expect(spent(clock, 0, true, now)).toBe(14_000);
    expect(spent(clock, 1, false, now)).toBe(70_000);
  });

  it("does not run before the first move, nor backwards when two computers disagree about the time", () => {
    expect(spent({ ...clock, spent: [0], since: null }, 0, true, now)).toBe(0);
    expect(spent(clock, 0, true, Date.parse("2026-05-01T09:59:00Z"))).toBe(5000);
  });

  it("tells what is left, up to the moment that the hall names", () => {
    const paced = {
      ...clock,
      times: [
        { left: 60_000, until: "2026-05-01T10:00:30Z" },
        { left: 45_000, until: null },
      ],
    };
    expect(left(paced, 0, now)).toBe(21_000);
    expect(left(paced, 1, now)).toBe(45_000);
    expect(left(paced, 0, now + 60_000)).toBe(0);
  });

  it("stands still while all rest", () => {
    expect(spent({ ...clock, paused: true }, 0, true, now)).toBe(5000);
  });

  it.each([
    [0, "0:00"],
    [67_999, "1:07"],
    [3_599_000, "59:59"],
    [3_847_000, "1:04:07"],
  ])("shows %i milliseconds as %s", (millis, text) => expect(face(millis)).toBe(text));

  it("counts days in long games", () => {
    expect(days(26 * 3_600_000)).toBe(1);
  });
});
