import { api } from "../api/client";
import type { PuzzleAnswer } from "../api/types";
import { notices } from "../stores/notices.svelte";
import { recall, remember } from "../stores/memory";
import { router, tablePath } from "../stores/router.svelte";
import { saying } from "../stores/trouble";

/** A puzzle at a table: moves are answers until it is solved or given up. */
export class Puzzle {
  answer = $state.raw<PuzzleAnswer | null>(null);
  tries = $state(0);
  over = $state(false);

  constructor(
    readonly game: string,
    readonly number: number,
  ) {}

  /** Takes a move as an answer instead of playing it; false when it may be played. */
  takes = (move: string): boolean => {
    if (this.over) return false;
    void this.#judge(move);
    return true;
  };

  /** Shows the solution. */
  reveal(): void {
    this.over = true;
  }

  async #judge(move: string): Promise<void> {
    try {
      this.answer = await api.answerPuzzle(this.game, this.number, move);
      this.tries++;
      if (this.answer.right) {
        this.over = true;
        remember(`puzzle.${this.game}`, Math.max(this.number, recall(`puzzle.${this.game}`, 0)));
      }
    } catch (trouble) {
      notices.error(saying(trouble));
    }
  }
}

/** The puzzle that the address of a table names: ?puzzle=vikings-7. */
export function puzzleOf(search: string): Puzzle | null {
  const named = /^([a-z]+)-(\d{1,4})$/.exec(new URLSearchParams(search).get("puzzle") ?? "");
  return named ? new Puzzle(named[1]!, Number(named[2])) : null;
}

/** Opens a puzzle of a game at a table of its own. */
export async function openPuzzle(game: string, number: number): Promise<void> {
  try {
    const { id } = await api.openPuzzle(game, number);
    router.go(`${tablePath(id)}?puzzle=${game}-${number}`);
  } catch (trouble) {
    notices.error(saying(trouble));
  }
}

/** The first puzzle that was not solved here yet; after the last it begins again. */
export async function nextPuzzle(game: string): Promise<void> {
  try {
    const { count } = await api.puzzles(game);
    const solved = recall(`puzzle.${game}`, 0);
    if (count === 0) return notices.error({ key: "puzzle.none" });
    await openPuzzle(game, solved >= count ? 1 : solved + 1);
  } catch (trouble) {
    notices.error(saying(trouble));
  }
}
