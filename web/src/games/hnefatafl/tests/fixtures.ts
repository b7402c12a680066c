import { tableOf } from "../../../board/fixtures";
import type { TableState } from "../../../api/types";
import type { HnefataflView } from "../view";

/** A view of the small board, with the attackers to move; what is given differs. */
export function viewOf(more: Partial<HnefataflView> = {}): HnefataflView {
  return {
    variant: "brandubh",
    size: 7,
    rows: ["...a...", "...a...", "...d...", "aadkdaa", "...d...", "...a...", "...a..."],
    throne: "d4",
    corners: ["a1", "a7", "g1", "g7"],
    goals: ["a1", "a7", "g1", "g7"],
    turn: 0,
    armies: [
      { side: "attackers", men: 8, lost: 0 },
      { side: "defenders", men: 4, lost: 0 },
    ],
    waysOut: [],
    last: null,
    plies: 0,
    lengthCap: 1000,
    quiet: 0,
    quietCap: 200,
    result: null,
    ...more,
  };
}

/** A position in which much has happened: a man was taken, and the king sees a corner. */
export const busy: HnefataflView = viewOf({
  rows: ["......k", "...a...", ".......", "a.d....", "...d...", "...a...", "...a..."],
  turn: 0,
  waysOut: ["a7"],
  armies: [
    { side: "attackers", men: 4, lost: 4 },
    { side: "defenders", men: 2, lost: 2 },
  ],
  last: { from: "d5", to: "d3", captured: ["d2", "e3"] },
  plies: 21,
  quiet: 0,
});

export const over: HnefataflView = viewOf({
  last: { from: "d6", to: "d7", captured: [] },
  result: { ending: "escape", winner: 1 },
});

export const fixtures = { busy: { view: busy, moves: [] }, over: { view: over, moves: [] } };

/** A table at which the first person may make these moves, written from-to. */
export function table({ moves }: { moves: string[] }): TableState {
  const options = moves.map((written) => {
    const [from, to] = written.split("-") as [string, string];
    return {
      move: `move ${from} ${to}`,
      text: { key: "move.step", args: { piece: { name: "piece.attacker" }, from, to } },
      grave: false,
    };
  });
  return tableOf("hnefatafl", ["Ingrid", "Leif"], [], { options });
}
