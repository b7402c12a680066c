import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { TableState } from "../src/api/types";
import type { OdinView } from "../src/games/odin/view";
import { expect, test } from "./hall";
import { BOT, ending, expectNothingSerious, goesOn, litTargets, movedPast, openTable, playOn, seqOf } from "./table";

const FOLDER = join(import.meta.dirname, "screenshots");
const SOLO = "odin(seats=1, length=short, occupations=none)#5f2c";
const INGRID = { kind: "me", name: "Ingrid" } as const;
const viewOf = (state: TableState) => state.view as OdinView;
const chosen = /^(pass|leave|fail|store|buy|arm)/;

test.describe.configure({ timeout: 900_000 });

test("a whole short solo game by clicking what is lit on the board", async ({ page }) => {
  const id = await openTable(page.request, [INGRID], SOLO);
  await page.goto(`/table/${id}`);

  const words = new Set<string>();
  let clicks = 0;
  while (await goesOn(page, litTargets(page).filter({ visible: true }))) {
    const seq = await seqOf(page);
    words.add(await clickSomething(page, clicks++));
    await movedPast(page, seq);
  }

  expect(clicks).toBeGreaterThan(60);
  expect([...words]).toEqual(expect.arrayContaining(["go", "lay", "place", "serve"]));
  await page.screenshot({ path: join(FOLDER, "odin-end.png"), fullPage: true });
});

/** Lays tiles now and then, has tables laid, and else presses what brings the game on; says what was chosen. */
async function clickSomething(page: Page, turn: number): Promise<string> {
  const suggest = page.getByRole("button", { name: "Suggest a laying" });
  if (await suggest.isVisible()) {
    await suggest.click();
    const lay = page.getByRole("button", { name: "Lay the table so" });
    await lay.click();
    await expect(suggest.or(lay)).toBeHidden();
    return "serve";
  }
  const goods = page.locator("[data-item]");
  const count = turn % 3 === 0 ? await goods.count() : 0;
  if (count > 0) {
    await goods.nth(turn % count).click();
    const where = page.locator(".where button").first();
    if (await where.isVisible()) await where.click();
    return "place";
  }
  const target = await likelyTarget(page, turn);
  const word = ((await target.getAttribute("data-move")) ?? "").split(" ")[0]!;
  await target.click();
  return word;
}

async function likelyTarget(page: Page, turn: number): Promise<Locator> {
  const lit = litTargets(page).filter({ visible: true });
  const moves = await lit.evaluateAll((all) => all.map((each) => each.getAttribute("data-move") ?? ""));
  const good = moves.flatMap((move, index) => (chosen.test(move) ? [] : [index]));
  return lit.nth(good.length > 0 ? good[(turn * 7) % good.length]! : 0);
}

test("a round by keyboard alone: sending vikings, laying a tile, the Feast", async ({ page }) => {
  const id = await openTable(page.request, [INGRID], SOLO);
  await page.goto(`/table/${id}`);
  await chooseByKey(page, "go WM3");
  await chooseByKey(page, "go CR1A");
  await page.locator('[data-item="oil"]').focus();
  await page.keyboard.press("Enter");
  const confirm = page.getByRole("button", { name: "Lay it here" });
  await expect(confirm).toBeFocused();
  const first = await confirm.getAttribute("data-move");
  await page.keyboard.press("r");
  await page.keyboard.press("ArrowRight");
  expect(await confirm.getAttribute("data-move")).not.toBe(first);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(confirm).toHaveCount(0);
  await page.locator('[data-item="oil"]').focus();
  await page.keyboard.press("Enter");
  await expect(confirm).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(confirm).toHaveCount(0);

  for (;;) {
    const state = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableState;
    if (viewOf(state).round > 1) break;
    const leave = viewOf(state).asked === "turn" ? "pass" : state.options.some(({ move }) => move === "done") ? "done" : state.options[0]!.move;
    await chooseByKey(page, leave);
  }
});

async function chooseByKey(page: Page, move: string): Promise<void> {
  const seq = await seqOf(page);
  await page.locator(`.odin.board [data-target][data-move="${move}"]`).first().focus();
  await page.keyboard.press("Enter");
  await movedPast(page, seq);
}

test("a tile is dragged from the supply, turned by the wheel, and lies until it is confirmed", async ({ page }) => {
  const id = await openTable(page.request, [INGRID], SOLO);
  await page.goto(`/table/${id}`);
  await chooseByKey(page, "go CR1A");
  const linen = page.locator('[data-item="linen"]');
  await linen.scrollIntoViewIfNeeded();
  const from = (await linen.boundingBox())!;
  await page.mouse.move(from.x + 12, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y + 20, { steps: 4 });
  const confirm = page.getByRole("button", { name: "Lay it here" });
  await expect(confirm).toBeVisible();
  const board = (await page.locator(".estate div.ground").boundingBox())!;
  await page.mouse.move(board.x + board.width * 0.3, board.y + board.height * 0.2, { steps: 6 });
  await page.mouse.wheel(0, 120);
  await page.mouse.up();
  expect(await confirm.getAttribute("data-move")).toMatch(/^lay \d+ [2-6] 1$/);
  const seq = await seqOf(page);
  await confirm.click();
  await movedPast(page, seq);
  const state = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableState;
  expect(viewOf(state).areas[0]!.boards[0]!.laid).toEqual([expect.objectContaining({ item: "linen", turn: 1 })]);
});

for (const [language, width, scheme] of [["en", 1440, "light"], ["pl", 1440, "dark"], ["hu", 360, "light"], ["pl", 360, "dark"]] as const) {
  test(`looks well in ${language} at ${width}, ${scheme}`, async ({ browser, hall }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale: language, colorScheme: scheme, baseURL: hall.address, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto("/");
    const id = await openTable(page.request, [INGRID, BOT], "odin(seats=2, length=short, occupations=none)#5f2c");
    await playOn(page.request, id, (state) => viewOf(state).round > 1, (state) => Math.max(0, state.options.findIndex(({ move }) => /^(lay|serve|dig|upgrade|trade)/.test(move))));
    await page.goto(`/table/${id}`);
    await expect(page.locator(".odin.board")).toBeVisible();
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
    await expectNothingSerious(page);
    await page.screenshot({ path: join(FOLDER, `odin-${language}-${width}-${scheme}.png`), fullPage: true });
    await context.close();
  });
}
