import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo } from "../api/types";
import { keepPlan, keptFor, lastPlan, playedAtOnce, request, seatFor } from "./plan";
import { clashOf, fitting, isSeed, setupLine, stillOffered } from "./setup";

const game: GameInfo = {
  id: "vikings",
  minSeats: 2,
  maxSeats: 4,
  rulesVersion: 1,
  rulings: [],
  lessons: [],
  options: [
    { name: "advanced", values: ["false", "true"] },
    { name: "points", values: ["0", "10"] },
    { name: "start", values: ["random", "1", "2", "3"] },
  ],
  clashes: [
    { earlier: "advanced", earlierValue: "false", later: "points", laterValue: "10" },
    { earlier: "seats", earlierValue: "2", later: "start", laterValue: "3" },
  ],
};

beforeEach(() => localStorage.clear());

describe("a setup line", () => {
  it("names only what differs from the defaults", () => {
    expect(setupLine(game, 3, { advanced: "false", points: "0" })).toBe("vikings(seats=3)");
    expect(setupLine(game, 4, { advanced: "true", points: "10" }, "5F2C")).toBe(
      "vikings(seats=4,advanced=true,points=10)#5f2c",
    );
  });

  it("forgets choices that the game no longer offers", () => {
    expect(stillOffered(game, { advanced: "true", points: "7", gone: "x" })).toEqual({
      advanced: "true",
      points: "0",
      start: "random",
    });
  });

  it("knows with which earlier choice a value clashes, and lets it give way", () => {
    const choices = { advanced: "false", points: "10", start: "3" };
    expect(clashOf(game, 3, choices, "start", "3")).toBeUndefined();
    expect(clashOf(game, 2, choices, "start", "3")).toMatchObject({ earlier: "seats" });
    expect(clashOf(game, 2, choices, "points", "10")).toMatchObject({ earlier: "advanced" });
    expect(clashOf(game, 2, choices, "advanced", "false")).toBeUndefined();
    expect(fitting(game, 3, choices)).toEqual({ advanced: "false", points: "0", start: "3" });
    expect(fitting(game, 2, { ...choices, advanced: "true" })).toEqual({
      advanced: "true",
      points: "10",
      start: "random",
    });
  });

  it("takes seeds of hexadecimal digits only", () => {
    expect(["", "0", "5f2c", "FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"].every(isSeed)).toBe(true);
    expect(["g", "5f2c5f2c5f2c5f2c5f2c5f2c5f2c5f2c5", "1 2", "-1"].some(isSeed)).toBe(false);
  });
});

describe("the plan of a table", () => {
  it("is at first three seats with bots of level 3", () => {
    expect(lastPlan(game).seats).toEqual([{ kind: "me" }, { kind: "bot", level: 3 }, { kind: "bot", level: 3 }]);
  });

  it("is remembered, and starts at once with bots on the other seats", () => {
    keepPlan(game, {
      seats: [{ kind: "me" }, { kind: "bot", level: 5 }, { kind: "friend" }, { kind: "screen", name: "Leif" }],
      choices: { advanced: "true", points: "0" },
      seed: "1",
    });
    const plan = playedAtOnce(lastPlan(game));
    expect(plan.seats).toEqual([
      { kind: "me" },
      { kind: "bot", level: 5 },
      { kind: "bot", level: 3 },
      { kind: "bot", level: 3 },
    ]);
    expect(plan).toMatchObject({ choices: { advanced: "true" }, seed: "" });
  });

  it("asks the server for my name on my seat", () => {
    const plan = {
      seats: [{ kind: "bot" as const, level: 2, name: "old" }, { kind: "me" as const }, { kind: "friend" as const }],
      choices: {},
      seed: "",
    };
    expect(request(game, plan, " Ingrid ").seats).toEqual([
      { kind: "bot", level: 2 },
      { kind: "me", name: "Ingrid" },
      { kind: "friend" },
    ]);
  });
});

describe("a seat for somebody with whom one has played", () => {
  const leif = { name: "Leif", table: "t1", seat: 2, games: 3, handle: null };

  it("asks the hall to keep it, and is open to others the next time", () => {
    const plan = { ...lastPlan(game), seats: [{ kind: "me" as const }, seatFor(leif)] };
    expect(request(game, plan, "Ingrid").seats[1]).toEqual({
      kind: "friend",
      name: "Leif",
      again: { table: "t1", seat: 2 },
    });
    keepPlan(game, plan);
    expect(lastPlan(game).seats[1]).toEqual({ kind: "friend" });
  });

  it("is the first one that is not mine", () => {
    expect(keptFor(lastPlan(game), leif).seats.map(({ kind }) => kind)).toEqual(["me", "friend", "bot"]);
  });
});
