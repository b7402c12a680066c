import { api } from "../api/client";
import type { LobbyTable } from "../api/types";
import { joinTable } from "../deal/taking-part";
import { recall } from "../stores/memory";
import { notices } from "../stores/notices.svelte";
import { joinPath, router, tablePath } from "../stores/router.svelte";
import { saying } from "../stores/trouble";

/** How often somebody who looks at the list is told what is new. */
const LOOK_AGAIN = 5000;

/** The tables that strangers may come to. */
class Lobby {
  tables = $state.raw<LobbyTable[]>([]);
  joining = $state(false);

  /** Looks again and again, while somebody looks at the page; ends with what it returns. */
  attend(): () => void {
    void this.look();
    const looking = setInterval(() => !document.hidden && void this.look(), LOOK_AGAIN);
    return () => clearInterval(looking);
  }

  /** What fails is tried again. */
  async look(): Promise<void> {
    this.tables = await api.lobby().catch(() => this.tables);
  }

  /** Takes a seat at once; who has never said a name is asked for it at the table, and everybody whether they want to be rated. */
  async join(id: string): Promise<void> {
    const name = recall("name", "").trim();
    const isRated = this.tables.some((table) => table.id === id && table.terms.rated);
    if (name === "" || isRated) return router.go(joinPath(id));
    this.joining = true;
    try {
      await joinTable(await api.table(id), undefined, name);
      router.go(tablePath(id));
    } catch (trouble) {
      notices.error(saying(trouble));
      await this.look();
    } finally {
      this.joining = false;
    }
  }
}

export const lobby = new Lobby();
