import type { Locator, Page } from "@playwright/test";
import type { TableState } from "../src/api/types";
import { expect, test } from "./hall";
import { BOT, choices, openTable, playOn, seqOf } from "./table";

/** What Vikings shows in `study.spec.ts`, in every game: hint, review, puzzle, and the rules beside the board. */
const GAMES = [
  ["Vikings", "vikings(seats=2)"],
  ["Jórvík", "jorvik(seats=2)"],
  ["Northgard: Uncharted Lands", "northgard(seats=2)"],
  ["Graenaland", "graenaland(seats=3)"],
  ["A Feast for Odin", "odin(seats=2,length=short)"],
  ["Hnefatafl", "hnefatafl(variant=brandubh)"],
] as const;
const ME = { kind: "me", name: "Ingrid" } as const;

const opened = (page: Page, setup: string): Promise<string> =>
  openTable(page.request, [ME, BOT, ...(setup.includes("seats=3") ? [BOT] : [])], setup);

for (const [game, setup] of GAMES) {
  test(`${game}: a hint, and the rules beside the board`, async ({ page }) => {
    const id = await opened(page, setup);
    await playOn(page.request, id, (state) => state.acting !== null && state.options.length > 1);
    await page.goto(`/table/${id}`);
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.getByText("Hint:")).toBeVisible({ timeout: 60_000 });
    await page.getByRole("button", { name: "Show the move" }).click();
    await expect(page.getByText("A strong bot would choose:")).toBeVisible();

    await page.getByRole("button", { name: "Rules", exact: true }).click();
    const rules = (await page.getByRole("dialog", { name: "Rules" }).boundingBox())!;
    const board = (await page.locator(".board").first().boundingBox())!;
    expect(rules.x + rules.width).toBeLessThanOrEqual(board.x);
    await expect(page.getByRole("dialog", { name: "Rules" }).locator("figure svg").first()).toBeAttached();
  });

  test(`${game}: a puzzle takes moves as answers, and explains the best one`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: `Solve a puzzle of ${game}`, exact: true }).click();
    await expect(page.getByRole("heading", { name: "Puzzle 1" })).toBeVisible();
    await choices(page).first().click();
    await expect(page.getByText(/Not this one|Right!/)).toBeVisible();
    const reveal = page.getByRole("button", { name: "Show the solution" });
    if ((await reveal.count()) > 0) await reveal.click();
    await expect(page.getByText("The best move:")).toBeVisible();
  });

  test(`${game}: a finished game is reviewed`, async ({ page }) => {
    const id = await opened(page, setup);
    await playOn(page.request, id, (state: TableState) => state.over, varied);
    await page.goto(`/table/${id}`);
    await page.getByRole("button", { name: "Review this game" }).click();
    await expect(page.getByRole("img", { name: /chance of every player/ })).toBeVisible({ timeout: 500_000 });
    await expect(page.getByRole("rowheader", { name: "luck" })).toBeVisible();
  });
}

/** Now this, now that, so that no game goes round in circles. */
const varied = ({ options, moves }: TableState): number => (moves * 7) % options.length;

test("a long press explains, and does nothing else", async ({ browser, baseURL }) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: "en" };
  const context = await browser.newContext({ baseURL, ...phone });
  const page = await context.newPage();
  const id = await openTable(page.request, [ME], "odin(seats=1, length=short, occupations=none)#5f2c");
  await page.goto(`/table/${id}`);
  const space = page.locator("[data-point=actions] [data-target]:not([aria-disabled])").first();
  await space.scrollIntoViewIfNeeded();
  const before = await seqOf(page);
  const lift = await pressLong(page, space);
  await expect(page.getByRole("tooltip")).toContainText(/\(\d+ vikings?\)/);
  await lift();
  expect(await seqOf(page)).toBe(before);
  await page.touchscreen.tap(180, 20);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await context.close();
});

/** Lays a finger on something, and says how to lift it. */
async function pressLong(page: Page, on: Locator): Promise<() => Promise<unknown>> {
  const { x, y, width, height } = (await on.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  return () => finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
