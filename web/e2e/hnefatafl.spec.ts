import type { Locator, Page } from "@playwright/test";
import type { SeatRequest, TableState } from "../src/api/types";
import type { HnefataflView } from "../src/games/hnefatafl/view";
import { drag, middleOf, picture } from "./hands";
import { leave } from "./pictures";
import { expect, test } from "./hall";
import { BOT, ending, goesOn, main, movedPast, openTable, playOn, seqOf, stateOf } from "./table";

const ME: SeatRequest = { kind: "me", name: "Ingrid" };
const OURS: SeatRequest[] = [ME, { kind: "screen", name: "Leif" }];
const board = (page: Page): Locator => page.locator(".hnefatafl.board");
const square = (page: Page, name: string): Locator => board(page).locator(`#square-${name}`);
const free = (page: Page): Locator => board(page).locator("[data-pick]");
const viewOf = (state: TableState) => state.view as HnefataflView;

/** A whole game takes as long as it takes, also on a busy machine. */
test.describe.configure({ timeout: 15 * 60_000 });

test("a whole game by clicking a piece and then a square", async ({ page }) => {
  const id = await openTable(page.request, [ME, BOT], "hnefatafl(seats=2, variant=brandubh, quietCap=100)#5f2c");
  await page.goto(`/table/${id}`);
  let clicks = 0;
  while (await goesOn(page, free(page))) {
    const state = await asShown(page, id);
    const { from, to } = ways(state, clicks++);
    await square(page, from).click();
    await expect(square(page, from)).toHaveAttribute("aria-pressed", "true");
    await square(page, to).click();
    await movedPast(page, state.seq);
  }
  await expect(ending(page)).toBeVisible();
  await expect(board(page).locator(".result")).toBeVisible();
  expect(clicks).toBeGreaterThan(1);
});

test("a whole game by keyboard alone: one Tab stop, arrows, Enter", async ({ page }) => {
  const id = await openTable(page.request, [BOT, ME], "hnefatafl(seats=2, variant=brandubh, quietCap=100)#7a");
  await page.goto(`/table/${id}`);
  await goesOn(page, free(page));
  await expect(board(page).locator("button[tabindex='0']")).toHaveCount(1);
  await tabToBoard(page);
  let moves = 0;
  while (await goesOn(page, free(page))) {
    const state = await asShown(page, id);
    const { from, to } = ways(state, 3 * moves++);
    await walkTo(page, from);
    await page.keyboard.press("Enter");
    await walkTo(page, to);
    await page.keyboard.press(moves % 2 ? "Enter" : " ");
    await movedPast(page, state.seq);
  }
  await expect(ending(page)).toBeVisible();
});

test("a piece is dragged by mouse and by finger, and Escape puts it back", async ({ page, browser, baseURL }) => {
  const id = await openTable(page.request, OURS, "hnefatafl(seats=2)#1");
  await page.goto(`/table/${id}`);
  await drag(page, square(page, "d1"), square(page, "d3"));
  await expect
    .poll(async () => viewOf(await stateOf(page.request, id)).last)
    .toEqual({ from: "d1", to: "d3", captured: [] });
  await expect(main(page)).toHaveAttribute("data-moves", "1");
  await square(page, "f8").click();
  await expect(board(page).locator("[data-target]")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(board(page).locator("[data-target]")).toHaveCount(0);

  const phone = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    storageState: await page.context().storageState(),
  });
  const hand = await phone.newPage();
  await hand.goto(`/table/${id}`);
  await expect(free(hand).first()).toBeVisible();
  await square(hand, "f8").evaluate((each) => each.scrollIntoView({ block: "center" }));
  const touch = await phone.newCDPSession(hand);
  const finger = async (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  const [start, end] = [await middleOf(square(hand, "f8")), await middleOf(square(hand, "i8"))];
  await finger("touchStart", start);
  await finger("touchMove", { x: start.x + 12, y: start.y });
  await finger("touchMove", end);
  await finger("touchEnd");
  await expect
    .poll(async () => viewOf(await stateOf(page.request, id)).last)
    .toEqual({ from: "f8", to: "i8", captured: [] });
  await phone.close();
});

test("what may not be is said, with its rule", async ({ page }) => {
  const id = await openTable(page.request, OURS, "hnefatafl(seats=2)#1");
  await page.goto(`/table/${id}`);
  await square(page, "f8").click();
  await expect(page.getByText("The piece on f8 is not yours.")).toBeVisible();
  await square(page, "d1").click();
  await square(page, "a1").click();
  await expect(page.getByText("Only the king may enter a corner.")).toBeVisible();
  await square(page, "e2").click();
  await expect(page.getByText("A piece moves in a straight line, along its row or its column.")).toBeVisible();
});

test("pictures of all three boards", async ({ page }) => {
  const open = (variant: string) => openTable(page.request, OURS, `hnefatafl(seats=2, variant=${variant})#5f2c`);
  const start = await open("copenhagen");
  await page.goto(`/table/${start}`);
  await square(page, "d1").click();
  await boardPicture(page, "start");
  await leave(page);
  await playOn(page.request, start, (state) => state.moves >= 40, anyOf);
  await page.goto(`/table/${start}`);
  await boardPicture(page, "middle");
  for (const variant of ["tablut", "brandubh"]) {
    const id = await open(variant);
    await playOn(
      page.request,
      id,
      (state) => viewOf(state).waysOut.length > 0 && viewOf(state).armies.some((army) => army.lost > 0),
      anyOf,
    );
    await page.goto(`/table/${id}`);
    await boardPicture(page, variant);
    await leave(page);
    await playOn(page.request, id, (state) => state.over, anyOf);
    await page.goto(`/table/${id}`);
    await boardPicture(page, `${variant}-end`);
  }
});

/** Any of the moves, another one each time. */
const anyOf = (state: TableState): number => (state.moves * 37 + 11) % state.options.length;

/** The squares of one of the moves. */
function ways(state: TableState, turn: number): { from: string; to: string } {
  return state.options[(turn * 29 + 7) % state.options.length]!.text.args as { from: string; to: string };
}

/** The table as the page shows it by now. */
async function asShown(page: Page, id: string): Promise<TableState> {
  for (;;) {
    const state = await stateOf(page.request, id);
    if (state.seq === (await seqOf(page))) return state;
  }
}

async function tabToBoard(page: Page): Promise<void> {
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press("Tab");
    if (await focused(page)) return;
  }
  throw new Error("Tab never reaches the board.");
}

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => /^square-(.*)$/.exec(document.activeElement?.id ?? "")?.[1]);

async function walkTo(page: Page, name: string): Promise<void> {
  for (;;) {
    const here = (await focused(page))!;
    const [across, up] = [name.charCodeAt(0) - here.charCodeAt(0), Number(name.slice(1)) - Number(here.slice(1))];
    if (across === 0 && up === 0) return;
    await page.keyboard.press(across < 0 ? "ArrowLeft" : across > 0 ? "ArrowRight" : up > 0 ? "ArrowUp" : "ArrowDown");
  }
}

/** Takes pictures of the board without the list of choices. */
async function boardPicture(page: Page, moment: string): Promise<void> {
  const choices = page.locator("button[aria-controls=choices][aria-expanded=true]");
  if (await choices.isVisible()) await choices.click();
  await picture(page, `hnefatafl-${moment}`);
}
