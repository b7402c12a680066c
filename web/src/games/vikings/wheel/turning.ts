import type { Place } from "../view";

/** The geometry of the wheel: fixed places round a turning ring of prices. Lengths in units of the drawing. */

export const SIZE = 692;
export const RADIUS = { hub: 108, price: 138, tile: 219, viking: 289, rim: 344 } as const;

export interface Point {
  x: number;
  y: number;
}

/** Where one of so many places lies at a distance from the middle: place 0 on top, the others clockwise. */
export function at(place: number, places: number, radius: number): Point {
  const angle = (place / places) * 2 * Math.PI - Math.PI / 2;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** The outline of a place: a ring sector from just outside the hub to the rim, its target for pointer and focus. */
export function sector(place: number, places: number, inner: number, outer: number, gap = 0.02): string {
  const a = at(place - 0.5 + gap, places, outer);
  const b = at(place + 0.5 - gap, places, outer);
  const c = at(place + 0.5 - gap, places, inner);
  const d = at(place - 0.5 + gap, places, inner);
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`;
}

/** By how many places price 0 stands clockwise of place 0. */
export function offset(wheel: readonly Place[]): number {
  const zero = wheel.findIndex((place) => place.price === 0);
  return zero < 0 ? 0 : zero;
}

/**
 * The next count of steps that shows an offset, never less than the last: the ring turns clockwise only, as prices fall.
 * A step back in time (undo, replay) goes back by the same way instead of once round.
 */
export function turnTo(last: number, offset: number, places: number, forward: boolean): number {
  const ahead = (((offset - last) % places) + places) % places;
  return forward || ahead === 0 ? last + ahead : last + ahead - places;
}

/** How far the game has come, as far as the wheel can tell: less than before means undo or a step back in a replay. */
export function progress(round: number, wheel: readonly Place[]): number {
  return round * (wheel.length + 1) + wheel.filter((place) => place.viking === null).length;
}

/** The place with the dearest set that is left, or -1; only a price above 0 earns a special tile. */
export function dearest(wheel: readonly Place[]): number {
  let best = -1;
  wheel.forEach((place, index) => {
    const dearer = place.price > (best < 0 ? 0 : wheel[best]!.price);
    if (place.tile !== null && place.viking !== null && dearer) best = index;
  });
  return best;
}

/** How a price is paid: gold first, the missing part in points. */
export function payment(price: number, gold: number): { gold: number; points: number } {
  const paid = Math.min(price, gold);
  return { gold: paid, points: price - paid };
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
