import type { TableState } from "../api/types";

/** Whose area is large: the seat that is asked here, else one's own; for onlookers the first, so that nothing jumps about. */
export function mainSeat(state: TableState, acting: number | null): number {
  const own = state.seats.find((seat) => seat.mine)?.seat;
  return acting ?? own ?? 0;
}

/** The seats in turn order, beginning with one. */
export function seatOrder(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (first + index) % count);
}

/** The outline of a piece by seat, in a field of 24 by 24: five shapes besides the five colours. */
export const SEAT_SHAPES: readonly string[] = [
  "M12 1.5A10.5 10.5 0 1 0 12 22.5 10.5 10.5 0 1 0 12 1.5Z",
  "M2.5 2.5H21.5V21.5H2.5Z",
  "M12 .5 23.5 12 12 23.5 .5 12Z",
  "M6.5 1.8H17.5L23.3 12 17.5 22.2H6.5L.7 12Z",
  "M1.5 2H22.5V12C22.5 17 17 21 12 23.5 7 21 1.5 17 1.5 12Z",
];
