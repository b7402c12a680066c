import type { TableState } from "../src/api/types";
import type { OdinView, Task } from "../src/games/odin/view";

/** Steps at a table of A Feast for Odin. */

export const viewOf = (state: TableState) => state.view as OdinView;

export const asked =
  (task: Task, more: (view: OdinView) => boolean = () => true) =>
  (state: TableState) =>
    state.acting !== null && viewOf(state).asked === task && more(viewOf(state));

/** What brings much to look at, the best first: islands, ships, houses, battles; then anything but waiting. */
const TASTES = [
  /^explore/,
  /^go SA3C/,
  /^go SA2C/,
  /^go SA1C/,
  /^buy (knarr|longship)/,
  /^(serve|lay|play|keep|take|spend|pay|dig \w+ [34])/,
  /^go (BS3|BS2|BH3|BH2|BH1|EO3B|EO2B|SA3B|SA2B|SA1B|HU3)/,
  /^(dig|upgrade|trade|choose|sail|emigrate|place \S+ (?!home))/,
];
const IDLE = /^(pass|done|fail|leave|store|arm|disarm|place|buy|use)/;

/** Plays so that there is something to see; tiles are laid where the game advises it. */
export function lively(state: TableState): number {
  const moves = state.options.map(({ move }) => move);
  const { hint, laying, asked: task } = viewOf(state);
  const first = hint?.pieces[0];
  if (laying !== null && laying.best !== null) return laying.best;
  if (task === "window") return Math.max(0, moves.indexOf(first ? `place ${first.item} ${first.board}` : "done"));
  for (const taste of TASTES) {
    const at = moves.findIndex((move) => taste.test(move));
    if (at >= 0) return at;
  }
  const busy = moves.flatMap((move, index) => (IDLE.test(move) ? [] : [index]));
  return busy.length > 0
    ? busy[(state.moves * 7 + 3) % busy.length]!
    : Math.max(
        0,
        moves.findIndex((move) => /^(done|pass)/.test(move)),
      );
}

/** Plays lively with what else there is. */
export const livelyWithout =
  (banned: RegExp) =>
  (state: TableState): number => {
    const options = state.options.filter(({ move }) => !banned.test(move));
    return options.length === 0 ? lively(state) : state.options.indexOf(options[lively({ ...state, options })]!);
  };
