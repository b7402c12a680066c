import { describe, expect, it } from "vitest";
import { labelsOf, type Named } from "../map/labels";

const named = (id: string, x: number, y: number, more: Partial<Named> = {}): Named => ({
  id,
  name: "Langaborg",
  at: { x, y },
  low: false,
  spare: [],
  closed: false,
  matters: false,
  ...more,
});

describe("the names of territories", () => {
  it("stand where they are meant to while there is room", () => {
    const places = labelsOf([named("a", 0, 0), named("b", 100, 0)], [], 8);
    expect([...places.keys()]).toEqual(["a", "b"]);
    expect(places.get("b")!.x).toBe(100);
  });

  it("give way to each other, to a free place of their own", () => {
    const places = labelsOf([named("a", 0, 0), named("b", 10, 0, { spare: [{ x: 10, y: 40 }] })], [], 8);
    expect(places.get("b")).toMatchObject({ x: 10, y: 42 });
  });

  it("are left out where there is no room, unless they matter now", () => {
    const crowd = [named("a", 0, 0), named("c", 2, 1)];
    const shown = (matters: string) => [
      ...labelsOf(
        crowd.map((each) => ({ ...each, matters: each.id === matters })),
        [],
        30,
      ).keys(),
    ];
    expect(shown("a")).toEqual(["a"]);
    expect(shown("c")).toEqual(["c"]);
  });

  it("keep off the pieces where they can", () => {
    const places = labelsOf([named("a", 0, 0, { spare: [{ x: 60, y: 0 }] })], [{ x: 4, y: 2 }], 8);
    expect(places.get("a")!.x).toBe(60);
  });
});
