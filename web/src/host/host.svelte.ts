import { api, ApiProblem } from "../api/client";
import { calls } from "../calling/calls.svelte";
import type { Bounds, Door, HostState } from "../api/types";
import { notices } from "../stores/notices.svelte";
import { saying } from "../stores/trouble";

const GLANCE_MILLIS = 10_000;

/** The host's desk, as far as this browser may see it. */
class Host {
  state = $state.raw<HostState | null>(null);
  /** Whether it is known whether this browser has a pass. */
  asked = $state(false);
  code = $state("");

  async visit(): Promise<void> {
    try {
      this.state = await api.host();
    } catch (trouble) {
      this.state = null;
      if (!(trouble instanceof ApiProblem && trouble.code === "not-the-host")) notices.error(saying(trouble));
    }
    this.asked = true;
  }

  /** Looks again every few seconds while the desk is on the screen; ends it. */
  keepLooking(): () => void {
    const timer = setInterval(() => {
      if (this.state !== null && !document.hidden) void this.#glance();
    }, GLANCE_MILLIS);
    return () => clearInterval(timer);
  }

  /** What cannot be seen for a moment is no trouble to tell of, and what was seen stays. */
  async #glance(): Promise<void> {
    const before = this.state;
    const now = await api.host().catch(() => null);
    if (now !== null && this.state === before) this.state = now;
  }

  enter = (key: string): Promise<boolean> => this.#do(() => api.enterDesk(key));
  limit = (bounds: Bounds): Promise<boolean> => this.#do(() => api.setLimits(bounds));
  ban = (report: string): Promise<boolean> => this.#do(() => api.banReported(report));
  settle = (report: string): Promise<boolean> => this.#do(() => api.settleReport(report));
  pardon = (ban: string): Promise<boolean> => this.#do(() => api.pardon(ban));
  banSeat = (table: string, seat: number): Promise<boolean> => this.#do(() => api.banSeat(table, seat));
  rename = (table: string, seat: number, name: string): Promise<boolean> =>
    this.#do(() => api.renameSeat(table, seat, name));

  end = (table: string, reason: string): Promise<boolean> => this.#do(() => api.endTable(table, reason));

  /** The host reads at once what everybody reads. */
  async rule(door: Door, notice: string): Promise<boolean> {
    const done = await this.#do(() => api.setRules(door, notice));
    if (done) calls.look();
    return done;
  }

  async leave(): Promise<void> {
    await api.leaveDesk().catch((trouble) => notices.error(saying(trouble)));
    await this.visit();
  }

  async invite(): Promise<void> {
    try {
      this.code = (await api.inviteGuest()).code;
      await this.visit();
    } catch (trouble) {
      notices.error(saying(trouble));
    }
  }

  async #do(call: () => Promise<HostState>): Promise<boolean> {
    try {
      this.state = await call();
      return true;
    } catch (trouble) {
      notices.error(saying(trouble));
      return false;
    }
  }
}

export const host = new Host();
