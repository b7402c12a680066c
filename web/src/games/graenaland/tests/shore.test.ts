import { describe, expect, it } from "vitest";
import { inlandIce, outline, peaksIn, type Plot } from "../island/shore";

const plot = (more: Partial<Plot>): Plot => ({
  tile: "P1",
  coast: true,
  first: false,
  last: false,
  x: 100,
  y: 200,
  width: 300,
  height: 150,
  ...more,
});

/** The points through which an outline runs. */
const points = (path: string) =>
  [...path.matchAll(/Q\S+ \S+ (-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** How far east the land of a plot reaches, near its top and near its sea. */
function easternShore(path: string): { above: number; below: number } {
  const east = (from: number, to: number) =>
    Math.max(...points(path).flatMap(({ x, y }) => (y >= from && y < to ? [x] : [])));
  return { above: east(205, 240), below: east(330, 352) };
}

describe("the shore", () => {
  it("is the same whenever a province is drawn, and another for another province", () => {
    expect(outline(plot({}))).toBe(outline(plot({})));
    expect(outline(plot({ tile: "H2" }))).not.toBe(outline(plot({})));
  });

  it("leaves a fjord between two provinces of the coast, and none inland", () => {
    const coast = easternShore(outline(plot({})));
    expect(coast.above - coast.below).toBeGreaterThan(6);
    const inland = easternShore(outline(plot({ coast: false })));
    expect(Math.abs(inland.above - inland.below)).toBeLessThan(6);
  });

  it("stays near its place, so that what lies on the land is not in the sea", () => {
    for (const tile of ["P1", "F2", "M3", "H4"])
      for (const { x, y } of points(outline(plot({ tile })))) {
        expect(x).toBeGreaterThan(85);
        expect(x).toBeLessThan(415);
        expect(y).toBeGreaterThan(180);
        expect(y).toBeLessThan(370);
      }
  });

  it("has the ice behind the inner row and a little beyond both of its ends", () => {
    const xs = [...inlandIce(100, 400, 160).matchAll(/[ML](-?\d+) /g)].map(([, x]) => Number(x));
    expect(Math.min(...xs)).toBeGreaterThan(30);
    expect(Math.min(...xs)).toBeLessThan(100);
    expect(Math.max(...xs)).toBeGreaterThan(400);
    expect(Math.max(...xs)).toBeLessThan(470);
  });

  it("has peaks in the ice, apart from each other", () => {
    const xs = peaksIn(80, 420).map(({ x }) => x);
    expect(xs.length).toBeGreaterThan(2);
    xs.slice(1).forEach((x, index) => expect(x - xs[index]!).toBeGreaterThan(20));
  });
});
