import { Desk as SharedDesk, share, sharedDesk } from "../../../board/desk.svelte";
import { Drag } from "../../../board/drag.svelte";
import { ofType } from "../../../board/moves";
import { mainSeat } from "../../../board/seats";
import type { BoardProps } from "../../board";
import { facesOf, figureOf, type CardFace } from "../cards";
import { move as code, readMove, type Move } from "../moves";
import type { Good, JorvikView } from "../view";
import { HAND, waysOf, type PickedUp } from "./targets";

/** The desk of Jórvík: also the faces of the cards, the cube that is picked up and the card that is looked at. */
export class Desk extends SharedDesk<JorvikView, Move> {
  #picked = $state.raw<PickedUp | null>(null);
  #wantsBrown = $state(false);

  /** What was paid in the exchange under way, as far as this page saw it. */
  #paid = $state.raw<Good[]>([]);
  /** How many cubes the exchange under way takes in all, if this page saw it begin. */
  #agreed = $state(0);
  /** The payment to make as soon as the exchange that it is for is under way. */
  #next = $state.raw<string | null>(null);

  readonly drag = new Drag<PickedUp>({
    lift: (cube) => (this.#picked = cube),
    takes: (cube, move) => waysOf(this.moves, cube).some(({ code }) => code === move),
    drop: (_, move) => this.choose(move, false),
    miss: (_, asked) => this.putBack(asked),
  });

  /** The card whose details are shown. */
  details = $state<string | null>(null);

  readonly faces: Map<string, CardFace> = $derived.by(() => facesOf(this.table.components));

  constructor(props: () => BoardProps<JorvikView>) {
    super(props, readMove);
  }

  /** How many cubes a coin costs. */
  get coinPay(): number {
    return figureOf(this.table.components, "coin-pay");
  }

  /** Whose area is large and for whom the board reckons. */
  get main(): number {
    return mainSeat(this.table.state, this.table.acting);
  }

  /** Whether something is left to be had in the town. */
  get isOpen(): boolean {
    return this.view.spaces.some(({ card }) => card) || this.view.row.length > 0;
  }

  face(id: string): CardFace {
    const face = this.faces.get(id);
    if (!face) throw new Error(`The table of cards has no ${id}.`);
    return face;
  }

  /** The cube that is picked up, as long as it has somewhere to go. */
  get held(): PickedUp | null {
    const due = this.view.inHand;
    if (due?.cube && due.due === 0 && due.seat === this.acting) return { good: due.cube, from: HAND };
    return this.#picked && this.canPick(this.#picked) ? this.#picked : null;
  }

  canPick(cube: PickedUp): boolean {
    return waysOf(this.moves, cube).length > 0;
  }

  isHeld(good: Good, from: string): boolean {
    return this.held?.good === good && this.held.from === from;
  }

  /** Picks a cube up, or puts it back when it is the one in hand. */
  pick(cube: PickedUp): void {
    this.#picked = this.isHeld(cube.good, cube.from) ? null : cube;
  }

  /** An exchange that is chosen with a cube in hand begins to be paid with it. */
  override choose(move: string, byKeyboard: boolean): void {
    const chosen = readMove(move);
    const held = this.held;
    if (chosen?.type === "exchange" || chosen?.type === "coin") {
      this.#agreed = chosen.type === "coin" ? this.coinPay : chosen.cubes;
      this.#paid = [];
      this.#next = held ? code.pay(held.good) : null;
    } else if (chosen?.type === "pay") {
      this.#paid = [...this.#paid.slice(0, this.paid.length), chosen.good];
    }
    this.#picked = null;
    super.choose(move, byKeyboard);
  }

  /** Pays the cube with which an exchange was begun, unless the exchange took all cubes by itself. */
  payOn(): void {
    const next = this.#next;
    if (next === null || !this.movedOn || this.options.size === 0) return;
    this.#next = null;
    if (this.options.has(next)) this.chooseNext(next);
  }

  /** The cubes in the pan of the balance; null stands for one that was paid before this page looked on. */
  get paid(): (Good | null)[] {
    const due = this.view.inHand?.due ?? 0;
    return due === 0
      ? []
      : Array.from({ length: Math.max(0, this.#agreed - due) }, (_, index) => this.#paid[index] ?? null);
  }

  /** Puts the cube in hand back; where it was let go over a place that does not take it, says why. */
  putBack(asked: string | null = null): void {
    this.#picked = null;
    if (asked) this.probe(asked, true);
  }

  /** Whether the next viking is a brown one: by choice, or because there is no other. */
  get brown(): boolean {
    return this.vikings.brown && (this.#wantsBrown || !this.vikings.own);
  }

  set brown(wanted: boolean) {
    this.#wantsBrown = wanted;
  }

  /** Which vikings can be placed now. */
  get vikings(): { own: boolean; brown: boolean } {
    const placing = ofType(this.moves, "join", "reserve");
    return { own: placing.some(({ brown }) => !brown), brown: placing.some(({ brown }) => brown) };
  }

  /** How the card that is sold now is taken: for coins, or for the building when that is the only way. */
  get buying(): string {
    return this.options.has(code.free) && !this.options.has(code.buy) ? code.free : code.buy;
  }

  cardName = (id: string): string => this.t(`card.${id}`);

  goodName = (good: Good): string => this.t(`good.${good}`);
}

export const layOut = (props: () => BoardProps<JorvikView>): Desk => share(new Desk(props));

export const useDesk = (): Desk => sharedDesk<Desk>();
