import { api } from "../api/client";
import type { GameInfo, Hall, TableSummary } from "../api/types";
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

  async open(game: GameInfo, plan: Plan): Promise<boolean> {
    this.opening = true;
    try {
      const id = await openTable(request(game, plan, this.name));
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
