import { Desk as SharedDesk, share, sharedDesk } from "../../../board/desk.svelte";
import { Drag } from "../../../board/drag.svelte";
import { ofType } from "../../../board/moves";
import { mainSeat } from "../../../board/seats";
import type { BoardProps } from "../../board";
import { LayingTile } from "../estate/laying.svelte";
import { partsOf, type Parts, type Plan, type Tile } from "../parts";
import { move as code, readMove, type Move } from "../moves";
import type { Area, Board, OdinView } from "../view";
import { Errand } from "./errand.svelte";
import { matterOf, type Matter } from "./matter";

/** What a single square of silver or ore looks like. */
const SQUARE: readonly string[] = ["#"];

/** The desk of A Feast for Odin: also what is printed on everything, the board that is shown, and the tile that is being laid. */
export class Desk extends SharedDesk<OdinView, Move> {
  #shown = $state("home");
  /** The item that was picked up while it could go to several boards, or to none that is shown. */
  #picked = $state<string | null>(null);

  /** Whether the hints about one's goods are open. */
  hinting = $state(false);

  readonly parts: Parts = $derived.by(() => partsOf(this.table.components));

  readonly laying = new LayingTile(this);
  readonly errand = new Errand(this);

  readonly drag = new Drag<string>({
    lift: (item) => this.pick(item, false),
    takes: () => false,
    drop: () => {},
    miss: (item) => this.laying.letGo(item),
  });

  constructor(props: () => BoardProps<OdinView>) {
    super(props, readMove);
  }

  /** Whose boards are large. */
  get main(): number {
    return mainSeat(this.table.state, this.table.acting);
  }

  get own(): Area {
    return this.view.areas[this.main]!;
  }

  /** Whether somebody here plays, and does not look on or back. */
  get isSeated(): boolean {
    const { state, replaying } = this.table;
    return !replaying && state.seats.some(({ mine }) => mine);
  }

  get isAsked(): boolean {
    const { pending, seats } = this.table.state;
    return this.isSeated && pending.some((seat) => seats[seat]?.mine);
  }

  /** Whether a choice made here is on its way, so that nothing can be chosen. */
  get awaits(): boolean {
    return this.isAsked && this.options.size === 0;
  }

  get matter(): Matter | null {
    return matterOf(this.view, this.isAsked, this.laying.spot !== null);
  }

  /** The board of the main seat that is shown: the one on which something is laid, else the one that was chosen. */
  get shown(): Board {
    const name = this.view.laying?.seat === this.main ? this.view.laying.board : this.#shown;
    return this.own.boards.find((each) => each.board === name) ?? this.own.boards[0]!;
  }

  show(board: string): void {
    this.#shown = board;
    const picked = this.#picked;
    if (picked !== null && this.options.has(code.place(picked, board))) this.pick(picked, false);
  }

  tile(item: string): Tile | undefined {
    return this.parts.tiles.get(item);
  }

  shapeOf(item: string): readonly string[] {
    return this.tile(item)?.shape ?? SQUARE;
  }

  plan(id: string): Plan {
    const plan = this.parts.plans.get(id);
    if (!plan) throw new Error(`The table of boards has no ${id}.`);
    return plan;
  }

  /** The item that must be laid now. */
  get settled(): string | null {
    return this.view.asked === "settle" ? (ofType(this.moves, "place")[0]?.item ?? null) : null;
  }

  /** The moves that take an item to a board. */
  placesFor(item: string): string[] {
    return ofType(this.moves, "place").flatMap((each) => (each.item === item ? [each.code] : []));
  }

  /** The boards on which an item has a place. */
  boardsFor(item: string): string[] {
    return ofType(this.moves, "place")
      .filter((each) => each.item === item)
      .map(({ board }) => board);
  }

  /** What waits for a board to be chosen: picked up by the player, or given by a rule that it must be laid. */
  get picked(): string | null {
    if (this.settled !== null) return this.settled;
    return this.#picked !== null && this.boardsFor(this.#picked).length > 0 ? this.#picked : null;
  }

  /** Takes an item to the board that is shown if it may lie there, else to the only one; with several, one has to be chosen. */
  pick(item: string, byKeyboard: boolean): void {
    const boards = this.boardsFor(item);
    const board = boards.includes(this.shown.board) ? this.shown.board : boards.length === 1 ? boards[0] : undefined;
    this.#picked = board === undefined && this.#picked !== item ? item : null;
    if (board === undefined) return;
    this.#shown = board;
    this.laying.lift(item);
    this.choose(code.place(item, board), byKeyboard);
  }

  putBack(): void {
    this.#picked = null;
    this.laying.takeBack();
  }

  /** The places that the tile on its way may have. */
  readonly spots = $derived.by(() => ofType(this.moves, "lay").map(({ row, column, turn }) => ({ row, column, turn })));

  /** All kinds of things that come and go. */
  readonly goods: readonly string[] = $derived.by(() => [
    ...this.parts.tiles.keys(),
    ...this.parts.resources,
    ...this.parts.weapons,
    ...this.parts.fleet,
    ...Object.keys(this.view.buildings),
  ]);

  /** The space whose action goes on, or was the last of this round: what it brings comes out of it. */
  readonly source: string | null = $derived.by(() => {
    if (this.view.phase !== "actions") return null;
    const told = this.table.log?.filter(({ text }) => text.key === "log.round" || "space" in text.args) ?? [];
    const last = told.at(-1);
    const space = last?.text.args["space"];
    return typeof space === "object" && "name" in space ? space.name.replace("space.", "") : null;
  });

  itemName = (item: string): string => this.t(`item.${item}`);

  /** A board by its name; houses of one kind bear numbers. */
  boardName = ({ board, plan }: Pick<Board, "board" | "plan">): string => {
    const number = /-(\d)$/.exec(board)?.[1];
    const name = this.t(`board.${plan}`);
    return number ? this.t("board.numbered", { name, number }) : name;
  };

  /** The names of some items, each with its number if it is not one. */
  list = (items: readonly string[]): string => {
    const counts = new Map<string, number>();
    items.forEach((item) => counts.set(item, (counts.get(item) ?? 0) + 1));
    return [...counts]
      .map(([item, count]) =>
        count > 1 ? this.t("amount", { count, item: this.itemName(item) }) : this.itemName(item),
      )
      .join(", ");
  };
}

export const layOut = (props: () => BoardProps<OdinView>): Desk => share(new Desk(props));

export const useDesk = (): Desk => sharedDesk<Desk>();
