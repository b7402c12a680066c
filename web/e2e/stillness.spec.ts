import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./hall";
import { BOT, choices, ending, main, movedPast, openTable, playOn, seqOf } from "./table";

const GAMES = [
  "vikings(seats=2)",
  "jorvik(seats=2)",
  "northgard(seats=2)",
  "graenaland(seats=3)",
  "odin(seats=2)",
  "hnefatafl",
];
const MOVES = 12;

/** What a page may jump in play. */
const LIMIT = 0.05;
/** Where it jumps more as yet: the cards beside Northgard's land, what is asked below Graenaland's island, now and then Odin's boards on a phone by a line. */
const TO_BE_MENDED: Readonly<Record<string, number>> = {
  "northgard(seats=2)": 0.12,
  "graenaland(seats=3)": 0.12,
  "odin(seats=2), by thumb": 0.3,
};

/** Who plays, and on what: with a mouse at a desk, and with a thumb on a phone; both with the page as it comes. */
const HANDS = {
  mouse: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
  thumb: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
} as const;
type Hand = keyof typeof HANDS;

/**
 * How much of the page jumps in play, as browsers count it: the shifts that a single move brings, with all that the others do until
 * one is asked again, added up; of those the worst. Browsers leave out what follows a press within half a second, as if everybody who presses wished the
 * page to move. Here it counts, too: a move answers within that time. Only what a press unfolds by intention does not: the list of
 * choices, which this test unfolds by its own button (`data-unfolding`), and the scene in which one is asked where a board puts that
 * before everything else (`data-scene`: Northgard's clans before the land; on a phone the province that one looks at in Graenaland;
 * Jórvík's raiders, and its town, which leaves with its last card and comes with the next round).
 */
const WATCH = `
  window.shifts = 0;
  window.worst = [];
  let [sum, who, move] = [0, [], null];
  const sceneNow = () => document.querySelector("[data-scene]")?.dataset.scene;
  let scene = sceneNow();
  const changes = [];
  new MutationObserver(() => {
    if (sceneNow() !== scene) changes.push(performance.now());
    scene = sceneNow();
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-scene"] });
  const named = ({ node, previousRect: a, currentRect: b }) => {
    const element = node?.closest ? node : node?.parentElement;
    const what = element?.closest("section, [data-point]")?.getAttribute("aria-label") ?? "";
    const by = [b.x - a.x, b.y - a.y, b.width - a.width, b.height - a.height].map(Math.round);
    return [what, element?.className?.baseVal ?? element?.className, by].join(" / ");
  };
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries()) {
      const { unfolding, turn } = document.documentElement.dataset;
      if (unfolding || changes.some((at) => Math.abs(startTime - at) < 500)) continue;
      if (turn !== move) [sum, who, move] = [0, [], turn];
      sum += value;
      who.push(value.toFixed(3) + ": " + sources.map(named).join(", "));
      if (sum > window.shifts) [window.shifts, window.worst] = [sum, [...who]];
    }
  }).observe({ type: "layout-shift" });`;

/** What can be pressed on the board, where it is lit. */
const LIT = ".board [data-target][data-move]:not([aria-disabled='true']):not([disabled]), .board [data-pick]";
const LISTED = "#choices button:enabled";

interface Point {
  x: number;
  y: number;
}

/** The middle of one of some things that are in sight, where a press would meet it; now this, now that. */
const pointOf = (page: Page, things: string, turn: number): Promise<Point | null> =>
  page.evaluate(
    ([all, nth]) => {
      const points = [...document.querySelectorAll(all)].flatMap((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const there = document.elementFromPoint(middle.x, middle.y);
        return there !== null && node.contains(there) ? [middle] : [];
      });
      return points[nth % Math.max(1, points.length)] ?? null;
    },
    [things, turn * 5] as const,
  );

/** A press of the hand itself, which waits for nothing. */
const pressAt = (page: Page, { x, y }: Point, hand: Hand): Promise<void> =>
  hand === "thumb" ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

/** Presses what is lit on the board, else a choice of the list. */
async function press(page: Page, turn: number, hand: Hand): Promise<void> {
  const lit = await pointOf(page, LIT, turn);
  await (lit ? pressAt(page, lit, hand) : fromTheList(page, turn, hand));
}

async function fromTheList(page: Page, turn: number, hand: Hand): Promise<void> {
  if ((await choices(page).count()) === 0) await unfold(page, hand);
  const choice = await pointOf(page, LISTED, turn);
  if (choice) await pressAt(page, choice, hand);
}

async function unfold(page: Page, hand: Hand): Promise<void> {
  const button = await pointOf(page, "[aria-controls=choices]", 0);
  if (!button) return;
  await page.evaluate(() => (document.documentElement.dataset.unfolding = "yes"));
  await pressAt(page, button, hand);
  await twoFrames(page);
  await page.evaluate(() => delete document.documentElement.dataset.unfolding);
}

/** Shifts are told of after the frame in which they happen. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

/** So often one presses until a move is made: a piece is picked up first, a grave move is asked again. */
const PRESSES = 40;

async function move(page: Page, turn: number, hand: Hand): Promise<void> {
  const before = await seqOf(page);
  await page.evaluate((turn) => (document.documentElement.dataset.turn = turn), String(turn));
  for (let step = 0; step < PRESSES && (await seqOf(page)) === before; step++) {
    const again = await pointOf(page, "[role=alertdialog] button.strong", 0);
    if (again) await pressAt(page, again, hand);
    else if (step % 4 < 2) await press(page, turn + step, hand);
    else await fromTheList(page, turn + step, hand);
    await twoFrames(page);
  }
  await movedPast(page, before);
  await expect(page.locator("[aria-controls=choices]").or(ending(page)).first()).toBeVisible({ timeout: 60_000 });
}

async function seated(browser: Browser, baseURL: string, setup: string, hand: Hand): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "en", reducedMotion: "no-preference", ...HANDS[hand] });
  const page = await context.newPage();
  await page.addInitScript(`localStorage["althing.preferences"] = '{"curtain":"off"}'`);
  const seats = [{ kind: "me", name: "Ingrid" } as const, BOT, ...(setup.includes("3") ? [BOT] : [])];
  const id = await openTable(page.request, seats, setup === "hnefatafl" ? setup : `${setup}#5f2c`);
  await playOn(page.request, id, (state) => state.acting !== null);
  await page.goto(`/table/${id}`);
  await expect(page.locator(".board")).toBeVisible();
  await expect(page.locator("[aria-controls=choices]")).toBeVisible();
  await page.evaluate(async () => document.fonts.ready);
  return page;
}

for (const setup of GAMES)
  for (const hand of ["mouse", "thumb"] as const)
    test(`nothing jumps in play: ${setup}, by ${hand}`, async ({ browser, baseURL }) => {
      const page = await seated(browser, baseURL!, setup, hand);
      await page.evaluate(WATCH);
      for (let turn = 0; turn < MOVES && !(await ending(page).isVisible()); turn++) await move(page, turn, hand);
      await expect(main(page)).toBeVisible();
      const { shifts, worst } = await page.evaluate(() => ({ shifts: window.shifts, worst: window.worst }));
      test.info().annotations.push({ type: "layout shift", description: shifts.toFixed(3) });
      expect(shifts, `What moved: ${worst.slice(0, 8).join(" | ")}`).toBeLessThanOrEqual(
        TO_BE_MENDED[`${setup}, by ${hand}`] ?? TO_BE_MENDED[setup] ?? LIMIT,
      );
      await page.context().close();
    });

declare global {
  interface Window {
    shifts: number;
    worst: string[];
  }
}
