import { Desk as SharedDesk, share, sharedDesk } from "../../../board/desk.svelte";
import { mainSeat } from "../../../board/seats";
import type { BoardProps } from "../../board";
import { facesOf, type CardFace } from "../cards";
import type { Good, JorvikView } from "../view";
import { HAND, waysOf, type PickedUp } from "./targets";

/** The desk of Jórvík: also the faces of the cards, the cube that is picked up and the card that is looked at. */
export class Desk extends SharedDesk<JorvikView> {
  #picked = $state.raw<PickedUp | null>(null);
  #wantsBrown = $state(false);

  /** The card whose details are shown. */
  details = $state<string | null>(null);

  readonly faces: Map<string, CardFace> = $derived.by(() => facesOf(this.table.components));
  readonly moves: Set<string> = $derived.by(() => new Set(this.options.keys()));

  /** Whose area is large and for whom the board reckons. */
  get main(): number {
    return mainSeat(this.table.state, this.table.acting);
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

  override choose(move: string, byKeyboard: boolean): void {
    this.#picked = null;
    super.choose(move, byKeyboard);
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
    const placing = [...this.moves].filter((each) => each.startsWith("join ") || each.startsWith("reserve "));
    return { own: placing.some((each) => !each.endsWith(" brown")), brown: placing.some((each) => each.endsWith(" brown")) };
  }

  /** How the card that is sold now is taken: for coins, or for the building when that is the only way. */
  get buying(): string {
    return this.options.has("free") && !this.options.has("buy") ? "free" : "buy";
  }

  cardName = (id: string): string => this.t(`card.${id}`);

  goodName = (good: Good): string => this.t(`good.${good}`);
}

export const layOut = (props: () => BoardProps<JorvikView>): Desk => share(new Desk(props));

export const useDesk = (): Desk => sharedDesk<Desk>();
