import { Desk as SharedDesk, share, sharedDesk } from "../../../board/desk.svelte";
import { Drag } from "../../../board/drag.svelte";
import type { BoardProps } from "../../board";
import { beside } from "../board/squares";
import { move as code, readMove, type Move } from "../moves";
import type { HnefataflView } from "../view";
import { waysOf } from "../words";

/** The desk of Hnefatafl: also the piece in hand, and the square where the keyboard is. */
export class Desk extends SharedDesk<HnefataflView, Move> {
  #picked = $state<string | null>(null);
  #cursor = $state<string | null>(null);

  readonly drag = new Drag<string>({
    lift: (square) => (this.#picked = square),
    takes: (square, move) => [...(this.ways.get(square)?.values() ?? [])].includes(move),
    drop: (_, move) => this.choose(move, false),
    miss: (square, asked) => {
      this.#picked = null;
      if (asked !== null) this.probe(code.step(square, asked), true);
    },
  });

  readonly ways: Map<string, Map<string, string>> = $derived.by(() => waysOf(this.moves));

  constructor(props: () => BoardProps<HnefataflView>) {
    super(props, readMove);
  }

  /** The square of the piece in hand, as long as it has somewhere to go. */
  get held(): string | null {
    return this.#picked !== null && this.ways.has(this.#picked) ? this.#picked : null;
  }

  /** The move that brings the piece in hand to a square. */
  target(square: string): string | undefined {
    return this.held === null ? undefined : this.ways.get(this.held)?.get(square);
  }

  /** The square that Tab leads to. */
  get cursor(): string {
    const { last, size, throne } = this.view;
    const cursor = this.#cursor ?? this.held ?? last?.to ?? throne;
    return Number(cursor.slice(1)) > size ? throne : cursor;
  }

  set cursor(square: string) {
    this.#cursor = square;
  }

  /** Lays the piece in hand here, or takes up the one that stands here; says why if neither may be. */
  press(square: string, byKeyboard: boolean): void {
    this.#cursor = square;
    const move = this.target(square);
    if (move !== undefined) this.#lay(move, byKeyboard);
    else if (this.ways.has(square)) this.#take(square);
    else if (this.acting !== null)
      this.probe(
        this.held === null ? code.step(square, beside(square, this.view.size)) : code.step(this.held, square),
        true,
      );
  }

  putBack(): void {
    this.#picked = null;
    this.hush();
  }

  #lay(move: string, byKeyboard: boolean): void {
    this.#picked = null;
    this.choose(move, byKeyboard);
  }

  #take(square: string): void {
    this.hush();
    this.#picked = this.held === square ? null : square;
  }
}

export const layOut = (props: () => BoardProps<HnefataflView>): Desk => share(new Desk(props));

export const useDesk = (): Desk => sharedDesk<Desk>();
