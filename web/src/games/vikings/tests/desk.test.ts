import { describe, expect, it } from "vitest";
import { nearest, round } from "../../../board/arrows";
import { BOTTOM, coast, shapeOf, TOP } from "../drawing/coast";
import { mainSeat, seatOrder } from "../../../board/seats";
import { fixtures, table } from "./fixtures/tables";

describe("arrow keys", () => {
  const grid = [
    { x: 0, y: 0 },
    { x: 64, y: 0 },
    { x: 0, y: 64 },
    { x: 128, y: 10 },
  ];

  it("go to the nearest target in their direction", () => {
    expect(nearest(grid[0]!, grid, "ArrowRight")).toBe(1);
    expect(nearest(grid[1]!, grid, "ArrowRight")).toBe(3);
    expect(nearest(grid[0]!, grid, "ArrowDown")).toBe(2);
    expect(nearest(grid[0]!, grid, "ArrowUp")).toBe(-1);
    expect(nearest(grid[0]!, grid, "Tab")).toBe(-1);
  });

  it("go round the wheel", () => {
    expect(round(11, 12, "ArrowRight")).toBe(0);
    expect(round(0, 12, "ArrowLeft")).toBe(11);
  });
});

describe("coasts", () => {
  it("leave a tile at the same heights on every open side, whatever their grain", () => {
    for (const grain of [0, 1, 2, 3]) {
      expect(coast("left", grain)).toContain(`64 ${BOTTOM}H90`);
      expect(coast("farm", grain)).toContain(`64 ${TOP}H90`);
      expect(coast("tower", grain)).toContain(`M-26 ${TOP}H0`);
      expect(coast("right", grain)).toContain(`0 ${BOTTOM}H-26`);
    }
    expect(shapeOf("church")).toBe("middle");
  });
});

describe("the large area", () => {
  it("is the asked seat's, else one's own, else always the same", () => {
    const state = table(fixtures["waiting"]!);
    expect(mainSeat(state, 1)).toBe(1);
    expect(mainSeat(state, null)).toBe(0);
    const onlooker = { ...state, seats: state.seats.map((seat) => ({ ...seat, mine: false })) };
    expect(mainSeat(onlooker, null)).toBe(0);
    expect(seatOrder(2, 4)).toEqual([2, 3, 0, 1]);
  });
});
