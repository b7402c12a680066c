import { Desk as SharedDesk, share, sharedDesk } from "../../../board/desk.svelte";
import { mainSeat } from "../../../board/seats";
import type { BoardProps } from "../../board";
import { towards } from "../moving/compass";
import { move, readMove, type Move } from "../moves";
import type { GraenalandView, Hero, Province } from "../view";
import { HEROES, ROSE } from "../words";

/** The desk of Graenaland: also the province that is looked at, the hero that is picked, and moves that wait to be sent. */
export class Desk extends SharedDesk<GraenalandView, Move> {
  #looked = $state<string | null>(null);
  #picked = $state<Hero | null>(null);
  #waiting = $state.raw<string[]>([]);
  /** Whether the page has taken the last of several moves away to send it. */
  #isUnderWay = false;
  /** Whether the own clan with its cards stands beside what is asked. */
  roomy = $state(false);

  constructor(props: () => BoardProps<GraenalandView>) {
    super(props, readMove);
  }

  /** For whom the board reckons: who is asked here, else one's own seat. */
  get main(): number {
    return mainSeat(this.table.state, this.table.acting);
  }

  /** Whether the view is that of a seat, not of an onlooker. */
  get seated(): boolean {
    return this.view.hand !== null;
  }

  province(tile: string): Province | undefined {
    return this.view.provinces.find((each) => each.tile === tile);
  }

  /** The tile that the question is about, if it is about one. */
  get question(): string | null {
    const { composing, offer, bill, toll, joint, arrival } = this.view;
    return composing?.tile ?? offer?.tile ?? bill?.tile ?? toll?.tile ?? joint?.tile ?? arrival?.tile ?? null;
  }

  /** Whether a scene tells of the province in question itself, and needs the room. */
  get tellsItself(): boolean {
    const { asked, bill, composing, joint, offer } = this.view;
    const builds = bill !== null || asked === "build" || asked === "permitted";
    return composing !== null || offer !== null || joint !== null || (builds && this.acting !== null);
  }

  /** The province that is looked at: the one in question, else the chosen one, else one where something can be done. */
  get looked(): Province | undefined {
    const chosen = this.question ?? this.#looked;
    const found = chosen ? this.province(chosen) : undefined;
    return found ?? this.view.provinces.find((each) => this.hasSomething(each.tile)) ?? this.view.provinces[0];
  }

  look(tile: string): void {
    this.#looked = tile;
  }

  /** Whether an option names the tile. */
  hasSomething(tile: string): boolean {
    return this.moves.some((each) => "tile" in each && each.tile === tile);
  }

  /** Own heroes on the board, and where. */
  readonly heroes: { hero: Hero; at: Province }[] = $derived.by(() =>
    HEROES.flatMap((hero) => {
      const at = this.view.provinces.find((each) =>
        each.heroes.some((other) => other.seat === this.main && other.hero === hero),
      );
      return at ? [{ hero, at }] : [];
    }),
  );

  /** The hero that gets the order. */
  get hero(): { hero: Hero; at: Province } | undefined {
    return this.heroes.find((each) => each.hero === this.#picked) ?? this.heroes[0];
  }

  pick(hero: Hero): void {
    this.#picked = hero;
  }

  /** Picks the own hero that stands on a tile, if one does. */
  pickAt(tile: string): void {
    const there = this.heroes.find(({ at }) => at.tile === tile);
    if (there) this.pick(there.hero);
  }

  /** Whether the question must show the own cards itself, because something is to be paid and the clan stands elsewhere. */
  get showsCards(): boolean {
    return (
      !this.roomy &&
      this.acting !== null &&
      ["build", "permitted", "pay", "toll", "pledge", "joint-pay"].includes(this.view.asked ?? "")
    );
  }

  /** The move that the tile itself stands for now; empty when tiles are not asked for. */
  tileMove(tile: string): string {
    switch (this.acting === null ? null : this.view.asked) {
      case "propose":
        return move.propose(tile);
      case "found":
        return move.found(tile);
      case "displace":
        return move.resettle(tile);
      case "order":
        return this.#orderTo(tile);
      default:
        return "";
    }
  }

  #orderTo(tile: string): string {
    const picked = this.hero;
    const direction = picked && ROSE.find((each) => towards(this.view.provinces, picked.at, each)?.tile === tile);
    return picked && direction ? move.order(picked.hero, direction) : "";
  }

  /** Sends several moves one after the other, each when the table has heard of the one before. */
  chooseAll(moves: string[], byKeyboard: boolean): void {
    const [first, ...rest] = moves;
    if (!first) return;
    this.#waiting = rest;
    this.#isUnderWay = false;
    this.choose(first, byKeyboard);
  }

  /** Sends the next of the waiting moves when its time has come; forgets them all when it cannot come, or one has failed. */
  goOn(): void {
    if (!this.isSending) return;
    if (this.acting === null) this.#isUnderWay = true;
    else if (this.movedOn) this.#sendNext();
    else if (this.#isUnderWay) this.#waiting = [];
  }

  #sendNext(): void {
    const [next, ...rest] = this.#waiting;
    const goes = next !== undefined && this.options.has(next);
    this.#waiting = goes ? rest : [];
    this.#isUnderWay = false;
    if (goes) this.chooseNext(next);
  }

  get isSending(): boolean {
    return this.#waiting.length > 0;
  }

  tileName = (tile: string): string => this.t(`tile.${tile}`);

  /** Who still has to choose, besides the person here. */
  get choosing(): number[] {
    return this.table.replaying ? [] : this.table.state.pending;
  }
}

export const layOut = (props: () => BoardProps<GraenalandView>): Desk => share(new Desk(props));

export const useDesk = (): Desk => sharedDesk<Desk>();
