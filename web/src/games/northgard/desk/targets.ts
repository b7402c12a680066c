import type { Creature, Territory } from "../view";
import { ON_TERRITORY } from "../words";

/** What can be done with the territories of the map. */
export interface Ways {
  /** The moves about each territory. */
  at: Map<string, string[]>;
  /** The moves from each territory to others, by where they go. */
  from: Map<string, Map<string, string>>;
}

/** What a click on a territory does: a move at once, or a first step after which there is more to choose. */
export type Target = { move: string } | { pick: true } | null;

const KAIJA = " kaija";

/** Moves that say more than where, so that they are shown before they are chosen. */
const ASKS_MORE: ReadonlySet<string> = new Set(["build", "replace", "gather"]);

/** Sorts the legal moves by the territories they are about. */
export function waysOf(moves: Iterable<string>, byRegion: ReadonlyMap<string, Territory>, creatures: readonly Creature[]): Ways {
  const ways: Ways = { at: new Map(), from: new Map() };
  const home = (region: string) => byRegion.get(region)?.id ?? region;
  for (const code of moves) {
    const [word, first, second] = code.split(" ") as [string, string?, string?];
    if (!first) continue;
    if (word === "move" && second) leads(ways.from, home(first)).set(home(second), code);
    else if (word === "attack") add(ways.at, home(creatures.find((each) => each.creature === first)?.territory ?? ""), code);
    else if (ON_TERRITORY.has(word)) add(ways.at, home(first), code);
  }
  return ways;
}

function add(at: Map<string, string[]>, territory: string, code: string): void {
  at.set(territory, [...(at.get(territory) ?? []), code]);
}

function leads(from: Map<string, Map<string, string>>, territory: string): Map<string, string> {
  if (!from.has(territory)) from.set(territory, new Map());
  return from.get(territory)!;
}

/** Leaves of each pair, with and without Kaija, the one that is wanted; what exists in one form only stays. */
export function likeKaija(codes: readonly string[], wanted: boolean): string[] {
  const all = new Set(codes);
  return codes.filter((code) => {
    const twin = code.endsWith(KAIJA) ? code.slice(0, -KAIJA.length) : code + KAIJA;
    return !all.has(twin) || code.endsWith(KAIJA) === wanted;
  });
}

/** Whether the moves leave the choice of placing Kaija or a unit. */
export function offersKaija(ways: Ways): boolean {
  return [...ways.at.values()].some((codes) => codes.some((code) => code.endsWith(KAIJA) && codes.includes(code.slice(0, -KAIJA.length))));
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
  if (here.length === 1 && !ways.from.has(territory) && !ASKS_MORE.has(here[0]!.split(" ")[0]!)) return { move: here[0]! };
  return here.length > 0 || (ways.from.has(territory) && ways.from.size > 1) ? { pick: true } : null;
}
