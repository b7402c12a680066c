import { api } from "../api/client";
import type { TableSummary } from "../api/types";

/** How often the page looks where somebody is asked. */
const LOOK_AGAIN = 20_000;

/** The tables at which this person is asked. */
class Asking {
  tables = $state.raw<TableSummary[]>([]);
  /** Whether somebody has looked yet. */
  known = $state(false);

  /** Looks again and again; ends with what it returns. */
  attend(): () => void {
    void this.look();
    const looking = setInterval(() => void this.look(), LOOK_AGAIN);
    return () => clearInterval(looking);
  }

  /** What fails is tried again. */
  async look(): Promise<void> {
    const all = await api.tables().catch(() => null);
    if (!all) return;
    this.tables = all.filter(({ yourTurn, over, invited }) => (yourTurn && !over) || invited);
    this.known = true;
  }

  /** The tables but for one, those first that have waited longest. */
  others(id: string): TableSummary[] {
    return this.tables
      .filter((table) => table.id !== id)
      .sort((one, other) => one.changed.localeCompare(other.changed));
  }

  /** At how many tables somebody is asked to play, with one at which the page knows it better; an invitation is no turn. */
  countWith(id: string, asked: boolean): number {
    return this.others(id).filter(({ yourTurn, over }) => yourTurn && !over).length + (asked ? 1 : 0);
  }
}

export const asking = new Asking();
