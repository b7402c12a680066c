import { describe, expect, it } from "vitest";
import type { LadderPlace } from "../api/types";
import { around, inTime, scale, year } from "./figures";

const place = (handle: string | null, rating: number, level: number | null = null): LadderPlace => ({
  handle,
  name: handle ?? "",
  level,
  rating,
  error: 40,
  games: 3,
  mine: false,
});

describe("the pictures of a profile", () => {
  const many = Array.from({ length: 30 }, (_, n) => place(`p${n}`, 1900 - 10 * n));
  const ladder = [...many, place(null, 1500, 3)];

  it("show who is near, and the bots", () => {
    expect(around(ladder, "p20").map(({ handle }) => handle)).toEqual([
      ...Array.from({ length: 11 }, (_, n) => `p${15 + n}`),
      null,
    ]);
    expect(around(ladder, null)[0]!.handle).toBe("p0");
    expect(around(ladder, null)).toHaveLength(7);
  });

  it("have room for every interval and the middle", () => {
    const { from, to } = scale([place("a", 1600)]);
    expect(from).toBeLessThan(1500);
    expect(to).toBeGreaterThan(1640);
  });

  it("tell the share of turns in time", () => {
    expect(inTime({ taken: 0, late: 0 })).toBeNull();
    expect(inTime({ taken: 8, late: 2 })).toBe(0.75);
  });

  it("show a year, with the months when nobody played", () => {
    const months = year([
      { month: "2025-12", games: 2 },
      { month: "2026-02", games: 5 },
    ]);
    expect(months).toHaveLength(12);
    expect(months.slice(-3)).toEqual([
      { month: "2025-12", games: 2 },
      { month: "2026-01", games: 0 },
      { month: "2026-02", games: 5 },
    ]);
    expect(months[0]!.month).toBe("2025-03");
    expect(year([])).toEqual([]);
  });
});
