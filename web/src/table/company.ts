import type { Accord, SeatState, TableState } from "../api/types";
import { t } from "../i18n/language.svelte";
import { paceOf } from "../lobby/terms";

/** How the players of a table stand to each other beside the game. */

export const mine = (state: TableState): SeatState[] => state.seats.filter((seat) => seat.mine);

/** The seats of others whose time is up at a moment. */
export function late(state: TableState, now: number): number[] {
  return state.seats
    .filter(({ seat, mine }) => !mine && isPast(state.clock.times[seat]?.until ?? null, now))
    .map(({ seat }) => seat);
}

const isPast = (until: string | null, now: number): boolean => until !== null && Date.parse(until) <= now;

/** What others wish to which nobody here has said yes. */
export function wishes(state: TableState): { pause: number[]; end: number[] } {
  const open = (seats: number[]) => (seats.some((seat) => state.seats[seat]?.mine) ? [] : seats);
  return { pause: open(state.accord.pause), end: open(state.accord.end) };
}

/** Why a game is over that its rules have not ended. */
export function endedWords({ ended, reason }: Accord): string {
  if (ended === "host") return t("company.host", { reason: reason ?? "" });
  return t(ended === "idle" ? "company.idle" : "company.ended");
}

/** How many minutes are given at once: five in a live game, else a day. */
export const giftOf = (state: TableState): number => (paceOf(state.terms.pace).kind === "live" ? 5 : 24 * 60);

/** The seats of others who play themselves, and so can be given time. */
export const othersOf = (state: TableState): SeatState[] =>
  state.seats.filter(({ kind, mine: own, standIn }) => kind === "person" && !own && standIn === null);

/** Whether a seat's time is told as what is left of it. */
export const isPaced = (state: TableState): boolean => paceOf(state.terms.pace).kind !== "none";
