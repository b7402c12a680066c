import { Desk as SharedDesk, share, sharedDesk } from "../../../board/desk.svelte";
import type { BoardProps } from "../../board";
import { readMove, type Move } from "../moves";
import { roundsOf, shipFaces, specialsOf, type Round, type ShipFace, type Special } from "../printed";
import type { Area, VikingsView } from "../view";

/** The desk of Vikings: also which piece is laid, and what is printed on ships and on the track of rounds. */
export class Desk extends SharedDesk<VikingsView, Move> {
  /** Which piece is being laid while both the bought tile and the start tile are due. */
  laying = $state<"tile" | "start">("tile");

  readonly ships: Map<string, ShipFace> = $derived.by(() => shipFaces(this.table.components));
  readonly specials: Map<string, Special> = $derived.by(() => specialsOf(this.table.components));
  readonly rounds: Round[] = $derived.by(() => roundsOf(this.table.components));

  constructor(props: () => BoardProps<VikingsView>) {
    super(props, readMove);
  }

  get payer(): Area | undefined {
    return this.acting === null ? undefined : this.view.areas[this.acting];
  }

  /** Which of the two pieces the lit cells are for. */
  get piece(): "tile" | "start" {
    if (!this.types.has("start")) return "tile";
    return this.types.has("place") || this.types.has("moor") ? this.laying : "start";
  }
}

export const layOut = (props: () => BoardProps<VikingsView>): Desk => share(new Desk(props));

export const useDesk = (): Desk => sharedDesk<Desk>();
