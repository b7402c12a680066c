import type { Acquaintance, GameInfo, OpenTable, SeatRequest } from "../api/types";
import { termsRequest, type TermsWish } from "../lobby/terms";
import { recall, remember } from "../stores/memory";
import { fitting, setupLine, stillOffered, type Choices } from "./setup";

/** A table before it is opened: who sits where, and what is played. */
export interface Plan {
  seats: SeatRequest[];
  choices: Choices;
  seed: string;
  /** Whether hints are given, if that is said. */
  hints?: boolean | undefined;
  /** Who may come, and how much time there is. */
  terms?: TermsWish | undefined;
}

const USUAL_SEATS = 3;
export const USUAL_LEVEL = 3;

/** The plan of the last table of this game here, or three seats with bots of the middle level. */
export function lastPlan(game: GameInfo): Plan {
  const kept = recall<Partial<Plan>>(`plan.${game.id}`, {});
  const wanted = Array.isArray(kept.seats) ? kept.seats : againstBots(USUAL_SEATS);
  const seats = resized(wanted, clamp(wanted.length, game));
  return {
    seats,
    choices: fitting(game, seats.length, stillOffered(game, kept.choices ?? {})),
    seed: "",
    terms: kept.terms ?? {},
  };
}

export function keepPlan(game: GameInfo, plan: Plan): void {
  remember(`plan.${game.id}`, { seats: plan.seats.map(forAnybody), choices: plan.choices, terms: plan.terms });
}

/** The same table with a bot on every seat but mine, so that it can start at once. */
export function playedAtOnce(plan: Plan): Plan {
  const seats = plan.seats.map((seat, at): SeatRequest =>
    at === 0 ? { kind: "me" } : { kind: "bot", level: seat.kind === "bot" ? (seat.level ?? USUAL_LEVEL) : USUAL_LEVEL },
  );
  return { ...plan, seats };
}

export function resized(seats: SeatRequest[], count: number): SeatRequest[] {
  const more = Array.from({ length: Math.max(0, count - seats.length) }, (): SeatRequest => ({
    kind: "bot",
    level: USUAL_LEVEL,
  }));
  return [...seats.slice(0, count), ...more];
}

/** What is sent to the server: my name on my seat, and no empty names. */
export function request(game: GameInfo, plan: Plan, myName: string): OpenTable {
  const seats = plan.seats.map((seat): SeatRequest => {
    if (seat.kind === "bot") return { kind: "bot", level: seat.level ?? USUAL_LEVEL };
    const name = (seat.kind === "me" ? myName : (seat.name ?? "")).trim();
    const guest = seat.kind === "friend" && seat.again ? { again: seat.again } : {};
    return { kind: seat.kind, ...(name !== "" && { name }), ...guest };
  });
  return {
    setup: setupLine(game, seats.length, plan.choices, plan.seed),
    seats,
    ...(plan.hints !== undefined && { hints: plan.hints }),
    ...termsRequest(plan.seed === "" ? (plan.terms ?? {}) : { ...plan.terms, listed: false }, hasFriends(plan), zone()),
  };
}

/** The wish for a seat without the person for whom it was kept, who may not want to play again. */
const forAnybody = ({ again, ...seat }: SeatRequest): SeatRequest => (again ? { kind: "friend" } : seat);

/** The same table with a seat kept for somebody: the first that is not mine. */
export function keptFor(plan: Plan, guest: Acquaintance): Plan {
  const at = Math.max(
    1,
    plan.seats.findIndex(({ kind }) => kind !== "me"),
  );
  return { ...plan, seats: plan.seats.map((seat, n) => (n === at ? seatFor(guest) : seat)) };
}

/** A seat that is kept for somebody with whom one has played. */
export const seatFor = ({ name, table, seat }: Acquaintance): SeatRequest => ({
  kind: "friend",
  name,
  again: { table, seat },
});

/** Whether somebody else comes to the table. */
export const hasFriends = (plan: Plan): boolean => plan.seats.some(({ kind }) => kind === "friend");

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function againstBots(count: number): SeatRequest[] {
  return resized([{ kind: "me" }], count);
}

const clamp = (count: number, game: GameInfo): number => Math.min(Math.max(count, game.minSeats), game.maxSeats);
