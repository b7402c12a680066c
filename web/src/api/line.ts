import type { TableState } from "./types";

export type Connection = "connecting" | "live" | "lost";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;

/**
 * The open line to a table: hears its states, notices when it breaks, and dials again by itself, sooner than a browser
 * would and also after answers that make a browser give up.
 */
export class Line {
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST_PAUSE;
  #closed = false;

  constructor(
    private readonly address: string,
    private readonly hear: (state: TableState) => void,
    private readonly tell: (connection: Connection) => void,
  ) {
    this.#dial();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
  }

  #dial(): void {
    const source = new EventSource(this.address);
    this.#source = source;
    source.addEventListener("state", (event) => {
      this.#pause = FIRST_PAUSE;
      this.tell("live");
      this.hear(JSON.parse((event as MessageEvent<string>).data) as TableState);
    });
    source.addEventListener("error", () => this.#broken(source));
  }

  #broken(source: EventSource): void {
    source.close();
    if (this.#closed || source !== this.#source) return;
    this.tell("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#dial(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}
