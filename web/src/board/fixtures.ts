import { readFileSync } from "node:fs";
import type { ComponentTable, Components, TableState } from "../api/types";
import { flightsBetween, type Standing } from "./motion";

/** A table for tests, at which the first of these people is asked to make one of these moves. */
export function tableOf(game: string, names: string[], moves: string[], more: Partial<TableState> = {}): TableState {
  return {
    id: "t",
    sandbox: false,
    lesson: null,
    hints: { allowed: true, thinking: false, given: null },
    seq: 1,
    game,
    setup: `${game}(seats=${names.length})`,
    rules: { version: 2, newest: 2, changes: [] },
    commitment: "",
    seededSetup: null,
    delay: null,
    contest: null,
    deal: { kind: "hall", waiting: false, commitment: null, seals: [], opened: null },
    seats: names.map((name, seat) => ({
      seat,
      kind: "person",
      name,
      level: null,
      mine: seat === 0,
      online: true,
      invite: null,
      standIn: null,
      forMe: false,
      kept: false,
      blocked: false,
    })),
    pending: [0],
    over: false,
    acting: 0,
    prompt: null,
    ruleInQuestion: null,
    options: moves.map((move) => ({ move, text: { key: "move", args: { move } }, grave: false })),
    undo: false,
    view: null,
    moves: 0,
    log: [],
    logFrom: 0,
    halts: [],
    points: [],
    ranks: [],
    scoreSheet: { sections: [], total: [], hidden: [] },
    chat: [],
    chatFrom: 0,
    talk: true,
    clock: {
      spent: names.map(() => 0),
      since: null,
      times: names.map(() => ({ left: 0, until: null })),
      paused: false,
    },
    terms: { listed: false, language: null, pace: null, rated: false },
    accord: { pause: [], end: [], ended: null, reason: null, expires: null, declined: [] },
    orders: { offered: [], left: [] },
    trouble: null,
    ...more,
  };
}

/** The components of a game as the hall serves them, read from the game's own file. */
export function componentsFor(game: string): Components {
  const tables: ComponentTable[] = [];
  for (const line of readFileSync(`../games/${game}/src/main/resources/althing/${game}/components.table`, "utf8").split(
    "\n",
  )) {
    const words = [...line.replace(/(^|\s)#.*$/, "").matchAll(/"([^"]*)"|\S+/g)].map(([all, quoted]) => quoted ?? all);
    if (words.length === 0) continue;
    if (words[0] === "table") tables.push({ name: words[1]!, columns: [], rows: [] });
    else if (tables.at(-1)!.columns.length === 0) tables.at(-1)!.columns = words;
    else tables.at(-1)!.rows.push(words);
  }
  return { tables };
}

/** The pieces of the board as it is drawn. */
export const piecesDrawn = (): Standing[] =>
  [...document.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")].map(({ dataset }) => ({
    kind: dataset["piece"]!,
    at: dataset["at"]!,
    count: Number(dataset["count"]),
  }));

/** What flies between a sight of a board and the board as it is drawn now: from where to where, out of banks and into them. */
export function flownSince(before: readonly Standing[]): string[] {
  const bankOf = (kind: string) =>
    document.querySelector(`[data-bank~="${CSS.escape(kind)}"]`) && { kind, at: "bank", count: 0 };
  return flightsBetween(before, piecesDrawn(), bankOf).map(
    ({ from, to }) => `${from.kind}: ${from.at} > ${to?.at ?? "away"}`,
  );
}
