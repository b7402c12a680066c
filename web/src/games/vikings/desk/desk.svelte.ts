import { getContext, setContext } from "svelte";
import { api } from "../../../api/client";
import type { MoveOption } from "../../../api/types";
import type { BoardProps } from "../../board";
import type { Area, VikingsView } from "../view";
import { shipWorths, type Worth } from "../worth";

const KEY = "vikings desk";

/** How long the pointer rests on a dead target before the server is asked why. */
const REST = 150;

/** What every part of the board shares: the table as the page gives it, the options by their code, and the way to choose. */
export class Desk {
  #props: () => BoardProps<VikingsView>;
  #chosenAt = -1;
  #asking: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Which piece is being laid while both the bought tile and the start tile are due. */
  laying = $state<"tile" | "start">("tile");
  /** How the player has chosen on the board since attention last moved on: focus or sight then follow the game. */
  chose: "not" | "by pointer" | "by keyboard" = "not";

  /** What each kind of ship is worth; empty until the table of components has come. */
  worths = $state.raw<Map<string, Worth>>(new Map());

  constructor(props: () => BoardProps<VikingsView>) {
    this.#props = props;
  }

  readonly options: Map<string, MoveOption> = $derived.by(
    () => new Map(this.#props().options.map((option) => [option.move, option])),
  );
  readonly words: Set<string> = $derived.by(() => new Set([...this.options.keys()].map((move) => move.split(" ")[0]!)));

  get table() {
    return this.#props();
  }

  get view(): VikingsView {
    return this.#props().view;
  }

  /** The seat that may choose now, or null: nobody here, a replay, or a move on its way. */
  get acting(): number | null {
    const { acting, replaying } = this.#props();
    return replaying || this.options.size === 0 ? null : acting;
  }

  get payer(): Area | undefined {
    return this.acting === null ? undefined : this.view.areas[this.acting];
  }

  /** Which of the two pieces the lit cells are for. */
  get piece(): "tile" | "start" {
    if (!this.words.has("start")) return "tile";
    return this.words.has("place") || this.words.has("moor") ? this.laying : "start";
  }

  /** Whether the table has heard of the last choice and gone on. */
  get movedOn(): boolean {
    return this.#props().state.seq > this.#chosenAt;
  }

  t = (key: string, args?: Record<string, string | number>) => this.#props().t(key, args);

  seatName = (seat: number) => this.#props().state.seats[seat]?.name ?? `${seat + 1}`;

  label(move: string): string {
    const option = this.options.get(move);
    return option ? this.#props().say(option.text) : move;
  }

  choose(move: string, byKeyboard: boolean): void {
    this.#chosenAt = this.#props().state.seq;
    this.chose = byKeyboard ? "by keyboard" : "by pointer";
    this.hush();
    this.#props().choose(move);
  }

  /** Asks why a move is refused, and has the page say it; at once for focus and tap, after a rest for the pointer. */
  probe(move: string, atOnce: boolean): void {
    clearTimeout(this.#timer);
    this.#asking = move;
    this.#timer = setTimeout(() => void this.#ask(move), atOnce ? 0 : REST);
  }

  hush(): void {
    clearTimeout(this.#timer);
    if (this.#asking === null) return;
    this.#asking = null;
    this.#props().explain(null);
  }

  /** Fetches the ships' worth; without it the wheel just shows no figures on the sails. */
  async load(): Promise<void> {
    const components = await api.components("vikings").catch(() => null);
    if (components) this.worths = shipWorths(components);
  }

  async #ask(move: string): Promise<void> {
    const refusal = await this.#props().why(move);
    if (this.#asking === move) this.#props().explain(refusal);
  }
}

export function layOut(props: () => BoardProps<VikingsView>): Desk {
  const desk = new Desk(props);
  void desk.load();
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
