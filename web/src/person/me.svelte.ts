import { api } from "../api/client";
import type { Change, ComeFromProvider, Errand, Link, Me, Scope } from "../api/types";
import { speech } from "../i18n/language.svelte";
import { recall, remember } from "../stores/memory";
import { notices } from "../stores/notices.svelte";
import { saying } from "../stores/trouble";
import { makePasskey, showPasskey } from "./passkey";
import { arrive } from "./travel";

const LOOK_AGAIN = 1500;

/** What this person is told of themselves, and what they do about it. */
class MyselfStore {
  me = $state.raw<Me | null>(null);
  trouble = $state.raw<unknown>(null);
  /** The code for another device, while it is offered. */
  offer = $state.raw<string | null>(null);
  /** How the link stands, on either device. */
  link = $state.raw<Link | null>(null);
  /** The recovery code, until the page is left. */
  printed = $state.raw<string | null>(null);
  /** The token of a program, until the page is left. */
  token = $state.raw<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  async visit(): Promise<void> {
    try {
      this.#know(await api.me());
      this.trouble = null;
    } catch (trouble) {
      this.trouble = trouble;
    }
  }

  change = (change: Change): Promise<boolean> =>
    this.#try(async () => {
      this.#know(await api.changeMe(change));
      if (change.name !== undefined) remember("name", this.me!.name);
    });

  end = (key: string): Promise<boolean> =>
    this.#try(async () => {
      await api.endKey(key);
      this.#know(await api.me());
    });

  forget = (): Promise<boolean> =>
    this.#try(async () => {
      await api.forgetMe();
      localStorage.clear();
      location.assign("/");
    });

  print = (): Promise<boolean> =>
    this.#try(async () => {
      this.printed = (await api.makeRecovery()).code;
      this.#know(await api.me());
    });

  makeToken = (label: string, scope: Scope): Promise<boolean> =>
    this.#try(async () => {
      this.token = (await api.makeToken({ label, scope })).code;
      this.#know(await api.me());
    });

  makePasskey = (): Promise<boolean> =>
    this.#try(async () => {
      const made = await makePasskey(await api.askToMakePasskey(), recall("name", "") || "Viking");
      if (!made) return notices.news({ key: "passkey.declined" });
      this.#know(await api.makePasskey(made));
      notices.news({ key: "passkey.made" });
    });

  /** Comes in by a passkey. */
  enter = (): Promise<boolean> =>
    this.#try(async () => {
      const shown = await showPasskey(await api.askPasskey());
      if (!shown) return notices.news({ key: "passkey.declined" });
      await api.enter(shown);
      await this.#becomeKnown();
      notices.news({ key: "passkey.entered" });
    });

  nameKey = (id: string, label: string): Promise<boolean> =>
    this.#try(async () => {
      this.#know(await api.nameKey(id, label));
    });

  /** Has a code sent to an address that shall be a key. */
  offerMail = (address: string): Promise<boolean> => this.#try(() => api.offerMail(address, speech.language));

  confirmMail = (code: string): Promise<boolean> =>
    this.#try(async () => {
      this.#know(await api.confirmMail(code));
      notices.news({ key: "mailKey.added" });
    });

  /** Has a link sent to an address, if it is somebody's key. */
  askMailLink = (address: string): Promise<boolean> => this.#try(() => api.askMailLink(address, speech.language));

  /** Comes in by the word of a link. */
  enterByMail = (word: string): Promise<boolean> =>
    this.#try(async () => {
      await api.enterByMail(word);
      await this.#becomeKnown();
      notices.news({ key: "passkey.entered" });
    });

  /** Leaves for the provider that vouches for people. */
  goToProvider = (errand: Errand): Promise<boolean> =>
    this.#try(async () => location.assign((await api.goToProvider(errand)).address));

  /** Comes back from there. What goes wrong is thrown: there is a page of its own to say it. */
  async comeFromProvider(facts: ComeFromProvider): Promise<void> {
    await api.comeFromProvider(facts);
    await this.#becomeKnown();
    notices.news({ key: "passkey.entered" });
  }

  /** Shows a code, and looks who names it. */
  offerLink = (): Promise<boolean> =>
    this.#try(async () => {
      this.offer = (await api.offerLink()).code;
      await this.#watchOffer();
    });

  confirm = (): Promise<boolean> =>
    this.#try(async () => {
      this.#know(await api.confirmLink());
      this.#closeOffer();
      notices.news({ key: "me.link.done" });
    });

  refuse = (): Promise<boolean> =>
    this.#try(async () => {
      await api.refuseLink();
      this.#closeOffer();
    });

  /** Names the code of another device, and waits until that one confirms. */
  claim = (code: string): Promise<boolean> =>
    this.#try(async () => {
      const before = this.me?.handle ?? null;
      this.link = await api.claimLink(code);
      await this.#watchClaim(before);
    });

  recover = (code: string): Promise<boolean> =>
    this.#try(async () => {
      this.printed = (await api.recover(code)).code;
      await this.#becomeKnown();
    });

  leave(): void {
    clearTimeout(this.#timer);
    this.printed = null;
    this.token = null;
  }

  async #watchOffer(): Promise<void> {
    this.link = await api.offeredLink();
    if (this.link.stage === "none") this.#closeOffer();
    else this.#again(() => this.#watchOffer());
  }

  async #watchClaim(before: string | null): Promise<void> {
    const link = await api.claimedLink();
    if (link.stage !== "none") return this.#again(() => this.#watchClaim(before));
    this.link = null;
    await this.#becomeKnown();
    const linked = this.me!.handle !== before;
    notices.news({ key: linked ? "me.link.done" : "me.link.refused" });
  }

  /** Takes over what travels along. */
  async #becomeKnown(): Promise<void> {
    const me = await api.me();
    this.#know(me);
    await arrive(me.preferences);
  }

  #again(look: () => Promise<void>): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void look().catch(() => this.#again(look)), LOOK_AGAIN);
  }

  #closeOffer(): void {
    clearTimeout(this.#timer);
    this.offer = null;
    this.link = null;
  }

  #know(me: Me): void {
    this.me = me;
    if (recall("kept", false) !== (me.handle !== null)) remember("kept", me.handle !== null);
  }

  async #try(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (trouble) {
      notices.error(saying(trouble));
      return false;
    }
  }
}

export const myself = new MyselfStore();
