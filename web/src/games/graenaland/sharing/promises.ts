import { ofType } from "../../../board/moves";
import type { Desk } from "../desk/desk.svelte";
import type { Move } from "../moves";
import type { Promise as Promised } from "../view";

/** What may be promised now: a resource, a work, a vote or to stay away; with the moves, by the seat to whom, or null for all. */
export interface Kind {
  word: string;
  codes: Map<number | null, string>;
}

/** The promises among the moves, kind by kind. */
export function kindsOf(moves: readonly Move[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const each of ofType(moves, "promiseVote", "promiseCard", "promiseWork", "promiseAway")) {
    const word = wordOf(each);
    if (!kinds.has(word)) kinds.set(word, { word, codes: new Map() });
    kinds.get(word)!.codes.set("seat" in each ? each.seat : null, each.code);
  }
  return [...kinds.values()];
}

function wordOf(promise: Extract<Move, { type: `promise${string}` }>): string {
  switch (promise.type) {
    case "promiseVote":
      return "vote";
    case "promiseAway":
      return "away";
    default:
      return promise.type === "promiseCard" ? promise.resource : promise.work;
  }
}

/** A promise of the ledger in words. */
export function wording(desk: Desk, { pledge, receiver, resource, work, tile }: Promised): string {
  const args: Record<string, string> = {
    tile: desk.tileName(tile),
    other: receiver === null ? "" : desk.seatName(receiver),
  };
  if (resource) args["resource"] = desk.t(`resource.${resource}`);
  if (work) args["work"] = desk.t(`work.${work}`);
  return desk.t(`promise.${pledge}`, args);
}
