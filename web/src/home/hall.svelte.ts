import { api } from "../api/client";
import type { GameInfo, Hall, TableSummary } from "../api/types";
import { calls } from "../calling/calls.svelte";
import { openTable } from "../deal/taking-part";
import { catalogues } from "../stores/catalogues.svelte";
import { recall, remember } from "../stores/memory";
import { notices } from "../stores/notices.svelte";
import { router, tablePath } from "../stores/router.svelte";
import { saying } from "../stores/trouble";
import { keepPlan, request, type Plan } from "./plan";

/** What the home page knows: the games that can be played, and this person's tables. */
class HallStore {
  hall = $state.raw<Hall | null>(null);
  tables = $state.raw<TableSummary[]>([]);
  trouble = $state.raw<unknown>(null);
  name = $state(recall("name", ""));
  opening = $state(false);

  async visit(): Promise<void> {
    try {
      const [hall, tables] = await Promise.all([api.hall(), api.tables()]);
      this.tables = tables;
      await Promise.all(hall.games.map((game) => catalogues.load(game.id)));
      this.hall = hall;
      this.trouble = null;
    } catch (trouble) {
      this.trouble = trouble;
    }
  }

  /** Does not come to a table where a seat is kept. */
  async decline(id: string): Promise<void> {
    try {
      await api.decline(id);
    } catch (trouble) {
      notices.error(saying(trouble));
    }
    this.tables = await api.tables().catch(() => this.tables);
    calls.look();
  }

  async open(game: GameInfo, plan: Plan): Promise<boolean> {
    this.opening = true;
    try {
      const wish = request(game, plan, this.name);
      /* Whoever chose so has read what that means. */
      if (wish.rated) await api.showProfile(true);
      const id = await openTable(wish);
      keepPlan(game, plan);
      remember("name", this.name.trim());
      router.go(tablePath(id));
      return true;
    } catch (trouble) {
      notices.error(saying(trouble));
      return false;
    } finally {
      this.opening = false;
    }
  }

  game(id: string): GameInfo | undefined {
    return this.hall?.games.find((game) => game.id === id);
  }
}

export const hall = new HallStore();
