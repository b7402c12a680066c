import type { TableState } from "../api/types";

/** How long a step of others can be seen when somebody wants it slow. */
export const SLOW_STEP = 1600;

/** Shows states after each other, each long enough to be followed; whoever does not want to wait skips them. */
export class Pacer {
  readonly #waiting: TableState[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (state: TableState) => void,
    /** How long a state must have been seen before the next one comes. */
    private readonly stays: (state: TableState) => number,
    private readonly changed: (waiting: number) => void = () => {},
  ) {}

  hear(state: TableState): void {
    this.#waiting.push(state);
    if (this.#timer === undefined) this.#next();
    this.changed(this.#waiting.length);
  }

  /** Shows all at once, up to the last. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const state of this.#waiting.splice(0)) this.show(state);
    this.changed(0);
  }

  /** Forgets what was not shown yet. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.length = 0;
  }

  #next(): void {
    this.#timer = undefined;
    const state = this.#waiting.shift();
    if (!state) return;
    this.show(state);
    this.changed(this.#waiting.length);
    const pause = this.stays(state);
    if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
    else this.#next();
  }
}
