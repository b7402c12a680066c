import { api } from "../api/client";
import type { CallKind, CallState, WayKind } from "../api/types";
import { speech } from "../i18n/language.svelte";
import { notices } from "../stores/notices.svelte";
import { saying } from "../stores/trouble";
import { call } from "./call";

/** How often a page that somebody looks at says so, in milliseconds: who looks is not called. */
const BEAT = 30_000;

/** How this person is called when they are away. */
class Calls {
  state = $state.raw<CallState | null>(null);
  /** At how many tables this person is asked or invited. */
  asked = $state(0);
  /** What the host tells everybody. */
  notice = $state("");
  #beat: ReturnType<typeof setInterval> | undefined;

  async visit(): Promise<void> {
    this.state = await api.calls().catch(() => null);
  }

  /** Says from now on that somebody looks, whenever the page is before their eyes. */
  attend(): void {
    if (this.#beat !== undefined) return;
    this.#beat = setInterval(this.look, BEAT);
    document.addEventListener("visibilitychange", this.look);
    this.look();
  }

  /** Looks where this person is asked, if somebody looks at the page. */
  look = (): void => {
    if (!document.hidden) void this.#look();
  };

  async #look(): Promise<void> {
    const asked = await api.asked().catch(() => null);
    if (!asked) return;
    this.counted(asked.tables);
    this.notice = asked.notice;
  }

  /** Takes note of at how many tables this person is asked; the icon of an installed page shows it. */
  counted(tables: number): void {
    this.asked = tables;
    call.badge(tables);
  }

  /** Adds a mail or web address. */
  add(kind: WayKind, address: string): Promise<boolean> {
    return this.#change(() => api.addWay({ kind, address, language: speech.language }));
  }

  /** Has this browser called; the browser asks its person first. */
  async addBrowser(): Promise<boolean> {
    const subscription = await subscribe(this.state?.pushKey ?? "").catch(() => null);
    if (!subscription?.endpoint || !subscription.keys) {
      notices.error({ key: "calls.refused" });
      return false;
    }
    const { p256dh, auth } = subscription.keys;
    const address = subscription.endpoint;
    return this.#change(() => api.addWay({ kind: "push", address, p256dh, auth, language: speech.language }));
  }

  turn = (id: string, on: boolean): Promise<boolean> => this.#change(() => api.turnWay(id, on));
  choose = (kind: CallKind, on: boolean): Promise<boolean> => this.#change(() => api.chooseCalls(kind, on));
  confirm = (id: string, code: string): Promise<boolean> => this.#change(() => api.confirmWay(id, code));
  remove = (id: string): Promise<boolean> => this.#change(() => api.removeWay(id));
  stop = (word: string): Promise<boolean> => this.#change(() => api.stopWay(word));

  async #change(call: () => Promise<CallState>): Promise<boolean> {
    try {
      this.state = await call();
      return true;
    } catch (trouble) {
      notices.error(saying(trouble));
      return false;
    }
  }
}

export const calls = new Calls();

/** Whether this browser can be called at all: it needs an encrypted line to the hall. */
export const canBeCalled = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis;

async function subscribe(key: string): Promise<PushSubscriptionJSON> {
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  const subscription =
    known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return subscription.toJSON();
}
