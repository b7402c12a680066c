import type { TableState } from "./types";

export type Connection = "connecting" | "live" | "lost";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;
/** The hall gives a sign of life every 8 seconds; when two are missing the line counts as dead, within 20 seconds. */
const LONGEST_SILENCE = 18_000;

/**
 * The open line to some tables: hears their states, notices when it breaks or falls silent, and dials again by itself,
 * sooner than a browser would and also after answers that make a browser give up. Pauses differ by chance, so that a hall
 * that comes back is not called by everybody at once.
 */
export class Line {
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
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
    clearTimeout(this.#watchdog);
    this.#source?.close();
  }

  #dial(): void {
    const source = new EventSource(this.address);
    this.#source = source;
    this.#watch(source);
    source.addEventListener("state", (event) => {
      this.#alive(source);
      this.hear(JSON.parse((event as MessageEvent<string>).data) as TableState);
    });
    source.addEventListener("here", () => this.#alive(source));
    source.addEventListener("error", () => this.#broken(source));
  }

  #alive(source: EventSource): void {
    this.#pause = FIRST_PAUSE;
    this.#watch(source);
    this.tell("live");
  }

  #watch(source: EventSource): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#broken(source), LONGEST_SILENCE);
  }

  #broken(source: EventSource): void {
    source.close();
    if (this.#closed || source !== this.#source) return;
    this.#source = null;
    clearTimeout(this.#watchdog);
    clearTimeout(this.#timer);
    this.tell("lost");
    this.#timer = setTimeout(() => this.#dial(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}
