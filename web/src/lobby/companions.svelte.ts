import { api } from "../api/client";
import type { Acquaintance } from "../api/types";
import { keptFor, type Plan } from "../home/plan";

/** The people with whom one has played, for whom a seat can be kept. */
class Companions {
  all = $state.raw<Acquaintance[]>([]);
  /** Who is to be asked to the next table. */
  guest = $state.raw<Acquaintance | null>(null);

  /** What fails is tried again when somebody looks again. */
  async look(): Promise<void> {
    this.all = await api.companions().catch(() => this.all);
  }

  /** A new table with a seat for the guest, if there is one. */
  seated(plan: Plan): Plan {
    return this.guest === null ? plan : keptFor(plan, this.guest);
  }
}

export const companions = new Companions();
