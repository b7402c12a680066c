import { follow } from "./arrows";
import { sharedDesk, type Desk } from "./desk.svelte";

/** A place on a board that stands for a move. */
export interface Place {
  move: string;
  /** Whether the place is worth asking about when its move is no option. */
  dead?: boolean;
  /** What a screen reader says of a dead place. */
  name?: string;
  onhot?: (hot: boolean) => void;
}

/** What a place does: lit when its move is an option, dead when one may ask why it is none, else quiet. */
export class Target {
  #place: () => Place;
  #desk: Desk = sharedDesk();

  /** Whether the pointer or the focus is on it. */
  hot = $state(false);
  readonly lit = $derived.by(() => this.#desk.options.has(this.#place().move));

  /** The same for as long as the target lives: a browser need not be told of them again. */
  readonly #senses = {
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && this.#warm(true, false),
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && this.#warm(false),
    onfocus: () => this.#warm(true),
    onblur: () => this.#warm(false),
  };

  constructor(place: () => Place) {
    this.#place = place;
  }

  /** A function, because the target may lose the focus while it is being taken away. */
  asks(): boolean {
    const { move, dead = false } = this.#place();
    return dead && !this.#desk.options.has(move) && this.#desk.acting !== null;
  }

  get attributes() {
    const { move, name = "" } = this.#place();
    return {
      tabindex: this.lit ? 0 : -1,
      "aria-label": this.lit ? this.#desk.label(move) : name,
      "aria-disabled": this.lit ? undefined : ("true" as const),
      "data-target": "",
      "data-move": move,
      ...this.#senses,
    };
  }

  /** For a place that is quiet, but tells when the pointer is over it. */
  get quietAttributes() {
    const { onhot } = this.#place();
    return { onpointerenter: () => onhot?.(true), onpointerleave: () => onhot?.(false) };
  }

  press(byKeyboard: boolean): void {
    const { move } = this.#place();
    if (this.#desk.options.has(move)) this.#desk.choose(move, byKeyboard);
    else if (this.asks()) this.#desk.probe(move, true);
  }

  /** Arrow keys lead to other targets. */
  walk = (event: KeyboardEvent): void => {
    if (follow(event)) event.preventDefault();
  };

  #warm(on: boolean, atOnce = true): void {
    const { move, onhot } = this.#place();
    this.hot = on;
    onhot?.(on);
    if (!this.asks()) return;
    if (on) this.#desk.probe(move, atOnce);
    else this.#desk.hush();
  }
}
