import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { TableState } from "../src/api/types";
import type { JorvikView } from "../src/games/jorvik/view";
import { expect, test } from "./hall";
import { BOT, ending, expectNothingSerious, goesOn, litTargets, movedPast, openTable, playOn, seqOf } from "./table";

const FOLDER = join(import.meta.dirname, "screenshots");
const JARL = "jorvik(seats=3, variant=jarl)#5f2c";
/** Buys what can be bought, so that there are goods to load, and else now this, now that. */
const varied = (state: TableState) => {
  const buying = state.options.findIndex((option) => option.move === "buy");
  return buying < 0 ? (state.moves * 7 + 1) % state.options.length : buying;
};
const viewOf = (state: TableState) => state.view as JorvikView;

test("a whole Jarl game of three by clicking what is lit on the board", async ({ page }) => {
  test.slow();
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT, BOT], JARL);
  await page.goto(`/table/${id}`);

  const words = new Set<string>();
  let clicks = 0;
  while (await goesOn(page, litTargets(page).filter({ visible: true }))) {
    const seq = await seqOf(page);
    await pickUp(page, clicks);
    const lit = litTargets(page).filter({ visible: true });
    const target = lit.nth((clicks * 7) % Math.max(1, await lit.count()));
    words.add(((await target.getAttribute("data-move")) ?? "").split(" ")[0]!);
    await target.click();
    await movedPast(page, seq);
    clicks++;
  }

  expect(clicks).toBeGreaterThan(60);
  expect([...words]).toEqual(expect.arrayContaining(["join", "reserve", "buy", "pass", "finish"]));
  await expect(ending(page)).toContainText(/wins|Shared victory/);
});

/** Takes a cube into the hand when there is one, so that the places for this very cube are lit. */
async function pickUp(page: Page, turn: number): Promise<void> {
  const cubes = page.locator("[data-pick]");
  const count = await cubes.count();
  if (count > 0 && turn % 3 > 0) await cubes.nth(turn % count).click();
}

const MOMENTS: [string, (state: TableState) => boolean][] = [
  ["demand", (state) => viewOf(state).asked === "demand" && viewOf(state).round === 1 && state.acting !== null],
  ["purchase", (state) => viewOf(state).asked === "queue" && state.acting !== null],
  ["reserved", (state) => viewOf(state).asked === "reserved" && state.acting !== null],
  ["loading", (state) => viewOf(state).asked === "unload" && state.acting !== null && state.options.length > 2],
  ["attack", (state) => state.acting !== null && viewOf(state).attacks.length > 0 && viewOf(state).stage === "demand" && viewOf(state).attacks.at(-1)!.round === viewOf(state).round],
];

/** Pictures of every phase for people to look at; the test makes sure that each comes up in every language, fits and is open to all. */
for (const locale of ["en", "pl", "hu"]) {
  test(`pictures of every phase: ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, locale, colorScheme: locale === "pl" ? "dark" : "light", reducedMotion: "reduce" });
    const page = await context.newPage();
    const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT, { kind: "bot", level: 2 }], JARL);
    for (const [moment, reached] of MOMENTS) {
      expect((await playOn(page.request, id, reached, varied)).over, moment).toBe(false);
      await shots(page, id, `${moment}-${locale}`);
    }
    await playOn(page.request, id, (state) => state.over, varied);
    await page.goto(`/table/${id}`);
    await expect(ending(page)).toBeVisible();
    await page.screenshot({ path: join(FOLDER, `jorvik-end-${locale}.png`), fullPage: true });
    await context.close();
  });
}

async function shots(page: Page, id: string, name: string): Promise<void> {
  for (const [size, width, height] of [["wide", 1440, 900], ["phone", 360, 740]] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/table/${id}`);
    await expect(litTargets(page).filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name}, ${size}`).toBeLessThanOrEqual(width);
    await page.screenshot({ path: join(FOLDER, `jorvik-${name}-${size}.png`), fullPage: true });
  }
  await expectNothingSerious(page);
}
