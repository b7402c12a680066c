import { Exchange, type Listener } from "./exchange";
import type { Connection } from "./line";
import type { TableState } from "./types";

/** What a tab says to the exchange: the table that it shows now, or none. */
export interface Call {
  join: string | null;
}

type Answer = { state: TableState } | { connection: Connection };

let own: Exchange | undefined;

/**
 * Listens to a table by the line that all tabs of the browser share; where browsers have no shared workers, by the tab's
 * own. A page that is put aside hangs up, and calls again when it is looked at.
 */
export class Wire {
  #hangUp: (() => void) | null = null;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("pagehide", this.#aside);
    addEventListener("pageshow", this.#back);
    this.#join();
  }

  close(): void {
    removeEventListener("pagehide", this.#aside);
    removeEventListener("pageshow", this.#back);
    this.#aside();
  }

  #join(): void {
    this.#hangUp = "SharedWorker" in globalThis ? shared(this.table, this.listener) : alone(this.table, this.listener);
  }

  #aside = (): void => {
    this.#hangUp?.();
    this.#hangUp = null;
  };

  #back = (): void => {
    if (!this.#hangUp) this.#join();
  };
}

function shared(table: string, listener: Listener): () => void {
  const worker = new SharedWorker(new URL("./exchange.worker.ts", import.meta.url), { type: "module" });
  const say = (call: Call) => worker.port.postMessage(call);
  worker.port.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ("state" in data) listener.hear(data.state);
    else listener.tell(data.connection);
  };
  worker.onerror = () => listener.tell("lost");
  say({ join: table });
  return () => {
    worker.port.onmessage = null;
    say({ join: null });
    worker.port.close();
  };
}

function alone(table: string, listener: Listener): () => void {
  const exchange = (own ??= new Exchange());
  exchange.join(table, listener);
  return () => exchange.leave(listener);
}
