import type { Page } from "@playwright/test";
import { expect, test } from "./hall";
import { BOT, openTable, playOn, seqOf, stateOf } from "./table";

const ME = { kind: "me", name: "Ingrid" } as const;

const SETUPS = {
  hnefatafl: "hnefatafl",
  vikings: "vikings(seats=2)#5f2c",
  jorvik: "jorvik(seats=2)#5f2c",
  odin: "odin(seats=2)#5f2c",
  northgard: "northgard(seats=2)#5f2c",
  graenaland: "graenaland(seats=3)#5f2c",
};

interface Flown {
  kind: string;
  /** How far it is from its start half way, and at the end. */
  half: number;
  whole: number;
}

/** Keeps an eye on everything that flies. Its clock is set by hand, so that no busy machine is too slow to see it. */
function watch(): void {
  const flown: Flown[] = ((window as unknown as { flown: Flown[] }).flown = []);
  new MutationObserver((changes) => {
    for (const ghost of changes.flatMap((change) => [...change.addedNodes]))
      if (ghost instanceof HTMLElement && ghost.dataset.flying) flown.push(measured(ghost));
  }).observe(document, { childList: true, subtree: true });

  function measured(ghost: HTMLElement): Flown {
    const way = ghost.getAnimations()[0]!;
    const time = Number(way.effect!.getComputedTiming().duration);
    const at = (part: number) => ((way.currentTime = part * time), ghost.getBoundingClientRect());
    const [start, half, end] = [at(0), at(0.5), at(0.99)];
    way.currentTime = 0;
    const far = (one: DOMRect) => Math.hypot(one.x - start.x, one.y - start.y);
    return { kind: ghost.dataset.flying!, half: far(half), whole: far(end) };
  }
}

/** What leaves the board shrinks where it stands; what moves has come part of its way half-way. */
const moved = ({ half, whole }: Flown) => whole > 10 && half > 5 && half < whole;

const flownOn = (page: Page) => page.evaluate(() => (window as unknown as { flown: Flown[] }).flown);

/** Plays by the interface, one decision after the other, until something has flown on the page. */
async function playUntilFlown(page: Page, id: string): Promise<Flown[]> {
  for (let turn = 0; turn < 40; turn++) {
    const flown = (await flownOn(page)).filter(moved);
    if (flown.length > 0) return flown;
    const { seq } = await stateOf(page.request, id);
    const { acting, seq: now } = await playOn(page.request, id, (state) => state.seq > seq);
    if (acting !== null) await expect.poll(() => seqOf(page), { timeout: 60_000 }).toBeGreaterThanOrEqual(now);
  }
  return flownOn(page);
}

for (const [game, setup] of Object.entries(SETUPS)) {
  test(`a piece of ${game} is seen on its way, and arrives`, async ({ browser, hall }) => {
    const page = await (await browser.newContext({ reducedMotion: "no-preference", baseURL: hall.address })).newPage();
    await page.addInitScript(watch);
    const id = await openTable(page.request, setup.includes("=3") ? [ME, BOT, BOT] : [ME, BOT], setup);
    await page.goto(`/table/${id}`);
    await expect(page.locator(".board")).toBeVisible();
    const flown = await playUntilFlown(page, id);
    expect(flown.some(moved), JSON.stringify(flown)).toBe(true);
    await expect(page.locator("[data-flying]")).toHaveCount(0);
    await page.context().close();
  });
}

test("nothing flies for whoever wants it still", async ({ page }) => {
  await page.addInitScript(watch);
  const id = await openTable(page.request, [ME, BOT], SETUPS.hnefatafl);
  await page.goto(`/table/${id}`);
  await expect(page.locator(".board")).toBeVisible();
  const { moves } = await playOn(page.request, id, (state) => state.moves >= 4);
  await expect.poll(() => page.locator("main").getAttribute("data-moves").then(Number)).toBeGreaterThanOrEqual(moves);
  expect(await flownOn(page)).toEqual([]);
});
