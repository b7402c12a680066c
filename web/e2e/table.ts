import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { SeatRequest, TableState } from "../src/api/types";
import { expect } from "./hall";

/** Steps that several tests take at a table. */

/** How long to leave bots alone before asking how far they are. */
const BOTS_PAUSE = 30;

export const BOT: SeatRequest = { kind: "bot", level: 1 };

export async function openTable(
  request: APIRequestContext,
  seats: SeatRequest[],
  setup = `vikings(seats=${seats.length})#5f2c`,
): Promise<string> {
  const answer = await request.post("/api/tables", { data: { setup, seats } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

export async function stateOf(request: APIRequestContext, id: string): Promise<TableState> {
  return (await (await request.get(`/api/tables/${id}`)).json()) as TableState;
}

/** Plays for every seat of mine, by the interface alone, the first legal move or another one, until the table is as wanted. */
export async function playOn(
  request: APIRequestContext,
  id: string,
  until: (state: TableState) => boolean,
  pick = (_: TableState) => 0,
): Promise<TableState> {
  for (;;) {
    const state = await stateOf(request, id);
    if (until(state) || state.over) return state;
    if (state.acting === null) {
      await new Promise((done) => setTimeout(done, BOTS_PAUSE));
      continue;
    }
    await request.post(`/api/tables/${id}/moves`, {
      data: { seat: state.acting, move: state.options[pick(state)]!.move, after: state.seq },
    });
  }
}

export const main = (page: Page): Locator => page.locator("main[data-seq]");

export const seqOf = async (page: Page): Promise<number> => Number(await main(page).getAttribute("data-seq"));

export const ending = (page: Page): Locator => page.locator("#ending-title");

/** The targets on the board that are lit: what the server said is legal. */
export const litTargets = (page: Page): Locator =>
  page.locator("[data-target]:not([aria-disabled='true']):not([disabled])");

export const choices = (page: Page): Locator => page.locator("#choices button:enabled");

/** Waits until something can be chosen or the game is over; says whether it goes on. */
export async function goesOn(page: Page, something: Locator): Promise<boolean> {
  await expect(something.or(ending(page)).first()).toBeVisible({ timeout: 60_000 });
  return !(await ending(page).isVisible());
}

/** Waits until the table has moved past `seq`. */
export async function movedPast(page: Page, seq: number): Promise<void> {
  await expect.poll(() => seqOf(page), { intervals: [20, 50, 100], timeout: 60_000 }).toBeGreaterThan(seq);
}

/** The usual way for pages with frames, of which we have none, opens a second page for the sum: that takes thrice the time. */
export async function expectNothingSerious(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`)).toEqual([]);
}
