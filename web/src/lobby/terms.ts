import type { OpenTable } from "../api/types";

/** What is agreed about a new table beside the game, as its opener chooses it. */
export interface TermsWish {
  listed?: boolean | undefined;
  language?: string | undefined;
  /** One of `PACES`, or the opener's own. */
  pace?: string | undefined;
  /** Whether nights count in a game by days. */
  nights?: boolean | undefined;
  /** The hours in which the nights begin and end that do not count. */
  night?: Night | undefined;
  /** Whether the game counts for ratings. */
  rated?: boolean | undefined;
}

/** The hours of a night, such as 22 and 8. */
export interface Night {
  from: number;
  to: number;
}

/** The paces that are offered: without a clock, minutes and seconds more for each turn, days for each turn. */
export const PACES = [
  "none",
  "live 1 0",
  "live 5 5",
  "live 15 10",
  "live 30 20",
  "days 1",
  "days 3",
  "days 7",
] as const;

export const NIGHT: Night = { from: 22, to: 8 };
/** The longest night, in hours. */
const LONGEST_NIGHT = 12;

/** Whether a night can be as long as this. */
export function isNight({ from, to }: Night): boolean {
  const hours = (to - from + 24) % 24;
  return hours >= 1 && hours <= LONGEST_NIGHT;
}

/** The line of a pace; numbers that cannot be become the nearest that can. */
export const liveLine = (minutes: number, seconds: number): string =>
  `live ${within(minutes, 1, 180)} ${within(seconds, 0, 180)}`;
export const daysLine = (days: number): string => `days ${within(days, 1, 30)}`;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(Math.round(value) || least, least), most);

/** What is sent to the hall; nothing where nobody else comes. */
export function termsRequest(
  wish: TermsWish,
  withOthers: boolean,
  zone: string,
): Pick<OpenTable, "listed" | "language" | "pace" | "rated"> {
  if (!withOthers) return {};
  const pace = wish.pace ?? "none";
  const night = wish.night ?? NIGHT;
  const byNight = wish.nights === false && pace.startsWith("days") && isNight(night);
  return {
    ...(wish.listed && { listed: true }),
    ...(wish.rated && { rated: true }),
    ...(wish.language && { language: wish.language }),
    ...(pace !== "none" && { pace: byNight ? `${pace} nights ${night.from} ${night.to} ${zone}` : pace }),
  };
}

/** A pace as the page tells it. */
export type Pace =
  | { kind: "none" }
  | { kind: "live"; minutes: number; seconds: number }
  | { kind: "days"; days: number; night: (Night & { zone: string }) | null };

export function paceOf(line: string | null): Pace {
  const live = /^live (\d+) (\d+)$/.exec(line ?? "");
  if (live) return { kind: "live", minutes: Number(live[1]), seconds: Number(live[2]) };
  const days = /^days (\d+)(?: nights (\d+) (\d+) (\S+))?$/.exec(line ?? "");
  if (days) {
    const night = days[4] === undefined ? null : { from: Number(days[2]), to: Number(days[3]), zone: days[4] };
    return { kind: "days", days: Number(days[1]), night };
  }
  return { kind: "none" };
}
