import type { LogLine } from "../api/types";
import type { Table } from "./table.svelte";

/** How long a moment stays while a replay plays, by speed. */
export const SPEEDS = { slow: 2400, usual: 1200, fast: 400 } as const;
export type Speed = keyof typeof SPEEDS;

/** The moves at which the turn passes to somebody else, and both ends: where one steps by turn. */
export function turns(lines: readonly Pick<LogLine, "move" | "seat">[], count: number): number[] {
  const stops = new Set([0, count]);
  for (let at = 1; at < lines.length; at++) {
    const [before, now] = [lines[at - 1]!, lines[at]!];
    if (before.move > 0 && now.seat !== before.seat) stops.add(before.move);
  }
  return [...stops].sort((one, other) => one - other);
}

/** Walks through a game: by move, by turn, or by itself. */
export class Player {
  playing = $state(false);
  speed = $state<Speed>("usual");
  /** Where the wish leads while its position is on its way. */
  #wanted = $state.raw<number | null>(null);
  #busy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: () => Table) {}

  get count(): number {
    return this.table().replay?.count ?? this.table().state!.moves;
  }

  get at(): number {
    return this.#wanted ?? this.table().replay?.n ?? this.count;
  }

  /** While one position is on its way only the last wish is kept, so that dragging stays smooth. */
  async go(n: number): Promise<void> {
    this.#wanted = Math.min(Math.max(n, 0), this.count);
    if (this.#busy) return;
    this.#busy = true;
    while (this.#wanted !== null && this.#wanted !== this.table().replay?.n) {
      const next: number = this.#wanted;
      await this.table().show(next);
      if (this.table().replay?.n !== next) break;
    }
    this.#wanted = null;
    this.#busy = false;
  }

  /** A step by hand ends the playing. */
  step(by: number): void {
    this.pause();
    void this.go(this.at + by);
  }

  /** To the next or the last place where the turn passed. */
  turn(forward: boolean): void {
    this.pause();
    const stops = turns(this.table().story.lines, this.count);
    const next = forward ? stops.find((stop) => stop > this.at) : stops.filter((stop) => stop < this.at).at(-1);
    void this.go(next ?? (forward ? this.count : 0));
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    void this.#play(this.at >= this.count ? 0 : this.at + 1);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #play(n: number): Promise<void> {
    await this.go(n);
    if (!this.playing) return;
    if (this.at >= this.count) return this.pause();
    this.#timer = setTimeout(() => void this.#play(this.at + 1), SPEEDS[this.speed]);
  }
}
