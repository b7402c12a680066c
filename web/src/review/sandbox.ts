import { api } from "../api/client";
import type { OpenSandbox, SeatRequest } from "../api/types";
import { recall } from "../stores/memory";
import { notices } from "../stores/notices.svelte";
import { router, tablePath } from "../stores/router.svelte";
import { saying } from "../stores/trouble";

/** How somebody wants to go on from a position: on which seat, against whom, with which luck. */
export interface Trial {
  seat: number;
  level: number;
  luck: OpenSandbox["luck"];
}

/** Me on the seat I chose, bots of one level on the others. */
export function seatsOf(count: number, trial: Trial): SeatRequest[] {
  const name = recall("name", "").trim();
  return Array.from({ length: count }, (_, seat): SeatRequest => {
    if (seat !== trial.seat) return { kind: "bot", level: trial.level };
    return name === "" ? { kind: "me" } : { kind: "me", name };
  });
}

/** Opens a sandbox and goes there; whether it worked. */
export async function openSandbox(wish: OpenSandbox): Promise<boolean> {
  try {
    router.go(tablePath((await api.sandbox(wish)).id));
    return true;
  } catch (trouble) {
    notices.error(saying(trouble));
    return false;
  }
}

/** How many seats a pasted position or record has; null while it is neither. */
export function seatCount(text: string): number | null {
  const line = /^\s*\{\s*"setup"\s*:\s*"([a-z]+\([^"]*\))/.exec(text) ?? /^setup ([a-z]+\(.*)$/m.exec(text);
  const seats = /[(,]seats=(\d)/.exec(line?.[1] ?? "");
  return seats ? Number(seats[1]) : null;
}
