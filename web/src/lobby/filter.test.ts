import { describe, expect, it } from "vitest";
import type { LobbyTable } from "../api/types";
import { ANYTHING, fitting, freeSeats } from "./filter";
import { daysLine, isNight, liveLine, paceOf, termsRequest } from "./terms";
import { zoneWords } from "./words";

const table = (id: string, more: Partial<LobbyTable> = {}): LobbyTable => ({
  id,
  game: "one",
  setup: "one(seats=2)",
  terms: { listed: true, language: null, pace: null, rated: false },
  seats: [
    { kind: "person", name: "Ingrid", level: null },
    { kind: "open", name: "", level: null },
  ],
  opened: "2026-05-01T10:00:00Z",
  mine: false,
  ...more,
});
const ids = (tables: LobbyTable[]) => tables.map(({ id }) => id);

describe("who looks for a table", () => {
  const slow = table("slow", { terms: { listed: true, language: "pl", pace: "days 3", rated: true } });
  const strong = table("strong", { game: "two", seats: [...table("x").seats, { kind: "bot", name: "Orm", level: 5 }] });
  const mine = table("mine", { game: "three", mine: true });

  it("finds all, and the own ones whatever is sought", () => {
    expect(ids(fitting([slow, strong, mine], ANYTHING))).toEqual(["slow", "strong", "mine"]);
    expect(ids(fitting([slow, strong, mine], { ...ANYTHING, game: "two" }))).toEqual(["strong", "mine"]);
  });

  it("chooses pace, language, seats and bots", () => {
    expect(ids(fitting([slow, strong], { ...ANYTHING, pace: "days" }))).toEqual(["slow"]);
    expect(ids(fitting([slow, strong], { ...ANYTHING, language: "hu" }))).toEqual(["strong"]);
    expect(ids(fitting([slow, strong], { ...ANYTHING, seats: "2" }))).toEqual(["slow"]);
    expect(ids(fitting([slow, strong], { ...ANYTHING, level: "0" }))).toEqual(["slow"]);
    expect(ids(fitting([slow, strong], { ...ANYTHING, rated: "yes" }))).toEqual(["slow"]);
    expect(ids(fitting([slow, strong], { ...ANYTHING, rated: "no" }))).toEqual(["strong"]);
    expect(freeSeats(strong)).toBe(1);
  });
});

describe("the terms of a table", () => {
  it("are sent only where somebody else comes", () => {
    expect(termsRequest({ listed: true, pace: "days 3" }, false, "UTC")).toEqual({});
    expect(termsRequest({}, true, "UTC")).toEqual({});
    expect(termsRequest({ rated: true }, true, "UTC")).toEqual({ rated: true });
    expect(termsRequest({ rated: true }, false, "UTC")).toEqual({});
  });

  it("leave out nights in games by days alone", () => {
    expect(termsRequest({ pace: "days 3", nights: false }, true, "Europe/Warsaw")).toEqual({
      pace: "days 3 nights 22 8 Europe/Warsaw",
    });
    expect(termsRequest({ pace: "live 5 5", nights: false }, true, "UTC")).toEqual({ pace: "live 5 5" });
  });

  it("read back", () => {
    expect(paceOf("live 15 10")).toEqual({ kind: "live", minutes: 15, seconds: 10 });
    const night = { from: 22, to: 8, zone: "Europe/Warsaw" };
    expect(paceOf("days 3 nights 22 8 Europe/Warsaw")).toEqual({ kind: "days", days: 3, night });
    expect(paceOf("days 3")).toEqual({ kind: "days", days: 3, night: null });
    expect(paceOf(null)).toEqual({ kind: "none" });
  });
});

describe("a pace of one's own", () => {
  it("is as near as can be to what was typed", () => {
    expect([liveLine(7, 3), liveLine(0, -4), liveLine(999, 999), liveLine(NaN, NaN)]).toEqual([
      "live 7 3",
      "live 1 0",
      "live 180 180",
      "live 1 0",
    ]);
    expect([daysLine(2.4), daysLine(90)]).toEqual(["days 2", "days 30"]);
  });

  it("tell of nights by the time of whose nights they are", () => {
    expect(zoneWords("Europe/Warsaw", "pl")).toBe("czas środkowoeuropejski");
    expect(zoneWords("Europe/Warsaw", "hu")).toBe("közép-európai idő");
    expect(zoneWords("Asgard/Valhalla", "en")).toBe("Asgard/Valhalla");
  });

  it("counts no nights between the hours that were chosen", () => {
    const wish = { pace: "days 4", nights: false, night: { from: 23, to: 6 } };
    expect(termsRequest(wish, true, "Europe/Warsaw").pace).toBe("days 4 nights 23 6 Europe/Warsaw");
    expect(termsRequest({ ...wish, night: { from: 6, to: 23 } }, true, "Europe/Warsaw").pace).toBe("days 4");
    expect([isNight({ from: 22, to: 8 }), isNight({ from: 8, to: 8 }), isNight({ from: 20, to: 9 })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
