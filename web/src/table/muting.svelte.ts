import { recall, remember } from "../stores/memory";

const MOST = 200;

/** Whom this browser does not want to hear, as `table seat`. */
class Muting {
  #muted = $state.raw<string[]>(recall("muted", []));

  has(table: string, seat: number): boolean {
    return this.#muted.includes(`${table} ${seat}`);
  }

  toggle(table: string, seat: number): void {
    const who = `${table} ${seat}`;
    const others = this.#muted.filter((each) => each !== who);
    this.#muted = others.length < this.#muted.length ? others : [...others, who].slice(-MOST);
    remember("muted", this.#muted);
  }
}

export const muting = new Muting();
