/**
 * Parts of a board that say what they show, so that the page can tell which have changed, mark them, and lead there.
 * A board spreads `place(…)` on them; what it gives as `shows` is whatever makes a difference to a player.
 */
export const place = (id: string, shows: unknown): Record<string, string> => ({
  "data-place": id,
  "data-shows": typeof shows === "string" ? shows : JSON.stringify(shows ?? ""),
});

/** What every place of a board shows. */
export type Sight = ReadonlyMap<string, string>;

const placesIn = (root: ParentNode): NodeListOf<HTMLElement | SVGElement> => root.querySelectorAll("[data-place]");

export function sightOf(root: ParentNode): Sight {
  return new Map([...placesIn(root)].map(({ dataset }) => [dataset.place!, dataset.shows ?? ""]));
}

/** The places that show something else now. A place that was not there before is none of them: the board was redrawn. */
export function changedPlaces(before: Sight, now: Sight): string[] {
  return [...now].flatMap(([id, shows]) => (before.has(id) && before.get(id) !== shows ? [id] : []));
}

/** Puts marks on a board: whose move changed a place, and which places are pointed at. */
export function mark(root: ParentNode, seats: ReadonlyMap<string, number>, pointed: ReadonlySet<string>): void {
  for (const each of placesIn(root)) {
    const id = each.dataset.place!;
    const seat = seats.get(id);
    if (seat === undefined) delete each.dataset.changed;
    else each.dataset.changed = String(seat);
    if (pointed.has(id)) each.dataset.pointed = "";
    else delete each.dataset.pointed;
  }
}

/** Says on what can be picked up beside other targets to which moves that leads. */
export const offers = (codes: readonly string[]): Record<string, string> => ({ "data-offers": codes.join(LISTED) });

/** Between the codes of a list; no code has it. */
const LISTED = "|";

/** Whether every move can be made on the board: by its own target, or by picking something up first; null without a board. */
export function offersAll(root: ParentNode, options: readonly { move: string }[]): boolean | null {
  if (!root.querySelector(".board")) return null;
  if (root.querySelector("[data-pick]")) return true;
  const lit = root.querySelectorAll("[data-target][data-move]:not([aria-disabled])");
  const moves = new Set([...lit].map((each) => each.getAttribute("data-move")));
  for (const each of root.querySelectorAll("[data-offers]"))
    for (const code of each.getAttribute("data-offers")!.split(LISTED)) moves.add(code);
  return options.length > 0 && options.every(({ move }) => moves.has(move));
}

/** The first of some places that can be seen on a board. */
export function firstOf(root: ParentNode, ids: readonly string[]): Element | undefined {
  const wanted = new Set(ids);
  return [...placesIn(root)].find((each) => wanted.has(each.dataset.place!) && each.getBoundingClientRect().width > 0);
}
