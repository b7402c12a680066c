import type { OpenTable } from "../api/types";

/** What is agreed about a new table beside the game, as its opener chooses it. */
export interface TermsWish {
  listed?: boolean | undefined;
  language?: string | undefined;
  /** One of `PACES`. */
  pace?: string | undefined;
  /** Whether nights count in a game by days. */
  nights?: boolean | undefined;
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

const NIGHT = "22 8";

/** What is sent to the hall; nothing where nobody else comes. */
export function termsRequest(
  wish: TermsWish,
  withOthers: boolean,
  zone: string,
): Pick<OpenTable, "listed" | "language" | "pace"> {
  if (!withOthers) return {};
  const pace = wish.pace ?? "none";
  const byNight = wish.nights === false && pace.startsWith("days");
  return {
    ...(wish.listed && { listed: true }),
    ...(wish.language && { language: wish.language }),
    ...(pace !== "none" && { pace: byNight ? `${pace} nights ${NIGHT} ${zone}` : pace }),
  };
}

/** A pace as the page tells it. */
export type Pace =
  | { kind: "none" }
  | { kind: "live"; minutes: number; seconds: number }
  | { kind: "days"; days: number; nights: boolean };

export function paceOf(line: string | null): Pace {
  const live = /^live (\d+) (\d+)$/.exec(line ?? "");
  if (live) return { kind: "live", minutes: Number(live[1]), seconds: Number(live[2]) };
  const days = /^days (\d+)( nights .*)?$/.exec(line ?? "");
  if (days) return { kind: "days", days: Number(days[1]), nights: days[2] === undefined };
  return { kind: "none" };
}
