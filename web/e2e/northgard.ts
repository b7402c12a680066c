import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { TableState } from "../src/api/types";
import type { Decision, NorthgardView } from "../src/games/northgard/view";
import { expect } from "./hall";
import { litTargets, openTable, playOn, stateOf } from "./table";

/** Steps at a table of Northgard. */

export const viewOf = (state: TableState) => state.view as NorthgardView;

/** A setup with a seed; the players of all its seats sit at this screen. */
export async function openNorthgard(request: APIRequestContext, setup: string): Promise<string> {
  const seats = Number(/seats=(\d)/.exec(setup)![1]);
  const names = ["Ingrid", "Harald", "Astrid", "Olaf"].slice(0, seats);
  return openTable(
    request,
    names.map((name) => ({ kind: "me", name })),
    setup,
  );
}

/** Plays cards and tiles where it can, so that there is something to see. */
export const lively = (state: TableState): number => {
  const wanted = state.options
    .map(({ move }, index) => ({ move, index }))
    .filter(({ move }) => !/^(pass|stop|end|wait|remove|decline|redraw)/.test(move));
  return wanted.length > 0
    ? wanted[(state.moves * 7 + 3) % wanted.length]!.index
    : (state.moves * 5) % state.options.length;
};

export const asked =
  (decision: Decision, more: (view: NorthgardView) => boolean = () => true) =>
  (state: TableState) =>
    state.acting !== null && viewOf(state).asked === decision && more(viewOf(state));

/** No game is known under the present rules in which no neutral land is left: fifty thousand that were drawn by lot have none. */
export type Dealt = Exclude<Decision, "land">;

/** Deals in which lively players are soon asked for each decision, with something to choose. */
export const DEALS: Readonly<Record<Dealt, string>> = {
  clan: "seats=2#1",
  "first-tiles": "seats=2, clans=drawn#1",
  settle: "seats=2, clans=drawn#1",
  turn: "seats=2, clans=drawn#122",
  upgrade: "seats=2#19f",
  counter: "seats=2, clans=drawn#9c",
  choose: "seats=2, clans=drawn#122",
  scorch: "seats=2, clans=drawn#144",
  recruit: "seats=2, clans=drawn#46",
  pull: "seats=2, creatures=more, clans=drawn#9d",
  build: "seats=2, clans=drawn#1e0",
  replace: "seats=2, clans=drawn#3c",
  move: "seats=2, clans=drawn#102",
  send: "seats=2, clans=drawn#102",
  declare: "seats=2, creatures=more, clans=drawn#d4",
  combat: "seats=2, creatures=more, clans=drawn#db",
  push: "seats=2, clans=drawn#14b",
  food: "seats=2, clans=drawn#43",
  die: "seats=2, clans=drawn#19f",
  axes: "seats=2, creatures=more, clans=drawn#e6",
  loss: "seats=2, clans=drawn#43",
  retreat: "seats=2, clans=drawn#141",
  explore: "seats=2, creatures=more, clans=drawn#28",
  under: "seats=3, creatures=more, clans=drawn#79",
  "explore-more": "seats=2, creatures=more, clans=drawn#e6",
  divide: "seats=2, clans=drawn#14a",
  target: "seats=2, clans=drawn#23",
  pick: "seats=2#f1",
  ransom: "seats=2, clans=drawn#1024",
  pay: "seats=2, creatures=more, clans=drawn#92",
  "pay-more": "seats=2, clans=drawn#d5",
  discard: "seats=2, clans=drawn#9c",
  take: "seats=2#11c",
  copy: "seats=2, clans=drawn#ad",
  strike: "seats=2#87",
  gain: "seats=2#19f",
  add: "seats=2, clans=drawn#ae",
  bribe: "seats=2#c5",
  spawn: "seats=2, creatures=more, clans=drawn#1b0",
  stalk: "seats=2, creatures=more, clans=drawn#d5",
  "scorched-harvest": "seats=2, clans=drawn#144",
  trade: "seats=2, creatures=more, clans=drawn#92",
  offer: "seats=4, creatures=creatures, teams=true, clans=drawn#104",
  "second-chance": "seats=2, creatures=more, clans=drawn#178",
};

/** Opens a table and plays until a decision is asked for. */
export async function tableAt(request: APIRequestContext, decision: Dealt): Promise<string> {
  const [options, seed] = DEALS[decision].split("#");
  const id = await openNorthgard(request, `northgard(${options})#${seed}`);
  const state = await playOn(request, id, (each) => asked(decision)(each) && each.options.length > 1, lively);
  expect(state.over, decision).toBe(false);
  return id;
}

/** What to click next: rather what was not tried often, so that the game shows much and still comes to its end. */
export async function nextTarget(page: Page, turn: number, words: ReadonlyMap<string, number>): Promise<Locator> {
  await pickUp(page, turn);
  const lit = litTargets(page).filter({ visible: true });
  const moves = await lit.evaluateAll((all) => all.map((each) => each.getAttribute("data-move") ?? ""));
  const tried = moves.map((move) => words.get(move.split(" ")[0]!) ?? 0);
  const rare = tried.flatMap((count, index) => (count === Math.min(...tried) ? [index] : []));
  return lit.nth(rare[turn % rare.length]!);
}

/** Now and then turns the tile to be placed; picks a territory where that has to come first. */
async function pickUp(page: Page, turn: number): Promise<void> {
  const preview = page.locator(".preview");
  if (turn % 3 === 0 && (await preview.count()) > 0) await preview.click();
  const picks = page.locator("[data-pick]");
  const count = await picks.count();
  if (count > 0 && (turn % 2 === 0 || (await litTargets(page).count()) === 0)) await press(picks.nth(turn % count));
}

/** A territory is pressed where it is sure not to be covered; who is asked again is sure. */
export async function press(target: Locator): Promise<void> {
  const handle = target.locator("[data-handle]");
  await ((await handle.count()) > 0 ? handle.first() : target).click();
  const sure = target.page().getByRole("alertdialog").getByRole("button").last();
  if (await sure.isVisible()) await sure.click();
}

/** The browser whose seat is asked, then the other. */
export async function asker(id: string, ...pages: [Page, Page]): Promise<[Page, Page]> {
  for (;;) {
    const states = await Promise.all(pages.map((page) => stateOf(page.request, id)));
    const asked = states.findIndex(({ acting }) => acting !== null);
    if (asked >= 0) return asked === 0 ? pages : [pages[1], pages[0]];
    expect(states[0]!.over).toBe(false);
  }
}

/** Two browsers play by the interface until the table has so many moves. */
export async function playTogether(id: string, moves: number, ...pages: [Page, Page]): Promise<void> {
  for (let played = 0; played < moves;) {
    const [{ request }] = await asker(id, ...pages);
    const state = await stateOf(request, id);
    const answer = await request.post(`/api/tables/${id}/moves`, {
      data: { seat: state.acting, move: state.options[lively(state)]!.move, after: state.seq },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    played = state.moves + 1;
  }
}
