import { describe, expect, it } from "vitest";
import { band } from "./knotwork";

const ends = (path: string): string[] =>
  [...path.matchAll(/M(\S+) (\S+?)(?:L|Q\S+ \S+ )(\S+) ([^ML]+)/g)].flatMap((m) => [
    `${+m[1]!} ${+m[2]!}`,
    `${+m[3]!} ${+m[4]!}`,
  ]);

describe("a band of interlace", () => {
  it("has no loose strand: inside, every end meets exactly one other", () => {
    const knot = band(12, 2, (column, row) =>
      row === 2 && column === 3 ? "level" : column === 6 && row === 1 ? "upright" : null,
    );
    const count = new Map<string, number>();
    for (const end of ends(knot.under + knot.over)) count.set(end, (count.get(end) ?? 0) + 1);
    const inside = [...count].filter(([end]) => +end.split(" ")[0]! > 0 && +end.split(" ")[0]! < 12);
    expect(inside.length).toBeGreaterThan(40);
    expect(inside.filter(([, times]) => times !== 2)).toEqual([]);
  });
});
