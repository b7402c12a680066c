import type { TextKey } from "../i18n/language.svelte";
import type { Values } from "../i18n/message";

/** Something to tell in passing: a text of ours by its key, or a sentence the server wrote. Never a finished translation. */
export type Saying = { key: TextKey; values?: Values } | { sentence: string };

export interface Notice {
  id: number;
  saying: Saying;
  kind: "error" | "news";
  action?: { key: TextKey; run: () => void };
}

const LIFETIME = 9000;
const MOST = 4;

class Notices {
  list = $state.raw<Notice[]>([]);
  /** The dialogs that are open, the uppermost last: what lies below one is out of reach, so it is told there. */
  #dialogs = $state.raw<string[]>([]);
  #next = 1;

  error(saying: Saying): void {
    this.#show({ id: this.#next++, saying, kind: "error" });
  }

  news(saying: Saying, action?: Notice["action"]): void {
    this.#show({ id: this.#next++, saying, kind: "news", action });
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Whether notices are told in a dialog, or on the page if none is named. */
  areIn(dialog: string): boolean {
    return (this.#dialogs.at(-1) ?? "") === dialog;
  }

  raise(dialog: string): void {
    this.#dialogs = [...this.#dialogs, dialog];
  }

  lower(dialog: string): void {
    this.#dialogs = this.#dialogs.filter((each) => each !== dialog);
  }

  #show(notice: Notice): void {
    const same = JSON.stringify(notice.saying);
    this.list = [...this.list.filter((each) => JSON.stringify(each.saying) !== same), notice].slice(-MOST);
    setTimeout(() => this.dismiss(notice.id), LIFETIME);
  }
}

export const notices = new Notices();
