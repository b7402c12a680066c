import { Exchange, type Listener } from "./exchange";
import type { Connection } from "./line";
import type { TableState } from "./types";

/** What a tab says to the exchange: the table that it shows now, or none. */
export interface Call {
  join: string | null;
}

type Answer = { state: TableState } | { connection: Connection };

let own: Exchange | undefined;

/** The hall gives a sign of life every 8 seconds, and the worker says within 18 when they stay away. Whose worker says nothing at all has none. */
const LONGEST_SILENCE = 19_000;

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

/** Listens by the shared worker. One that has died, or stands still, cannot say so: after a while of silence it is called anew. */
function shared(table: string, listener: Listener): () => void {
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let hangUp = () => {};
  const watch = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => {
      listener.tell("lost");
      dial();
    }, LONGEST_SILENCE);
  };
  const dial = () => {
    hangUp();
    watch();
    hangUp = call(table, listener, watch);
  };
  dial();
  return () => {
    clearTimeout(watchdog);
    hangUp();
  };
}

function call(table: string, listener: Listener, heard: () => void): () => void {
  const worker = new SharedWorker(new URL("./exchange.worker.ts", import.meta.url), { type: "module" });
  const say = (call: Call) => worker.port.postMessage(call);
  worker.port.onmessage = ({ data }: MessageEvent<Answer>) => {
    heard();
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
