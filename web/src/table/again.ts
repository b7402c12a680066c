import type { OpenTable, SeatRequest, SeatState, TableState } from "../api/types";

/** The same company once more: my first seat is mine again, my others sit at this screen, other people are asked. */
export function sameSeats(seats: SeatState[], table: string): SeatRequest[] {
  const mine = seats.find((seat) => seat.mine)?.seat ?? seats.find((seat) => seat.kind !== "bot")?.seat ?? 0;
  const isSeated = seats.some((seat) => seat.mine);
  return seats.map((seat): SeatRequest => {
    if (seat.seat === mine) return { kind: "me", name: seat.name };
    if (seat.kind === "bot") return { kind: "bot", level: seat.level ?? 3 };
    if (seat.mine) return { kind: "screen", name: seat.name };
    return isSeated && seat.kind === "person"
      ? { kind: "friend", name: seat.name, again: { table, seat: seat.seat } }
      : { kind: "friend" };
  });
}

/** The same game with the same company and pace. */
export const sameTable = ({ id, setup, seats, terms }: TableState): OpenTable => ({
  setup,
  seats: sameSeats(seats, id),
  ...(terms.pace !== null && { pace: terms.pace }),
  ...(terms.rated && { rated: true }),
});
