import { changedPlaces, type Sight } from "../board/places";

/** What has changed on the board since this person's last decision, by whom, and at which move. */
export class Marks {
  /** Who changed each place last. */
  seats = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The places that a line of the log points at. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** Counts the wishes to be led to what is pointed at. */
  led = $state(0);
  #byMove = $state.raw<ReadonlyMap<number, readonly string[]>>(new Map());

  /** Takes note of what a move has changed, or has changed further after a halt. */
  see(before: Sight, now: Sight, move: number, seat: number, further = false): void {
    const changed = changedPlaces(before, now);
    if (changed.length === 0) return;
    this.seats = new Map([...this.seats, ...changed.map((place): [string, number] => [place, seat])]);
    const known = further ? this.placesOf(move) : [];
    this.#byMove = new Map([...this.#byMove, [move, [...new Set([...known, ...changed])]]]);
  }

  /** The person has decided, or looks at another moment: what was marked is known. */
  clear(): void {
    if (this.seats.size > 0) this.seats = new Map();
  }

  placesOf(move: number): readonly string[] {
    return this.#byMove.get(move) ?? [];
  }

  point(move: number | null): void {
    this.pointed = new Set(move === null ? [] : this.placesOf(move));
  }

  /** Points at what a move changed and leads there; says whether that is known. */
  lead(move: number): boolean {
    this.point(move);
    if (this.pointed.size > 0) this.led++;
    return this.pointed.size > 0;
  }
}
