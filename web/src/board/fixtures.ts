import type { TableState } from "../api/types";

/** A table for tests, at which the first of these people is asked to make one of these moves. */
export function tableOf(game: string, names: string[], moves: string[], more: Partial<TableState> = {}): TableState {
  return {
    id: "t", seq: 1, game, setup: `${game}(seats=${names.length})`, rules: { version: 2, newest: 2, changes: [] }, commitment: "", seededSetup: null,
    seats: names.map((name, seat) => ({ seat, kind: "person", name, level: null, mine: seat === 0, online: true, invite: null })),
    pending: [0], over: false, acting: 0, prompt: null, options: moves.map((move) => ({ move, text: { key: "move", args: { move } } })),
    undo: false, view: null, moves: 0, log: [], logFrom: 0, points: [], ranks: [], scoreSheet: { sections: [], total: [], hidden: [] },
    chat: [], talk: true, clock: { spent: names.map(() => 0), since: null }, trouble: null, ...more,
  };
}
