import { prefersReducedMotion } from "svelte/motion";
import { api, ApiProblem } from "../api/client";
import type { Connection } from "../api/line";
import type { LogLine, MoveOption, Phrase, Refusal, Replay, TableState } from "../api/types";
import { Wire } from "../api/wire";
import { attend } from "../deal/taking-part";
import { t, type TextKey } from "../i18n/language.svelte";
import { catalogues } from "../stores/catalogues.svelte";
import { notices } from "../stores/notices.svelte";
import { preferences } from "../stores/preferences.svelte";
import { saying } from "../stores/trouble";
import { isPlayedByBot, sharesScreen } from "./asked";
import { carried } from "./carry";
import { grouped, type Group } from "./grouping";
import { arrived, HALT, onTheWay } from "./halts";
import { Marks } from "./marks.svelte";
import { NO_STORY, added, read, told, type Story } from "./merge";
import { Pacer, SLOW_STEP } from "./pacer";
import { calledUp, heard, NO_TALK, type Talk } from "./talk";

/** How long after an answered move the push may take before the page asks by itself. */
const PUSH_PATIENCE = 1500;
/** How long a call may take before the board shows that it waits. */
const LATE = 200;
/** How long a reason stays when the pointer has left its target: long enough to read it and to reach its rule. */
const REASON_STAYS = 8000;

/** One table as this page sees it: the last state the server told, and what is on its way. */
export class Table {
  state = $state.raw<TableState | null>(null);
  story = $state.raw<Story>(NO_STORY);
  talk = $state.raw<Talk>(NO_TALK);
  /** The lines that came with the last state, for the screen reader. */
  latest = $state.raw<Phrase[]>([]);
  connection = $state<Connection>("connecting");
  /** The call that failed when the table could not be opened at all. */
  trouble = $state.raw<unknown>(null);
  sending = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Whether a lesson waits until its text has been read. */
  reads = $state(false);
  /** What a lesson said to a move that it did not ask for. */
  said = $state.raw<Phrase | null>(null);
  replay = $state.raw<Replay | null>(null);
  /** A move that was chosen, and is played only when it is chosen again. */
  asking = $state.raw<MoveOption | null>(null);
  /** How many states have come that are not shown yet. */
  behind = $state(0);
  readonly marks = new Marks();
  /** Whether everything that can be chosen can be chosen on the board. */
  onBoard = $state(false);
  /** Whether the game ended while this page looked on. */
  sawEnd = $state(false);
  #wire: Wire | null = null;
  #awaited: { seq: number; arrived: () => void } | null = null;
  /** The state that the call on its way answers, and whether it has been on its way for long. */
  #sentAt = $state(-1);
  #late = $state(false);
  #calls = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #scorings = -1;
  /** What the person here had before. */
  #own = 0;
  readonly #pacer = new Pacer(
    (state) => this.#show(state),
    (state) => this.#stays(state),
    (waiting) => (this.behind = waiting),
  );

  constructor(
    readonly id: string,
    private readonly onScoring: (gained: number) => void = () => {},
  ) {}

  async open(): Promise<void> {
    try {
      const state = await api.table(this.id);
      await catalogues.load(state.game);
      this.#hear(state);
      this.story = read(this.story);
      this.#wire ??= new Wire(this.id, {
        hear: (each) => this.#hear(each),
        tell: (each) => (this.connection = each),
      });
    } catch (trouble) {
      this.trouble = trouble;
    }
  }

  close(): void {
    this.#wire?.close();
    this.#wire = null;
    this.#pacer.stop();
  }

  seatName = (seat: number): string => {
    const at = this.state?.seats[seat];
    if (at?.kind === "open" && at.kept) return t("seat.kept", { name: at.name });
    if (!at || at.kind === "open") return t("seat.open");
    return (
      at.name || (at.kind === "bot" ? t("seat.bot", { level: at.level ?? 0 }) : t("seat.number", { number: seat + 1 }))
    );
  };

  /** Most phrases are the game's; what the hall itself notes is said in the page's own words. */
  say = (phrase: Phrase): string =>
    phrase.key.startsWith("hall.")
      ? t(`hall.${phrase.key.slice("hall.".length)}` as TextKey, this.#facts(phrase))
      : catalogues.say(this.state?.game ?? "", phrase, this.seatName);

  /** What the hall says of a seat, in words. */
  #facts({ args }: Phrase): Record<string, string | number> {
    const { seat, ...rest } = args as { seat?: { seat: number } } & Record<string, number>;
    return { ...rest, name: seat ? this.seatName(seat.seat) : "" };
  }

  explain = (refusal: Refusal | null): void => {
    clearTimeout(this.#fading);
    if (refusal) this.refusal = refusal;
    else this.#fading = setTimeout(() => (this.refusal = null), REASON_STAYS);
  };

  /** Takes moves before they are played, as a puzzle does; whether it took this one. */
  intercept: (move: string) => boolean = () => false;

  /** Plays a move; one that is grave, or any if the person wants that, only when it was confirmed. */
  choose = (move: string): void => {
    if (this.intercept(move)) return;
    const option = this.state?.options.find((each) => each.move === move);
    const { confirm } = preferences.values;
    if (option && !this.sending && (confirm === "every" || (confirm === "grave" && option.grave))) this.asking = option;
    else void this.#play(move);
  };

  /** Answers whether the move that was asked again shall be played. */
  confirm = (really: boolean): void => {
    const move = this.asking?.move;
    this.asking = null;
    if (really && move !== undefined) void this.#play(move);
  };

  /** Leaves out what is still to be shown, and lets the bots go on without waiting for anybody to follow them. */
  goOn = (): void => {
    const own = this.isOnTheWay;
    this.#pacer.skip();
    if (!own) void this.#attempt(() => api.goOn(this.id));
  };

  why = async (move: string): Promise<Refusal | null> => {
    const seat = this.state?.acting;
    if (seat === null || seat === undefined || this.replay) return null;
    try {
      return (await api.why(this.id, seat, move)).refusal;
    } catch {
      return null;
    }
  };

  async undo(): Promise<void> {
    const state = this.state;
    if (!state?.undo || this.sending) return;
    await this.#call(() => api.undo(this.id, this.#undoSeat(state), state.seq));
  }

  /** Lets a lesson make its next move. */
  async teach(): Promise<void> {
    const state = this.state;
    if (!state || this.sending) return;
    await this.#call(() => api.teach(this.id, state.seq));
  }

  async chat(text: string): Promise<boolean> {
    return this.#attempt(() => api.chat(this.id, text));
  }

  /** Calls up what was said before. */
  async earlierTalk(): Promise<void> {
    const { from } = this.talk;
    if (from > 0) await this.#attempt(async () => (this.talk = calledUp(this.talk, await api.talk(this.id, from))));
  }

  /** What can be chosen now, under its headings: what gives up much comes last. */
  readonly groups: readonly Group[] = $derived.by(() => {
    const options = this.replay ? [] : (this.state?.options ?? []);
    const ordered = [...options.filter(({ grave }) => !grave), ...options.filter(({ grave }) => grave)];
    return grouped(ordered, (key) => catalogues.has(this.state!.game, key), this.say);
  });
  /** The same, in the order of the list. */
  readonly choices: readonly MoveOption[] = $derived.by(() => this.groups.flatMap(({ options }) => options));

  /** Where somebody reads on: the rule by which a move was refused, or else the one that asks the question. */
  get ruleInQuestion(): string | null {
    return this.refusal?.rule ?? this.state?.ruleInQuestion ?? null;
  }

  /** The log up to the moment that is shown. */
  get lines(): LogLine[] {
    return this.replay ? this.replay.log : this.story.lines;
  }

  /** Goes to the position after `n` moves; null comes back to the present. */
  async show(n: number | null): Promise<void> {
    if (n === null) this.replay = null;
    else await this.#attempt(async () => (this.replay = await api.replay(this.id, n)));
  }

  async refresh(): Promise<void> {
    await this.#attempt(async () => this.#hear(await api.table(this.id)));
  }

  async #play(move: string): Promise<void> {
    const state = this.state;
    if (!state || state.acting === null || this.sending || this.replay) return;
    const seat = state.acting;
    const { endTurn, speed } = preferences.values;
    this.story = read(this.story);
    this.marks.clear();
    await this.#call(async () => {
      const played = await carried(
        () => api.move(this.id, seat, move, state.seq, endTurn === "on"),
        async () => ({ seq: (await api.table(this.id)).seq, said: null }),
      );
      this.said = played.said;
      return played;
    });
    if (speed === "fast" && endTurn === "off" && this.botsAreAsked) this.goOn();
  }

  /**
   * Whether nothing can be chosen until the call on its way has come back: it takes long, or there is news already. Most are back
   * before anybody sees a difference, and a board that goes dark and lights up again takes twice the time.
   */
  get isBusy(): boolean {
    return this.sending && (this.#late || this.state?.seq !== this.#sentAt);
  }

  /** Whether a move is shown on its way, while something follows of which nobody is asked. */
  get isOnTheWay(): boolean {
    return (this.state?.halts.length ?? 0) > 0;
  }

  /** Whether bots, and nobody else, are asked now. */
  get botsAreAsked(): boolean {
    const now = this.state;
    return !!now && now.pending.length > 0 && now.pending.every((seat) => isPlayedByBot(now.seats[seat]));
  }

  async #call(call: () => Promise<{ seq: number }>): Promise<void> {
    this.#pacer.skip();
    this.sending = true;
    this.#sentAt = this.state?.seq ?? -1;
    this.refusal = null;
    this.#late = false;
    const own = ++this.#calls;
    const growing = setTimeout(() => (this.#late = true), LATE);
    try {
      await this.#arrival((await call()).seq);
    } catch (trouble) {
      this.#complain(trouble);
    } finally {
      clearTimeout(growing);
      /* What followed by itself from the new state may be on its way already. */
      if (own === this.#calls) this.sending = false;
    }
  }

  /** Waits for the state that an answered call led to, so that nobody decides on an old one meanwhile. */
  #arrival(seq: number): Promise<void> {
    if ((this.state?.seq ?? 0) >= seq) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(() => void this.refresh().then(done), PUSH_PATIENCE);
      this.#awaited = { seq, arrived: () => (clearTimeout(timer), done()) };
    });
  }

  /** Does something beside the game, and says what went wrong with it. */
  attempt = (call: () => Promise<unknown>): Promise<boolean> => this.#attempt(call);

  async #attempt(call: () => Promise<unknown>): Promise<boolean> {
    try {
      await call();
      return true;
    } catch (trouble) {
      notices.error(saying(trouble));
      return false;
    }
  }

  #complain(trouble: unknown): void {
    if (trouble instanceof ApiProblem && trouble.refusal) this.refusal = trouble.refusal;
    else notices.error(saying(trouble));
    if (trouble instanceof ApiProblem) void this.refresh();
  }

  #undoSeat(state: TableState): number {
    return state.acting ?? state.seats.find((seat) => seat.mine)?.seat ?? 0;
  }

  #hear(state: TableState): void {
    /* What fails is tried again with the next state. */
    void attend(state).catch(() => undefined);
    for (const each of this.#isFollowed(state) ? onTheWay(state) : [arrived(state)]) this.#pacer.hear(each);
  }

  /** Whether what follows by itself is shown bit by bit: to who made the move, or wants to see everything slowly. */
  #isFollowed(state: TableState): boolean {
    const { speed } = preferences.values;
    const isWanted = speed === "slow" || (speed === "usual" && !this.#isOthersStep(state));
    const isNews = this.state !== null && state.logFrom > 0 && state.halts.length > 0;
    return isNews && isWanted && !prefersReducedMotion.current && !sharesScreen(state);
  }

  /** How long a state must have been seen. */
  #stays(state: TableState): number {
    const { speed } = preferences.values;
    if (state.halts.length > 0) return HALT[speed];
    return speed === "slow" && this.#isOthersStep(state) ? SLOW_STEP : 0;
  }

  /** Whether a state tells of a move that nobody here has made. */
  #isOthersStep(state: TableState): boolean {
    const mover = state.log.at(-1)?.seat;
    return state.logFrom > 0 && mover !== undefined && !state.seats[mover]?.mine;
  }

  #show(state: TableState): void {
    if (this.state && state.seq < this.state.seq) return;
    const story = told(this.story, state);
    if (!story) return void this.refresh();
    this.latest = added(this.story, story).map((line) => line.text);
    if (this.state && this.state.moves !== state.moves) this.refusal = this.asking = this.said = null;
    if (this.state && !this.state.over && state.over) this.sawEnd = true;
    this.story = story;
    this.talk = heard(this.talk, state);
    this.state = state;
    if (this.#awaited && state.seq >= this.#awaited.seq) {
      this.sending = false;
      this.#awaited.arrived();
    }
    this.#noticeScoring(state);
  }

  /** A section that names its moment (a round) tells of a scoring; others come and go with what they count. */
  #noticeScoring(state: TableState): void {
    const scorings = state.scoreSheet.sections.filter(({ title }) => Object.keys(title.args).length > 0).length;
    const own = ownTotal(state);
    if (this.#scorings >= 0 && scorings > this.#scorings && !state.over) this.onScoring(own - this.#own);
    this.#scorings = scorings;
    this.#own = own;
  }
}

/** The total of the only seat that is played here; nothing where there is none or several. */
function ownTotal({ seats, scoreSheet }: TableState): number {
  const mine = seats.filter((seat) => seat.mine);
  return mine.length === 1 ? (scoreSheet.total[mine[0]!.seat] ?? 0) : 0;
}
