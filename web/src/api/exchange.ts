import { Line, type Connection } from "./line";
import type { TableState } from "./types";

/** Somebody who wants to know what happens at a table. */
export interface Listener {
  hear: (state: TableState) => void;
  tell: (connection: Connection) => void;
}

const addressOf = (tables: Iterable<string>): string =>
  `/api/events?${[...tables].map((table) => `table=${encodeURIComponent(table)}`).join("&")}`;

/**
 * Joins all listeners of one browser to one line, because a browser keeps only six to a host. Whoever joins makes it dial
 * anew, which tells every state from its beginning; the old line stays until the new one speaks, so nobody seems to leave.
 */
export class Exchange {
  readonly #tables = new Map<Listener, string>();
  #line: Line | null = null;
  #old: Line | null = null;
  #connection: Connection = "connecting";

  join(table: string, listener: Listener): void {
    this.#tables.set(listener, table);
    this.#dial();
  }

  leave(listener: Listener): void {
    const table = this.#tables.get(listener);
    if (table === undefined) return;
    this.#tables.delete(listener);
    if (this.#tables.size === 0) this.#hangUp();
    else if (![...this.#tables.values()].includes(table)) this.#dial();
  }

  #dial(): void {
    if (this.#old) this.#line?.close();
    else this.#old = this.#line;
    const line: Line = new Line(
      addressOf(new Set(this.#tables.values())),
      (state) => this.#hear(state),
      (connection) => line === this.#line && this.#tell(connection),
    );
    this.#line = line;
  }

  #hangUp(): void {
    this.#old?.close();
    this.#line?.close();
    this.#old = this.#line = null;
    this.#connection = "connecting";
  }

  #hear(state: TableState): void {
    for (const [listener, table] of this.#tables) if (table === state.id) listener.hear(state);
  }

  #tell(connection: Connection): void {
    this.#old?.close();
    this.#old = null;
    this.#connection = connection;
    for (const listener of this.#tables.keys()) listener.tell(this.#connection);
  }
}
