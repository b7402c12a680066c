import type { Component } from "svelte";
import type { Components, LogLine, MoveOption, Phrase, Refusal, TableState } from "../api/types";

/**
 * What the page gives to the board of a game, and all that a board may use.
 *
 * A board draws `view`, highlights the targets of `options` and calls `choose`. It knows no rule: a dead target asks
 * `why` when it is hovered, focused or tapped, and hands the answer to `explain`.
 */
export interface BoardProps<View = unknown> {
  /** The table, with a name to show on every seat. While replaying it is the live table still; only `view` goes back in time. */
  state: TableState;
  /** What this person sees of the position, in the game's own type. */
  view: View;
  /** What was told to this person up to the moment shown. */
  log?: LogLine[];
  /** The game's tables of components: what a view names only by its id is described there. */
  components: Components;
  /** The legal moves of `acting`; empty while replaying, and while a move is on its way for long. */
  options: MoveOption[];
  /** The seat of this person that is asked now. */
  acting: number | null;
  choose: (move: string) => void;
  /** Takes the last move of this person back; null where that is not possible. */
  undo?: (() => void) | null;
  /** Why a move is not legal now; null when it is, or when nobody here is asked. */
  why: (move: string) => Promise<Refusal | null>;
  /** Puts a phrase into the words of the current language. */
  say: (phrase: Phrase) => string;
  /** A text of the game's catalogue by its key. */
  t: (key: string, args?: Record<string, string | number>) => string;
  /** Shows a reason near the prompt, also to the screen reader; null takes it away. */
  explain: (refusal: Refusal | null) => void;
  replaying: boolean;
}

export type Board = Component<BoardProps<never>>;

/** What `web/src/games/<id>/index.ts` exports. */
export interface BoardModule {
  default: Board;
  /** Whether a seat knows what others do not, so that people at one screen must not look over each other's shoulder. */
  secrets?: boolean;
}

const folders = import.meta.glob<BoardModule>("./*/index.ts");

/** The board of a game, loaded when its first table opens; undefined for a game without a folder here. */
export function boardOf(game: string): (() => Promise<BoardModule>) | undefined {
  return folders[`./${game}/index.ts`];
}
