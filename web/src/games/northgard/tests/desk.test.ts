import { describe, expect, it } from "vitest";
import { ofType } from "../../../board/moves";
import { cellsFor, firstFor, placeAt, putAt, steppedOn, turnedOn, turnsAt } from "../desk/placing";
import { likeKaija, offersKaija, startOf, targetAt, waysOf } from "../desk/targets";
import { Camera } from "../map/camera.svelte";
import { territoryByRegion } from "../map/geometry";
import { readMove } from "../moves";
import type { Spot } from "../words";
import { territory } from "./fixtures";

const regions = territoryByRegion([
  territory("A.n", ["A.n", "B.s"]),
  territory("A.s", ["A.s"]),
  territory("B.n", ["B.n"]),
]);
const read = (...codes: string[]) => codes.flatMap((code) => readMove(code) ?? []);
const ways = (...codes: string[]) =>
  waysOf(read(...codes), regions, [{ creature: "wolf-beige", territory: "A.s", active: false }]);

describe("what a click on a territory does", () => {
  it("chooses the only move about it, whichever of its regions it names", () => {
    expect(targetAt(ways("scorch B.s", "scorch A.s"), "A.n", null, false)).toEqual({ move: "scorch B.s" });
    expect(targetAt(ways("scorch B.s"), "A.s", null, false)).toBeNull();
    expect(targetAt(ways("attack wolf-beige"), "A.s", null, false)).toEqual({ move: "attack wolf-beige" });
  });

  it("picks it first when there are several, or when the move says more than where", () => {
    expect(targetAt(ways("build A.s forge"), "A.s", null, false)).toEqual({ pick: true });
    expect(targetAt(ways("build A.n menhir", "build B.s food-silo"), "A.n", null, false)).toEqual({ pick: true });
  });

  it("picks where units go from, then where they go to", () => {
    const moves = ways("move A.n A.s", "move A.s A.n", "move A.s B.n", "stop");
    expect(targetAt(moves, "A.n", null, false)).toEqual({ pick: true });
    expect(targetAt(moves, "B.n", null, false)).toBeNull();
    expect(targetAt(moves, "B.n", "A.s", false)).toEqual({ move: "move A.s B.n" });
    expect(targetAt(moves, "A.n", "A.s", false)).toEqual({ move: "move A.s A.n" });
  });

  it("needs no first step when all start from one territory", () => {
    const moves = ways("move A.n A.s", "move A.n B.n");
    expect(startOf(moves, null)).toBe("A.n");
    expect(targetAt(moves, "B.n", null, false)).toEqual({ move: "move A.n B.n" });
    expect(targetAt(moves, "A.n", null, false)).toBeNull();
  });

  it("places Kaija or a unit as wanted, and the only one there is in any case", () => {
    const moves = ways("recruit A.n", "recruit A.n kaija", "recruit A.s kaija");
    expect(offersKaija(moves)).toBe(true);
    expect(targetAt(moves, "A.n", null, true)).toEqual({ move: "recruit A.n kaija" });
    expect(targetAt(moves, "A.n", null, false)).toEqual({ move: "recruit A.n" });
    expect(targetAt(moves, "A.s", null, false)).toEqual({ move: "recruit A.s kaija" });
    expect(likeKaija(read("recruit A.n", "recruit A.s kaija"), false).map(({ code }) => code)).toEqual([
      "recruit A.n",
      "recruit A.s kaija",
    ]);
  });
});

describe("placing a tile", () => {
  const spots = ofType(
    read("place T 0,1 0", "place T 0,1 2", "place T -1,0 3", "place T 0,-1 2", "place U 0,1 1"),
    "place",
  ).map(({ tile, x, y, rotation }) => ({ tile, x, y, rotation }));
  const at = (x: number, y: number, rotation: number): Spot => ({ tile: "T", x, y, rotation });

  it("reads cells and turns from the codes", () => {
    expect(spots[2]).toEqual({ tile: "T", x: -1, y: 0, rotation: 3 });
    expect(placeAt(spots[2]!)).toBe("place T -1,0 3");
    expect(cellsFor(spots, "T")).toHaveLength(3);
    expect(turnsAt(spots, at(0, 1, 0))).toEqual([0, 2]);
  });

  it("turns only as far as is legal", () => {
    expect(turnedOn(spots, at(0, 1, 0), 1)).toEqual(at(0, 1, 2));
    expect(turnedOn(spots, at(0, 1, 0), -1)).toEqual(at(0, 1, 2));
    expect(turnedOn(spots, at(-1, 0, 3), 1)).toEqual(at(-1, 0, 3));
  });

  it("keeps the turn in another cell where that is legal", () => {
    expect(putAt(spots, at(0, -1, 0))).toEqual(at(0, -1, 2));
    expect(putAt(spots, at(0, 1, 2))).toEqual(at(0, 1, 2));
    expect(putAt(spots, at(5, 5, 0))).toBeNull();
  });

  it("goes to the nearest legal cell by an arrow key, and changes tiles in place", () => {
    expect(steppedOn(spots, at(0, 1, 0), "ArrowUp")).toEqual(at(0, -1, 2));
    expect(steppedOn(spots, at(0, 1, 0), "ArrowRight")).toEqual(at(0, 1, 0));
    expect(firstFor(spots, "U", at(0, 1, 2))).toEqual({ tile: "U", x: 0, y: 1, rotation: 1 });
  });
});

describe("the camera", () => {
  const camera = () => Object.assign(new Camera(), { width: 400, height: 300 });
  const box = { left: 0, top: 0, right: 200, bottom: 100 };

  it("shows the whole map in the middle, and follows it until somebody moves it", () => {
    const shown = camera();
    shown.follow(box);
    expect(shown.scale).toBeCloseTo(1.9);
    expect(shown.left).toBeCloseTo(10);
    shown.follow({ ...box, right: 400 });
    expect(shown.scale).toBeCloseTo(0.95);
    shown.pan(10, 0);
    shown.follow(box);
    expect(shown.scale).toBeCloseTo(0.95);
  });

  it("zooms about a point of the screen, within limits, and never loses the map", () => {
    const shown = camera();
    shown.fit(box);
    const before = (100 - shown.left) / shown.scale;
    shown.zoom(1.5, 100, 100);
    expect((100 - shown.left) / shown.scale).toBeCloseTo(before);
    shown.zoom(1000);
    expect(shown.scale).toBe(4);
    shown.pan(99999, -99999);
    expect(shown.left).toBeLessThan(400);
    expect(shown.top).toBeGreaterThan(-100 * 4);
  });
});
