import type { Move } from "../moves";
import type { Creature, Territory } from "../view";

/** What can be done with the territories of the map. */
export interface Ways {
  /** The moves about each territory. */
  at: Map<string, Move[]>;
  /** The moves from each territory to others, by where they go. */
  from: Map<string, Map<string, string>>;
}

/** What a click on a territory does: a move at once, or a first step after which there is more to choose. */
export type Target = { move: string } | { pick: true } | null;

/** Whether a move says more than where, so that it is shown before it is chosen. */
const asksMore = (move: Move) =>
  move.type === "build" || move.type === "replace" || (move.type === "at" && move.deed === "gather");

/** Sorts the legal moves by the territories they are about. */
export function waysOf(
  moves: Iterable<Move>,
  byRegion: ReadonlyMap<string, Territory>,
  creatures: readonly Creature[],
): Ways {
  const ways: Ways = { at: new Map(), from: new Map() };
  const home = (region: string) => byRegion.get(region)?.id ?? region;
  for (const each of moves) {
    if (each.type === "march") leads(ways.from, home(each.from)).set(home(each.to), each.code);
    else if (each.type === "attack")
      add(ways.at, home(creatures.find(({ creature }) => creature === each.creature)?.territory ?? ""), each);
    else if (each.type === "at" || each.type === "build" || each.type === "replace")
      add(ways.at, home(each.region), each);
  }
  return ways;
}

function add(at: Map<string, Move[]>, territory: string, move: Move): void {
  at.set(territory, [...(at.get(territory) ?? []), move]);
}

function leads(from: Map<string, Map<string, string>>, territory: string): Map<string, string> {
  if (!from.has(territory)) from.set(territory, new Map());
  return from.get(territory)!;
}

/** Whether the same may be done there with the other figure: with Kaija, or with a unit. */
function hasTwin(move: Move, moves: readonly Move[]): boolean {
  return (
    move.type === "at" &&
    moves.some(
      (each) =>
        each.type === "at" && each.deed === move.deed && each.region === move.region && each.kaija !== move.kaija,
    )
  );
}

/** Leaves of each pair, with and without Kaija, the one that is wanted; what exists in one form only stays. */
export function likeKaija(moves: readonly Move[], wanted: boolean): Move[] {
  return moves.filter((each) => !hasTwin(each, moves) || ("kaija" in each && each.kaija === wanted));
}

/** Whether the moves leave the choice of placing Kaija or a unit. */
export function offersKaija(ways: Ways): boolean {
  return [...ways.at.values()].some((moves) => moves.some((each) => hasTwin(each, moves)));
}

/** The territory from which units go: the one picked, or the only one there is. */
export function startOf(ways: Ways, picked: string | null): string | null {
  if (picked !== null && ways.from.has(picked)) return picked;
  return ways.from.size === 1 ? [...ways.from.keys()][0]! : null;
}

export function targetAt(ways: Ways, territory: string, picked: string | null, kaija: boolean): Target {
  const start = startOf(ways, picked);
  const going = start === null ? undefined : ways.from.get(start)!.get(territory);
  if (going) return { move: going };
  const here = likeKaija(ways.at.get(territory) ?? [], kaija);
  if (here.length === 1 && !ways.from.has(territory) && !asksMore(here[0]!)) return { move: here[0]!.code };
  return here.length > 0 || (ways.from.has(territory) && ways.from.size > 1) ? { pick: true } : null;
}
