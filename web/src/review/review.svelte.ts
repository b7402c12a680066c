import { api } from "../api/client";
import type { ReviewState } from "../api/types";
import { notices } from "../stores/notices.svelte";
import { saying } from "../stores/trouble";

/** How often the page asks how far a review is. */
const EVERY = 1500;

/** The review of one finished table as this page knows it. */
export class GameReview {
  state = $state.raw<ReviewState | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  /** What is known without asking for anything. */
  look = (): Promise<void> => this.#call(() => api.review(this.table));

  ask = (): Promise<void> => this.#call(() => api.askReview(this.table));

  close(): void {
    clearTimeout(this.#timer);
  }

  async #call(call: () => Promise<ReviewState>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.state = await call();
      const waits = this.state.stage === "queued" || this.state.stage === "running";
      if (waits) this.#timer = setTimeout(() => void this.look(), EVERY);
    } catch (trouble) {
      notices.error(saying(trouble));
    }
  }
}
