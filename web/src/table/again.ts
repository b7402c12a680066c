import type { SeatRequest, SeatState } from "../api/types";

/** The same company once more: my first seat is mine again, my others sit at this screen, other people get a new link. */
export function sameSeats(seats: SeatState[]): SeatRequest[] {
  const mine = seats.find((seat) => seat.mine)?.seat ?? seats.find((seat) => seat.kind !== "bot")?.seat ?? 0;
  return seats.map((seat): SeatRequest => {
    if (seat.seat === mine) return { kind: "me", name: seat.name };
    if (seat.kind === "bot") return { kind: "bot", level: seat.level ?? 3 };
    return seat.mine ? { kind: "screen", name: seat.name } : { kind: "friend" };
  });
}
