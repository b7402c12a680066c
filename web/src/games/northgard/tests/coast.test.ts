import { describe, expect, it } from "vitest";
import { coastOf } from "../map/coast";
import { SIDE } from "../map/geometry";

/** The points of a path, as they are written. */
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
const beyond = ({ x, y }: { x: number; y: number }) => Math.max(-x, x - SIDE, -y, y - SIDE);

describe("the coast", () => {
  it("winds around the land, never over it and never far out", () => {
    const far = pointsOf(coastOf([{ x: 0, y: 0 }], 5, 13)).map(beyond);
    expect(Math.min(...far)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...far)).toBeLessThanOrEqual(13);
    expect(new Set(far).size).toBeGreaterThan(10);
  });

  it("is the same each time, and goes around a lake as well", () => {
    const ring = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 0 || y !== 0);
    expect(coastOf(ring, 1, 6)).toBe(coastOf(ring, 1, 6));
    expect(coastOf(ring, 1, 6).match(/M/g)).toHaveLength(2);
  });
});
