import type { Locator, Page } from "@playwright/test";
import type { SeatRequest, TableState } from "../src/api/types";
import { drag, middleOf, picture } from "./hands";
import { expect, test } from "./hall";
import { firstOf, viewOf, wanting } from "./jorvik";
import { BOT, ending, goesOn, litTargets, movedPast, openTable, playOn, seqOf, stateOf } from "./table";

const ME: SeatRequest = { kind: "me", name: "Ingrid" };
const OURS: SeatRequest[] = [ME, { kind: "screen", name: "Leif" }, { kind: "screen", name: "Astrid" }];
const board = (page: Page): Locator => page.locator(".jorvik.board");
const target = (page: Page, move: string): Locator =>
  board(page).locator(`[data-target][data-move="${move}"]:not([aria-disabled])`);

/** A whole game takes as long as it takes, also on a busy machine. */
test.describe.configure({ timeout: 15 * 60_000 });

test("a whole Jarl game of three by clicking, with pictures of every phase", async ({ page }) => {
  const id = await openTable(page.request, [ME, BOT, BOT], "jorvik(seats=3, variant=jarl)#5f2c");
  await page.goto(`/table/${id}`);
  const pictured = new Set<string>();
  const words = new Set<string>();
  const wish = wanting("ship", "artisan", "merchant", "journey");

  while (await goesOn(page, litTargets(page))) {
    const state = await asShown(page, id);
    const moment = momentOf(state);
    if (moment && !pictured.has(moment)) await picture(page, `jorvik-${moment}`);
    if (moment) pictured.add(moment);
    const { move } =
      state.options[
        moment === "demand" && !words.has("reserve") ? firstOf(state, "reserve") : plain(state, wish(state))
      ]!;
    words.add(move.split(" ")[0]!);
    await clickOn(page, state, move);
    await movedPast(page, state.seq);
  }

  await picture(page, "jorvik-end");
  await expect(ending(page)).toContainText(/wins|Shared victory/);
  expect([...pictured]).toEqual(expect.arrayContaining(["demand", "queue", "reserved", "unload", "attack"]));
  expect([...words]).toEqual(expect.arrayContaining(["join", "reserve", "buy", "finish"]));
});

test("cubes are dragged by mouse, and an exchange is paid on the balance", async ({ page }) => {
  const id = await openTable(page.request, OURS, "jorvik(seats=3, variant=jarl)#1");
  const state = await playOn(
    page.request,
    id,
    (each) => viewOf(each).quay?.cubes.length === 3 && firstOf(each, "place") >= 0 && firstOf(each, "exchange") >= 0,
    wanting("ship", "artisan"),
  );
  const placing = state.options[firstOf(state, "place")]!.move;
  const good = placing.split(" ")[1]!;
  await page.goto(`/table/${id}`);
  const cube = board(page).locator(`[data-pick="${good}"]`).first();
  await expect(cube).toBeVisible();

  await drag(page, cube, target(page, placing));
  await movedPast(page, state.seq);
  await expect(target(page, placing)).toHaveCount(0);
  await page.keyboard.press("u");
  await expect(target(page, placing)).toBeVisible();

  await drag(page, cube, board(page).getByRole("heading", { name: "Exchange" }));
  await expect(board(page).getByText(/^In hand/)).toHaveCount(0);
  await drag(page, cube, target(page, "coin"));
  await expect(board(page).getByText("Choose the cubes to pay with.")).toBeVisible();
  await expect.poll(async () => viewOf(await stateOf(page.request, id)).inHand?.due).toBe(1);
  await expect(board(page).locator(".scales").getByRole("img", { name: good, exact: true })).toBeVisible();
  const coins = viewOf(state).areas[state.acting!]!.coins;
  await board(page).locator("[data-target][data-move^='pay ']").first().click();
  await expect.poll(async () => viewOf(await stateOf(page.request, id)).areas[state.acting!]!.coins).toBe(coins + 1);
});

test("a finger drags at 360 px, and the end of the turn stays in reach", async ({ browser, baseURL }) => {
  const phone = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: "en",
  });
  const page = await phone.newPage();
  const id = await openTable(page.request, OURS, "jorvik(seats=3, variant=jarl)#1");
  const state = await playOn(
    page.request,
    id,
    (each) => viewOf(each).asked === "unload" && firstOf(each, "store") >= 0,
    wanting("ship", "artisan"),
  );
  const storing = state.options[firstOf(state, "store")]!.move;
  await page.goto(`/table/${id}`);
  const cube = board(page)
    .locator(`[data-pick="${storing.split(" ")[1]}"]`)
    .first();
  await cube.scrollIntoViewIfNeeded();

  const touch = await phone.newCDPSession(page);
  const finger = async (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  const from = await middleOf(cube);
  await finger("touchStart", from);
  await finger("touchMove", { x: from.x + 12, y: from.y + 12 });
  await expect(target(page, storing)).toBeVisible();
  await finger("touchMove", await middleOf(target(page, storing)));
  await finger("touchEnd");
  await movedPast(page, state.seq);

  await board(page).locator("section").last().scrollIntoViewIfNeeded();
  await expect(target(page, "finish")).toBeInViewport();
  await expect(page.getByRole("button", { name: /Take back/ })).toBeInViewport();
  const { options } = await asShown(page, id);
  await target(page, "finish").tap();
  if (options.find(({ move }) => move === "finish")!.grave)
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes, do it" }).tap();
  await expect.poll(async () => (await stateOf(page.request, id)).moves).toBeGreaterThan(state.moves + 1);
  await phone.close();
});

test("Loki and brown vikings are played on the board", async ({ page }) => {
  const eager = wanting("loki", "building", "defence", "ship", "artisan");
  const swapping = await openTable(page.request, OURS, "jorvik(seats=3, variant=jarl)#1");
  let state = await playOn(page.request, swapping, (each) => firstOf(each, "swap") >= 0, eager);
  await page.goto(`/table/${swapping}`);
  for (const word of ["swap", "with"]) {
    const { move } = (await asShown(page, swapping)).options[firstOf(await stateOf(page.request, swapping), word)]!;
    const seq = await seqOf(page);
    await target(page, move).click();
    await movedPast(page, seq);
  }
  expect(viewOf(await stateOf(page.request, swapping)).box).toContain("loki-swap");

  const other = await openTable(page.request, OURS, "jorvik(seats=3, variant=jarl)#2");
  state = await playOn(page.request, other, (each) => each.options.some(({ move }) => move.endsWith(" brown")), eager);
  await page.goto(`/table/${other}`);
  const brown = state.options.find(({ move }) => move.endsWith(" brown"))!.move;
  await board(page).getByRole("button", { name: "brown viking" }).click();
  await target(page, brown).click();
  await movedPast(page, state.seq);

  state = await playOn(page.request, other, (each) => firstOf(each, "steal") >= 0, eager);
  await page.goto(`/table/${other}`);
  await target(page, state.options[firstOf(state, "steal")]!.move).click();
  await movedPast(page, state.seq);
  expect(viewOf(await stateOf(page.request, other)).box).toContain("loki-theft");
});

test("a whole Karl game of five on the board by keyboard alone", async ({ page }) => {
  const id = await openTable(page.request, [ME, BOT, BOT, BOT, BOT], "jorvik(seats=5)#5f2c");
  await page.goto(`/table/${id}`);
  await expect(litTargets(page).first()).toBeVisible();
  await tabToTarget(page);

  let moves = 0;
  while (await goesOn(page, litTargets(page))) {
    const seq = await seqOf(page);
    await expect.poll(() => onTarget(page), { intervals: [20, 50, 100] }).toBe(true);
    if (moves % 3 === 1) await page.keyboard.press("ArrowRight");
    await tabToTarget(page);
    await page.keyboard.press("Enter");
    if (await page.evaluate(() => document.querySelector("[data-pick][aria-pressed=true]") !== null))
      await page.keyboard.press("Enter");
    await movedPast(page, seq);
    moves++;
  }
  expect(moves).toBeGreaterThan(30);
});

test("a new table offers no start player without a seat, and says why in the player's language", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, locale: "pl" });
  const page = await context.newPage();
  await page.goto("/");
  await page
    .getByRole("button", { name: /Jórvík/ })
    .nth(1)
    .click();
  const dialog = page.getByRole("dialog");
  const start = dialog.getByLabel("Gracz rozpoczynający");
  await dialog.getByRole("radio", { name: "5" }).check();
  await start.selectOption("5");
  await dialog.getByRole("radio", { name: "3" }).check();
  await expect(start).toHaveValue("random");
  await expect(start.locator("option[value='4']")).toBeDisabled();
  await expect(start.locator("option[value='4']")).toContainText("„Miejsca: 3”");
  await expect(start.locator("option[value='3']")).toBeEnabled();
  await context.close();
});

/** Whether the focus is on the board, on something to choose or to pick up. */
const onTarget = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.activeElement?.matches(".board :is([data-target]:not([aria-disabled]), [data-pick])") === true,
  );

/** Goes on to something that can be chosen; the arrows also lead to places that only say why not. */
async function tabToTarget(page: Page): Promise<void> {
  for (let presses = 0; presses < 200 && !(await onTarget(page)); presses++) await page.keyboard.press("Tab");
}

/** The state of the table that the page shows. */
async function asShown(page: Page, id: string): Promise<TableState> {
  const state = await stateOf(page.request, id);
  await expect.poll(() => seqOf(page), { intervals: [20, 50, 100] }).toBe(state.seq);
  return state;
}

/** Clicks on the place of a move; a cube is taken into the hand first when the place lights up only then. */
async function clickOn(page: Page, state: TableState, move: string): Promise<void> {
  const good = move.split(" ")[1];
  if (viewOf(state).asked === "unload" && (await target(page, move).count()) === 0)
    await board(page).locator(`[data-pick="${good}"]`).first().click();
  await target(page, move).first().click();
  if (state.options.find((each) => each.move === move)?.grave)
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes, do it" }).click();
}

/** An option that one click plays: in place of a brown viking or a card for any phase, which take a choice before, another one. */
function plain(state: TableState, at: number): number {
  if (!/^(steal|take|carry) | brown$/.test(state.options[at]!.move)) return at;
  return firstOf(state, "stop", "join", "reserve", "keep", "pass", "decline", "finish");
}

/** What is worth a picture in a state. */
function momentOf(state: TableState): string | null {
  const { asked, attacks, round, stage } = viewOf(state);
  if (asked === "unload") return state.options.length > 2 ? asked : null;
  return stage === "demand" && attacks.at(-1)?.round === round ? "attack" : asked;
}
