import { describe, expect, it } from "vitest";
import type { SeatState, TableState } from "../api/types";
import { sameSeats } from "./again";
import { isPlayedByPeople, sharesScreen, waitingKey } from "./asked";

const seat = (number: number, more: Partial<SeatState> = {}): SeatState => ({
  seat: number,
  kind: "person",
  name: `P${number}`,
  level: null,
  mine: false,
  online: true,
  invite: null,
  standIn: null,
  forMe: false,
  kept: false,
  blocked: false,
  ...more,
});
const table = (more: Partial<TableState>) =>
  ({
    over: false,
    accord: { pause: [], end: [], ended: null, reason: null, expires: null, declined: [] },
    orders: { offered: [], left: [] },
    pending: [1],
    seats: [seat(0, { mine: true }), seat(1)],
    ...more,
  }) as TableState;

describe("why one waits", () => {
  it.each([
    ["prompt.waiting", table({})],
    ["prompt.waitingAway", table({ seats: [seat(0), seat(1, { online: false })] })],
    ["prompt.waitingBot", table({ seats: [seat(0), seat(1, { kind: "bot", level: 3 })] })],
    ["prompt.waitingBot", table({ seats: [seat(0), seat(1, { standIn: 3 })] })],
    [
      "prompt.ended",
      table({
        accord: { pause: [], end: [], ended: "agreed", reason: null, expires: null, declined: [] },
        pending: [],
      }),
    ],
    ["prompt.waitingOpen", table({ seats: [seat(0), seat(1, { kind: "open" })] })],
    ["prompt.waitingSeveral", table({ pending: [0, 1] })],
    ["prompt.over", table({ over: true, pending: [] })],
  ])("%s", (key, state) => expect(waitingKey(state)).toBe(key));
});

describe("a table", () => {
  it("is shared when two of its seats are mine", () => {
    expect(sharesScreen(table({}))).toBe(false);
    expect(sharesScreen(table({ seats: [seat(0, { mine: true }), seat(1, { mine: true })] }))).toBe(true);
  });

  it("needs no clock while one person plays against bots", () => {
    expect(isPlayedByPeople(table({ seats: [seat(0), seat(1, { kind: "bot", level: 3 })] }))).toBe(false);
    expect(isPlayedByPeople(table({ seats: [seat(0), seat(1, { kind: "open" })] }))).toBe(true);
  });

  it("is opened again with the same company", () => {
    const seats = [seat(0, { kind: "bot", level: 5 }), seat(1, { mine: true }), seat(2, { mine: true }), seat(3)];
    expect(sameSeats(seats, "old")).toEqual([
      { kind: "bot", level: 5 },
      { kind: "me", name: "P1" },
      { kind: "screen", name: "P2" },
      { kind: "friend", name: "P3", again: { table: "old", seat: 3 } },
    ]);
    expect(sameSeats([seat(0), seat(1)], "old"), "an onlooker knows nobody there").toEqual([
      { kind: "me", name: "P0" },
      { kind: "friend" },
    ]);
  });
});
