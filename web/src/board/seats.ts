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
