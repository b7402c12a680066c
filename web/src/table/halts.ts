import type { TableState } from "../api/types";

/** How long a halt can be seen; at the quickest nobody waits for it. */
export const HALT = { slow: 1600, usual: 700, fast: 0 } as const;

/**
 * A move as it went: the table before each thing that nobody was asked for, then as it came to stand. On the way nothing can
 * be chosen.
 */
export function onTheWay(state: TableState): TableState[] {
  const halts = state.halts.map((halt, at) => ({
    ...state,
    view: halt.view,
    log: state.log.slice(0, Math.max(halt.lines - state.logFrom, 0)),
    halts: state.halts.slice(at),
    options: [],
    undo: false,
  }));
  return [...halts, arrived(state)];
}

/** The table as it came to stand, however it went. */
export const arrived = (state: TableState): TableState => ({ ...state, halts: [] });
