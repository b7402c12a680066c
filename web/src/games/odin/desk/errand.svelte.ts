import type { Task } from "../view";
import type { Desk } from "./desk.svelte";

/** Moves that the player was advised and looks at, and then has carried out one after another. */
export class Errand {
  #desk: Desk;
  #moves = $state.raw<readonly string[]>([]);
  #asked = $state.raw<ReadonlySet<Task>>(new Set());
  #under = $state(false);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The moves to come, while the decisions for which they were thought out are asked. */
  get moves(): readonly string[] {
    const { asked } = this.#desk.view;
    return asked !== null && this.#asked.has(asked) ? this.#moves : [];
  }

  /** Takes up moves that answer these decisions, without playing any yet. */
  consider(moves: readonly string[], ...asked: Task[]): void {
    this.#moves = moves;
    this.#asked = new Set(asked);
    this.#under = false;
  }

  drop(): void {
    this.consider([]);
  }

  start(byKeyboard: boolean): void {
    this.#under = true;
    this.#desk.chose = byKeyboard ? "by keyboard" : "by pointer";
    this.goOn();
  }

  /** Plays the next move as soon as the table has heard of the last one; gives up where it is not possible as it was thought. */
  goOn(): void {
    const [next, ...rest] = this.#moves;
    const { options, movedOn } = this.#desk;
    if (!this.#under || next === undefined || options.size === 0 || !movedOn) return;
    if (!options.has(next)) return this.drop();
    this.#moves = rest;
    this.#desk.chooseNext(next);
  }
}
