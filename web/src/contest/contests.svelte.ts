import { api } from "../api/client";
import type { ContestHead, ContestState, OpenContest } from "../api/types";
import { recall, remember } from "../stores/memory";
import { notices } from "../stores/notices.svelte";
import { contestPath, router } from "../stores/router.svelte";
import { saying } from "../stores/trouble";

/** How often somebody who looks is told what is new. */
const LOOK_AGAIN = 5000;
/** The same for who looks at the list of all. */
const LIST_AGAIN = 20_000;

function again(look: () => Promise<void>, pause: number): () => void {
  void look();
  const looking = setInterval(() => !document.hidden && void look(), pause);
  return () => clearInterval(looking);
}

/** The tournaments that one may find. */
class Contests {
  all = $state.raw<ContestHead[]>([]);
  opening = $state(false);

  /** Looks again and again, while somebody looks at the page; ends with what it returns. */
  attend(): () => void {
    return again(() => this.look(), LIST_AGAIN);
  }

  /** What fails is tried again. */
  async look(): Promise<void> {
    this.all = await api.contests().catch(() => this.all);
  }

  async open(wish: OpenContest): Promise<boolean> {
    this.opening = true;
    try {
      const { head } = await api.openContest(wish);
      if (wish.enter) remember("name", wish.enter);
      router.go(contestPath(head.id));
      return true;
    } catch (trouble) {
      notices.error(saying(trouble));
      return false;
    } finally {
      this.opening = false;
    }
  }
}

export const contests = new Contests();

/** One tournament, as it is told. */
export class Contest {
  state = $state.raw<ContestState | null>(null);
  trouble = $state.raw<unknown>(null);
  busy = $state(false);
  name = $state(recall("name", ""));

  constructor(readonly id: string) {}

  attend(): () => void {
    return again(() => this.look(), LOOK_AGAIN);
  }

  async look(): Promise<void> {
    try {
      this.state = await api.contest(this.id);
      this.trouble = null;
    } catch (trouble) {
      this.trouble = trouble;
    }
  }

  enter(): Promise<void> {
    const name = this.name.trim();
    if (name !== "") remember("name", name);
    return this.#change(() => api.enterContest(this.id, name));
  }

  leave(): Promise<void> {
    return this.#change(() => api.leaveContest(this.id));
  }

  start(): Promise<void> {
    return this.#change(() => api.startContest(this.id));
  }

  async cancel(): Promise<void> {
    try {
      await api.cancelContest(this.id);
      router.go("/");
    } catch (trouble) {
      notices.error(saying(trouble));
    }
  }

  async #change(call: () => Promise<ContestState>): Promise<void> {
    this.busy = true;
    try {
      this.state = await call();
    } catch (trouble) {
      notices.error(saying(trouble));
      await this.look();
    } finally {
      this.busy = false;
    }
  }
}
