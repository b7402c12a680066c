/**
 * A drawn piece that others of its kind can stand for: what it is, where it is, and how many of it one drawing shows.
 * A board spreads `piece(…)` on the drawing; the page then lets it fly where it goes.
 */
export const piece = (kind: string, at: string, count = 1): Record<string, string | number> => ({
  "data-piece": kind,
  "data-at": at,
  "data-count": count,
});

/**
 * A drawing that stands for the heap beside the board: pieces of these kinds that come from nowhere come out of it, and those that
 * leave the board go back into it. A board spreads `bank(…)` on it.
 */
export const bank = (...kinds: string[]): Record<string, string> => ({ "data-bank": kinds.join(" ") });

export interface Standing {
  kind: string;
  at: string;
  count: number;
}

/** What a change did to pieces: they went from one drawing to another, out of a bank or into one, or left the board. */
export interface Flight<P extends Standing> {
  from: P;
  to: P | null;
}

/** More than this is no move of pieces but a board laid out anew. */
const MOST = 16;

/**
 * Tells who went where between two sights of a board. Pieces of a kind are alike: what has become less in one place is found
 * where it has become more, in the order in which they are drawn. What comes from nowhere, or goes there, flies only where a bank of its
 * kind is drawn.
 */
export function flightsBetween<P extends Standing>(
  before: readonly P[],
  now: readonly P[],
  bankOf: (kind: string) => P | null = () => null,
): Flight<P>[] {
  const [had, has] = [counted(before), counted(now)];
  const left = before.filter((each) => isFirst(before, each) && (has.get(keyOf(each)) ?? 0) < had.get(keyOf(each))!);
  const come = now.filter((each) => (had.get(keyOf(each)) ?? 0) < has.get(keyOf(each))! && isNew(now, each, had));
  const flights = left.map((from): Flight<P> => ({ from, to: taken(come, from.kind) ?? bankOf(from.kind) }));
  for (const to of come) {
    const from = totalOf(to.kind, now) > totalOf(to.kind, before) ? bankOf(to.kind) : null;
    if (from) flights.push({ from, to });
  }
  return flights.length > MOST ? [] : flights;
}

const totalOf = (kind: string, pieces: readonly Standing[]) =>
  pieces.reduce((sum, each) => sum + (each.kind === kind ? each.count : 0), 0);

const keyOf = ({ kind, at }: Standing) => `${kind}\n${at}`;

function counted(pieces: readonly Standing[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of pieces) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + each.count);
  return counts;
}

/** Of several drawings of one kind in one place the first stands for all that left. */
const isFirst = (pieces: readonly Standing[], one: Standing) =>
  pieces.find((each) => keyOf(each) === keyOf(one)) === one;

/** Of several drawings of one kind in one place the last are the new ones. */
function isNew(pieces: readonly Standing[], one: Standing, had: ReadonlyMap<string, number>): boolean {
  const alike = pieces.filter((each) => keyOf(each) === keyOf(one));
  return alike.length === 1 || alike.indexOf(one) >= (had.get(keyOf(one)) ?? 0);
}

function taken<P extends Standing>(come: P[], kind: string): P | null {
  const index = come.findIndex((each) => each.kind === kind);
  return index < 0 ? null : come.splice(index, 1)[0]!;
}
