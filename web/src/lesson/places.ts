/** The places of the page that a lesson points at. */

/** Where a text of a lesson points: a part of the page by its name, or the target of a move. */
export function placeOf(name: string, within: ParentNode = document): Element | null {
  const quoted = CSS.escape(name);
  const ways = [`[data-point="${quoted}"]`, `[data-target][data-move="${quoted}"]`, `[data-move="${quoted}"]`];
  return ways.flatMap((way) => [...within.querySelectorAll(way)]).find(isShown) ?? null;
}

export function placesOf(names: readonly string[]): Element[] {
  return names.flatMap((name) => placeOf(name) ?? []);
}

const isShown = (place: Element): boolean => {
  const { width, height } = place.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** How far to scroll so that a stretch lies within another: as little as possible, its beginning first if it is longer. */
export function scrolled(from: number, to: number, top: number, bottom: number): number {
  if (from >= top && to <= bottom) return 0;
  if (to - from > bottom - top || from < top) return from - top;
  return to - bottom;
}

/** How much room is left between a place and the edge of what covers the page. */
const AIR = 12;

/** Brings places into view, above the dock that covers the lower part of a narrow page. */
export function show(places: Element[], dock: Element | null): void {
  const outside = places.filter((place) => !dock?.contains(place));
  outside.forEach((place) => place.scrollIntoView({ block: "nearest", inline: "nearest" }));
  if (outside.length === 0) return;
  const boxes = outside.map((place) => place.getBoundingClientRect());
  const covered =
    dock && getComputedStyle(dock).position === "fixed" ? innerHeight - dock.getBoundingClientRect().top : 0;
  const first = boxes[0]!;
  const [top, bottom] = [AIR, innerHeight - covered - AIR];
  const from = Math.min(...boxes.map((box) => box.top));
  const to = Math.max(...boxes.map((box) => box.bottom));
  const [begin, end] = to - from > bottom - top ? [first.top, first.bottom] : [from, to];
  scrollBy({ top: scrolled(begin, end, top, bottom), behavior: "instant" });
}
