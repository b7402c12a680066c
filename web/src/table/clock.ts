import type { Clock } from "../api/types";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a seat has let the others wait, in milliseconds, at the moment `now`. */
export function spent(clock: Clock, seat: number, runs: boolean, now: number): number {
  const running = runs && clock.since && !clock.paused ? Math.max(0, now - Date.parse(clock.since)) : 0;
  return (clock.spent[seat] ?? 0) + running;
}

/** How much time a seat has left, in milliseconds, at the moment `now`. */
export function left(clock: Clock, seat: number, now: number): number {
  const time = clock.times[seat];
  return Math.max(0, time?.until ? Date.parse(time.until) - now : (time?.left ?? 0));
}

const two = (number: number): string => String(Math.floor(number)).padStart(2, "0");

/** Minutes and seconds like `4:07`, with hours `1:04:07`. */
export function face(millis: number): string {
  const seconds = two((millis % MINUTE) / SECOND);
  return millis < HOUR
    ? `${Math.floor(millis / MINUTE)}:${seconds}`
    : `${Math.floor(millis / HOUR)}:${two((millis % HOUR) / MINUTE)}:${seconds}`;
}

/** Whole days, for games that take weeks. */
export const days = (millis: number): number => Math.floor(millis / DAY);
