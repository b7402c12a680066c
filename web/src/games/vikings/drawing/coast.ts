import type { Tile } from "../view";

/**
 * Outlines of land in a cell of 64 units. At an open side every outline leaves the cell at the same two heights with a level
 * line, so that neighbours join into one coast; beyond the cell it runs on and is cut off there.
 */

export const TOP = 13;
export const BOTTOM = 53;

const SHAPES: Record<"left" | "middle" | "right", readonly string[]> = {
  left: [
    `M90 ${TOP}H64C52 ${TOP} 46 8 35 9C22 10 10 17 8 28C6 36 9 42 15 47C23 54 36 56 45 54C53 52 57 ${BOTTOM} 64 ${BOTTOM}H90Z`,
    `M90 ${TOP}H64C55 ${TOP} 50 9 41 10C33 11 29 8 22 13C12 19 7 25 9 35C11 46 22 50 31 54C41 57 53 ${BOTTOM} 64 ${BOTTOM}H90Z`,
  ],
  middle: [
    `M-26 ${TOP}H0C14 ${TOP} 20 9 32 9C44 9 50 ${TOP} 64 ${TOP}H90V${BOTTOM}H64C52 ${BOTTOM} 45 57 33 56C21 55 13 ${BOTTOM} 0 ${BOTTOM}H-26Z`,
    `M-26 ${TOP}H0C10 ${TOP} 18 15 28 11C38 7 50 ${TOP} 64 ${TOP}H90V${BOTTOM}H64C50 ${BOTTOM} 42 50 30 55C20 58 12 ${BOTTOM} 0 ${BOTTOM}H-26Z`,
  ],
  right: [
    `M-26 ${TOP}H0C12 ${TOP} 18 8 29 9C42 10 54 17 56 28C58 36 55 42 49 47C41 54 28 56 19 54C11 52 7 ${BOTTOM} 0 ${BOTTOM}H-26Z`,
    `M-26 ${TOP}H0C9 ${TOP} 14 9 23 10C31 11 35 8 42 13C52 19 57 25 55 35C53 46 42 50 33 54C23 57 11 ${BOTTOM} 0 ${BOTTOM}H-26Z`,
  ],
};

/** The outline for a tile; `grain` varies it without changing where it joins. */
export function coast(tile: Tile, grain: number): string {
  const shapes = SHAPES[shapeOf(tile)];
  return shapes[Math.abs(grain) % shapes.length]!;
}

export function shapeOf(tile: Tile): "left" | "middle" | "right" {
  if (tile === "left") return "left";
  return tile === "right" ? "right" : "middle";
}

/** Where a viking stands on a tile, beside the building or the trees. */
export function stand(tile: Tile): { x: number; y: number } {
  const x = { left: 42, middle: 45, right: 24 }[shapeOf(tile)];
  return { x, y: 50 };
}
