import type { SeatState, TableState } from "../api/types";
import type { TextKey } from "../i18n/language.svelte";

/** Why this person is not asked now, as the key of a sentence with the argument `name`. */
export function waitingKey(state: TableState): TextKey {
  if (state.over) return "prompt.over";
  if (state.accord.ended !== null) return "prompt.ended";
  const seat = state.seats[state.pending[0] ?? -1];
  if (!seat) return "prompt.waiting";
  if (state.pending.length > 1) return "prompt.waitingSeveral";
  if (isPlayedByBot(seat)) return "prompt.waitingBot";
  if (seat.kind === "open") return "prompt.waitingOpen";
  return seat.online ? "prompt.waiting" : "prompt.waitingAway";
}

/** Whether a bot makes the decisions of a seat now. */
export const isPlayedByBot = (seat: SeatState | undefined): boolean =>
  seat !== undefined && (seat.kind === "bot" || seat.standIn !== null);

/** Whether it must be said which of my seats is asked: more than one person sits at this screen. */
export const sharesScreen = (state: TableState): boolean => state.seats.filter((seat) => seat.mine).length > 1;

/** Whether people wait for people, so that it matters how long somebody takes. */
export const isPlayedByPeople = (state: TableState): boolean =>
  state.seats.filter((seat) => seat.kind !== "bot").length > 1;
