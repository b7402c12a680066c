import { getContext, setContext } from "svelte";
import type { MoveOption } from "../api/types";
import type { BoardProps } from "../games/board";
import type { CodedMove } from "./moves";

const KEY = "desk";

/** How long the pointer rests on a dead target before the server is asked why. */
const REST = 150;

/** What every part of a board shares: the table as the page gives it, the options by their code and as moves, and the way to choose. */
export class Desk<View = unknown, Move extends CodedMove = CodedMove> {
  #props: () => BoardProps<View>;
  #read: (code: string) => Move | null;
  #chosenAt = -1;
  #asking: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How the player has chosen on the board since attention last moved on: focus or sight then follow the game. */
  chose: "not" | "by pointer" | "by keyboard" = "not";

  constructor(props: () => BoardProps<View>, read: (code: string) => Move | null = () => null) {
    this.#props = props;
    this.#read = read;
  }

  readonly options: Map<string, MoveOption> = $derived.by(
    () => new Map(this.#props().options.map((option) => [option.move, option])),
  );
  /** The options as moves of the game. */
  readonly moves: readonly Move[] = $derived.by(() =>
    this.#props().options.flatMap(({ move }) => this.#read(move) ?? []),
  );
  /** The kinds of moves among the options. */
  readonly types: ReadonlySet<Move["type"]> = $derived.by(() => new Set(this.moves.map(({ type }) => type)));

  get table() {
    return this.#props();
  }

  get view(): View {
    return this.#props().view;
  }

  /** The seat that may choose now, or null: nobody here, a replay, or a move on its way. */
  get acting(): number | null {
    const { acting, replaying } = this.#props();
    return replaying || this.options.size === 0 ? null : acting;
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

  /** Plays what follows from the last choice; focus or sight are then led on as after that one. */
  chooseNext(move: string): void {
    this.choose(move, this.chose === "by keyboard");
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

  async #ask(move: string): Promise<void> {
    const refusal = await this.#props().why(move);
    if (this.#asking === move) this.#props().explain(refusal);
  }
}

/** Lays a desk out for all parts of the board below this one. */
export function share<D extends Desk>(desk: D): D {
  return setContext(KEY, desk);
}

export function sharedDesk<D extends Desk = Desk>(): D {
  return getContext<D>(KEY);
}
