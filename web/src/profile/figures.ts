import type { LadderPlace, MonthTally, TurnTally } from "../api/types";

/** Where things lie on the pictures of a profile. */

const NEIGHBOURS = 5;

/** The places around one's own, or the first ones; those in between are left out, and so is who is far away. */
export function around(places: readonly LadderPlace[], handle: string | null): LadderPlace[] {
  const own = places.findIndex((place) => place.handle !== null && place.handle === handle);
  const from = Math.max(0, own - NEIGHBOURS);
  return places.filter((place, at) => (at >= from && at <= Math.max(own, 0) + NEIGHBOURS) || place.level !== null);
}

/** A scale that has room for all intervals. */
export function scale(places: readonly LadderPlace[]): { from: number; to: number } {
  const low = Math.min(1500, ...places.map(({ rating, error }) => rating - error));
  const high = Math.max(1500, ...places.map(({ rating, error }) => rating + error));
  const room = Math.max(50, (high - low) * 0.04);
  return { from: low - room, to: high + room };
}

/** The share of turns that came in time, from 0 to 1; nothing as long as there are none. */
export const inTime = ({ taken, late }: TurnTally): number | null => (taken === 0 ? null : (taken - late) / taken);

const MONTHS = 12;

/** A year of months up to the last one, those without games included. */
export function year(months: readonly MonthTally[]): MonthTally[] {
  const last = months.at(-1);
  if (!last) return [];
  const [at, month] = last.month.split("-").map(Number) as [number, number];
  return Array.from({ length: MONTHS }, (_, n) => {
    const day = new Date(Date.UTC(at, month - MONTHS + n, 1));
    const name = day.toISOString().slice(0, 7);
    return months.find((each) => each.month === name) ?? { month: name, games: 0 };
  });
}
