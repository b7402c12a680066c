import { api } from "../api/client";
import type { DailyState } from "../api/types";
import { recall } from "../stores/memory";
import { notices } from "../stores/notices.svelte";
import { router, tablePath } from "../stores/router.svelte";
import { saying } from "../stores/trouble";

/** How often somebody who looks at the table of the day is told what is new. */
const LOOK_AGAIN = 30_000;

/** The game of the day, and who has played it. */
class Daily {
  state = $state.raw<DailyState | null>(null);
  opening = $state(false);

  /** Looks again and again, while somebody looks at the page; ends with what it returns. */
  attend(): () => void {
    void this.look();
    const looking = setInterval(() => !document.hidden && void this.look(), LOOK_AGAIN);
    return () => clearInterval(looking);
  }

  /** What fails is tried again. */
  async look(): Promise<void> {
    this.state = await api.daily().catch(() => this.state);
  }

  /** Begins today's game, or goes on with it. */
  async play(): Promise<void> {
    this.opening = true;
    try {
      const { id } = await api.playDaily(recall("name", "").trim());
      router.go(tablePath(id));
    } catch (trouble) {
      notices.error(saying(trouble));
    } finally {
      this.opening = false;
    }
  }
}

export const daily = new Daily();
