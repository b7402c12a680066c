import { api } from "../api/client";
import type { LessonPlan, LessonText } from "../api/types";
import { notices } from "../stores/notices.svelte";
import { saying } from "../stores/trouble";
import type { Table } from "../table/table.svelte";
import { learned } from "./lessons.svelte";

/** A lesson as the page tells it: which of its texts is read now, and what comes after. */
export class Teaching {
  plan = $state.raw<LessonPlan | null>(null);
  /** The text that is read now, counted over the whole lesson. */
  #at = $state(0);
  #stage = -1;
  /** Whether the learner has closed the last text, or came back to a game that had gone on after it. */
  closed = $state(false);

  constructor(private readonly table: Table) {}

  async load(game: string, name: string): Promise<void> {
    try {
      this.plan = await api.lesson(game, name);
    } catch (trouble) {
      notices.error(saying(trouble));
    }
  }

  get #last(): number {
    return (this.plan?.stages.length ?? 1) - 1;
  }

  /** The number of the stage, the last one for all beyond. */
  get stage(): number {
    return Math.min(this.table.state?.lesson?.stage ?? 0, this.#last);
  }

  /** The part of the lesson that has been played, of 1. */
  get progress(): number {
    return this.#last === 0 ? 1 : this.stage / this.#last;
  }

  readonly told: LessonText[] = $derived.by(
    () => this.plan?.stages.slice(0, this.stage + 1).flatMap(({ texts }) => texts) ?? [],
  );

  get text(): LessonText | undefined {
    return this.told[Math.min(this.#at, this.told.length - 1)];
  }

  /** Whether the newest text is read, so that something is to be done. */
  get upToDate(): boolean {
    return this.#at >= this.told.length - 1;
  }

  get act() {
    return this.plan?.stages[this.stage]?.act ?? "free";
  }

  /** Whether the learner is to move now. */
  get asks(): boolean {
    return this.upToDate && this.act === "ask";
  }

  get hasEarlier(): boolean {
    return this.#at > 0;
  }

  /** Whether the lesson is over and its last words were read. */
  get over(): boolean {
    return this.closed || !this.table.state?.lesson;
  }

  /** Begins with the first text of a stage when the lesson has come to it. */
  follow(): void {
    if (!this.plan || this.stage === this.#stage) return;
    if (this.#stage < 0 && (this.table.state?.lesson?.stage ?? 0) > this.#last) this.closed = true;
    this.#stage = this.stage;
    const earlier = this.plan.stages.slice(0, this.stage).flatMap(({ texts }) => texts).length;
    this.#at = Math.min(earlier, this.told.length - 1);
    if (this.act === "free") learned.add(this.table.state?.game ?? "", this.plan.name);
  }

  back(): void {
    this.table.said = null;
    this.#at = Math.max(0, this.#at - 1);
  }

  next(): void {
    this.table.said = null;
    if (!this.upToDate) this.#at++;
    else if (this.act === "free") this.closed = true;
    else void this.table.teach();
  }

  /** Goes to what is to be done. */
  skip(): void {
    this.table.said = null;
    this.#at = Math.max(0, this.told.length - 1);
  }
}
