import { Desk as SharedDesk, share, sharedDesk } from "../../../board/desk.svelte";
import type { BoardProps } from "../../board";
import type { Area, VikingsView } from "../view";
import { shipWorths, type Worth } from "../worth";

/** The desk of Vikings: also which piece is laid, and what the ships are worth. */
export class Desk extends SharedDesk<VikingsView> {
  /** Which piece is being laid while both the bought tile and the start tile are due. */
  laying = $state<"tile" | "start">("tile");

  /** What each kind of ship is worth. */
  readonly worths: Map<string, Worth> = $derived.by(() => shipWorths(this.table.components));

  get payer(): Area | undefined {
    return this.acting === null ? undefined : this.view.areas[this.acting];
  }

  /** Which of the two pieces the lit cells are for. */
  get piece(): "tile" | "start" {
    if (!this.words.has("start")) return "tile";
    return this.words.has("place") || this.words.has("moor") ? this.laying : "start";
  }
}

export const layOut = (props: () => BoardProps<VikingsView>): Desk => share(new Desk(props));

export const useDesk = (): Desk => sharedDesk<Desk>();
