import type { Browser, Page } from "@playwright/test";
import type { TableState } from "../src/api/types";
import { onOneScreen, SELDOM, viewOf } from "./graenaland";
import { expect, PICTURED, PICTURED_IN_FULL, test } from "./hall";
import { keep, leave, pictureTable } from "./pictures";
import {
  BOT,
  choices,
  ending,
  expectNothingSerious,
  goesOn,
  litTargets,
  movedPast,
  openTable,
  playOn,
  seqOf,
  stateOf,
} from "./table";

const THREE = "graenaland(seats=3)#5f2c";
/** A whole game takes as long as it takes, also on a busy machine. */
test.describe.configure({ timeout: 30 * 60_000 });
test.use({ actionTimeout: 60_000 });

/** What a player with an eye for growth presses first. */
const WISHES = [
  /^(village|church|hall|fort) /,
  /^army/,
  /^take /,
  /^pay$/,
  /^vote for$/,
  /^propose /,
  /^(bring|declare|road .*)$/,
];

test("a whole game of three by clicking what is lit on the board", async ({ page }) => {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT, BOT], THREE);
  await page.goto(`/table/${id}`);
  const words = new Set<string>();
  let clicks = 0;
  while (await goesOn(page, page.locator("[data-bin]").or(litTargets(page)).filter({ visible: true }))) {
    const seq = await seqOf(page);
    const word = await act(page, clicks++);
    words.add(word);
    if (word !== GONE) await movedPast(page, seq);
  }
  expect([...words]).toEqual(expect.arrayContaining(["order", "propose", "give", "vote", "take", "village", "done"]));
  await expect(ending(page)).toContainText(/wins|Shared victory/);
  await keep(page, "graenaland-end");
});

/** The others' answers have taken the question away before anything was pressed. */
const GONE = "";

/** Makes one move by the pointer; its first word. */
async function act(page: Page, turn: number): Promise<string> {
  if ((await page.locator("[data-bin]").count()) > 0) return share(page);
  const moves = await litTargets(page)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["move"] ?? ""));
  if (moves.length === 0) return GONE;
  const wish = WISHES.find((each) => moves.some((move) => each.test(move)));
  const wanted =
    wish && turn % 5 < 4 ? moves.filter((move) => wish.test(move)) : moves.filter((move) => !move.startsWith("joint"));
  const chosen = wanted[(turn * 7) % wanted.length] ?? moves[0]!;
  const target = page.locator(`[data-target][data-move="${chosen}"]`).filter({ visible: true }).first();
  // Where everybody is asked at once, the others' answers may take the question away under the pointer.
  await target.click({ timeout: 10_000 }).catch(() => undefined);
  return chosen.split(" ")[0]!;
}

/** Divides the cards among those who may get some, the first one by dragging, and publishes the division. */
async function share(page: Page): Promise<string> {
  const bins = page.locator("[data-bin]");
  const open = page.getByRole("group", { name: "Cards still to give" }).locator("[data-card]");
  await open.first().dragTo(bins.first());
  for (let bin = 1; (await open.count()) > 0; bin++)
    await page
      .locator("[data-give]")
      .nth(bin % (await bins.count()))
      .click();
  await page.locator("[data-publish]").click();
  await expect(bins).toHaveCount(0);
  return "give";
}

test("four turns by keyboard alone, with votes and building", async ({ page }) => {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT, BOT], "graenaland(seats=3)#7");
  await page.goto(`/table/${id}`);
  const words = new Set<string>();
  while (viewOf(await stateOf(page.request, id)).turn <= 4 && (await goesOn(page, choices(page)))) {
    const seq = await seqOf(page);
    const moves = await choices(page).evaluateAll((all) =>
      all.map((each) => (each as HTMLElement).dataset["move"] ?? ""),
    );
    const wish = WISHES.find((each) => moves.slice(0, 10).some((move) => each.test(move)));
    const index = wish ? moves.findIndex((move) => wish.test(move)) : moves.length - 1;
    words.add(moves[index]!.split(" ")[0]!);
    await chooseByKey(page, index);
    await movedPast(page, seq);
  }
  expect([...words]).toEqual(expect.arrayContaining(["vote", "done"]));
});

/** The first ten choices have a key of their own; to a later one the Tab key leads. */
async function chooseByKey(page: Page, index: number): Promise<void> {
  if (index < 10) return page.keyboard.press("1234567890"[index]!);
  const isThere = () =>
    choices(page)
      .nth(index)
      .evaluate((each) => each === document.activeElement);
  while (!(await isThere())) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

test("two browsers choose in secret at once, and neither sees the other's order before both have chosen", async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, friend } = await tableWhereBothOrder(page, browser, baseURL!);
  await Promise.all([page.goto(`/table/${id}`), friend.goto(`/table/${id}`)]);
  const compass = (who: Page) => who.getByRole("region", { name: /Compass/ });
  const order = (who: Page) => compass(who).locator("[data-move^='order ']:not([aria-disabled='true'])");
  await expect(compass(page)).toBeVisible();
  await expect(compass(friend)).toBeVisible();
  await openChat(friend);
  await expect(friend.getByText("The rules allow no talk at the moment.", { exact: false })).toBeVisible();

  const before = viewOf(await stateOf(friend.request, id));
  const seq = await seqOf(friend);
  await order(page).first().click();
  await movedPast(friend, seq);
  await expect(page.getByText(/Your sealed order/)).toBeVisible();
  await expect(compass(page)).toHaveCount(0);
  await expect(friend.getByText(/Your sealed order/)).toHaveCount(0);
  await expect(friend.getByRole("region", { name: "Orders", exact: true })).toContainText("Ingrid: has chosen");
  expect(viewOf(await stateOf(friend.request, id))).toEqual(before);

  await order(friend).last().click();
  for (const who of [page, friend])
    await expect(who.getByRole("region", { name: "Orders of this turn" })).toBeVisible();
  await friend.context().close();
});

/** The card of a first game takes its room from the log and the talk until it is read. */
async function openChat(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Got it" }).click();
  await page.locator("summary", { hasText: "Chat" }).click();
}

/** A table of two people and a bot where both people are asked for an order at the same time: the bot has the ship. */
async function tableWhereBothOrder(
  page: Page,
  browser: Browser,
  baseURL: string,
): Promise<{ id: string; friend: Page }> {
  const friend = await (await browser.newContext({ baseURL, locale: "en", reducedMotion: "reduce" })).newPage();
  for (let seed = 1; ; seed++) {
    const id = await openTable(
      page.request,
      [{ kind: "me", name: "Ingrid" }, { kind: "friend" }, BOT],
      `graenaland(seats=3)#${seed}`,
    );
    const state = await stateOf(page.request, id);
    if (viewOf(state).mainSeat !== 2) continue;
    await friend.request.post(`/api/tables/${id}/join`, { data: { invite: state.seats[1]!.invite, name: "Leif" } });
    return { id, friend };
  }
}

test("talk is open while a vote is, and promises stand in the ledger", async ({ page }) => {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT, BOT], THREE);
  const canPromise = (state: TableState) =>
    viewOf(state).asked === "vote" && state.options.some((option) => option.move.startsWith("promise "));
  await playOn(page.request, id, canPromise, giving);
  await page.goto(`/table/${id}`);
  await openChat(page);
  await page.getByRole("textbox", { name: "Say something" }).fill("Vote with me and I shall build a road.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("I shall build a road")).toBeVisible();
  const vote = page.getByRole("region", { name: "The vote" });
  await vote.locator("summary").click();
  await vote
    .getByRole("button", { name: /Promise/ })
    .first()
    .click();
  await expect(
    page
      .getByRole("region", { name: "Promises" })
      .getByRole("listitem")
      .filter({ hasText: /Ingrid: .*made/s }),
  ).toBeVisible();
  await expectNothingSerious(page);
});

/** Proposes, and gives now to this one, now to that one. */
function giving(state: TableState): number {
  const wanted = state.options.findIndex(({ move }) => /^(propose|village|take|church|hall) /.test(move));
  return wanted >= 0 ? wanted : (state.moves * 7 + 1) % state.options.length;
}

const MOMENTS: [string, (state: TableState) => boolean][] = [
  ["order", (state) => viewOf(state).asked === "order" && viewOf(state).turn > 2 && state.acting !== null],
  ["propose", (state) => viewOf(state).asked === "propose" && state.acting !== null],
  ["assign", (state) => viewOf(state).composing !== null && viewOf(state).composing!.left > 1],
  ["vote", (state) => viewOf(state).asked === "vote" && state.acting !== null],
  ["build", (state) => viewOf(state).asked === "build" && state.acting !== null && state.options.length > 6],
];

async function fivePlayers(page: Page, locale: string): Promise<void> {
  const five = await openTable(
    page.request,
    [{ kind: "me", name: "Ingrid" }, BOT, BOT, BOT, BOT],
    "graenaland(seats=5,variant=advanced)#5f2c",
  );
  await playOn(page.request, five, (state) => viewOf(state).asked === "keep-card" && state.acting !== null);
  await shots(page, five, `keep-card-${locale}`);
  await playOn(page.request, five, (state) => viewOf(state).turn > 5 && state.acting !== null, giving);
  await shots(page, five, `five-${locale}`);
}

/** Pictures of every phase for people to look at; the test makes sure that each comes up in every language, fits and is open to all. */
for (const locale of PICTURED) {
  test(`pictures of every phase: ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      locale,
      colorScheme: locale === "pl" ? "dark" : "light",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const id = await openTable(page.request, onOneScreen(3), THREE);
    for (const [moment, reached] of MOMENTS) {
      expect((await playOn(page.request, id, reached, giving)).over, moment).toBe(false);
      await shots(page, id, `${moment}-${locale}`);
      await leave(page);
    }
    if (PICTURED_IN_FULL.includes(locale)) await fivePlayers(page, locale);
    await context.close();
  });
}

/** Questions that come up seldom: each has its place on the board, fits, is open to all and can be answered there. */
for (const locale of PICTURED) {
  for (const [moment, { setup, seats, reached, pick }] of Object.entries(SELDOM)) {
    test(`${moment} is asked and answered: ${locale}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: baseURL!, locale, reducedMotion: "reduce" });
      const page = await context.newPage();
      const id = await openTable(page.request, onOneScreen(seats), setup);
      expect((await playOn(page.request, id, reached, pick)).over, moment).toBe(false);
      await shots(page, id, `${moment}-${locale}`);
      const seq = await seqOf(page);
      await litTargets(page).filter({ visible: true }).first().click();
      await movedPast(page, seq);
      await context.close();
    });
  }
}

test("cards for a joint work are chosen together and pledged by one press", async ({ page }) => {
  const { setup, seats, reached, pick } = SELDOM["pledge"]!;
  const id = await openTable(page.request, onOneScreen(seats), setup);
  const { acting } = await playOn(page.request, id, reached, pick);
  await page.goto(`/table/${id}`);
  await page.locator("[data-pick^='pledge']").first().click();
  await page.locator("[data-pledge]").click();
  await expect
    .poll(async () => {
      const state = await stateOf(page.request, id);
      return viewOf(state).joint?.pledges.some(({ seat }) => seat === acting) && state.acting !== acting;
    })
    .toBe(true);
});

const shots = (page: Page, id: string, name: string): Promise<void> =>
  pictureTable(
    page,
    id,
    `graenaland-${name}`,
    page.locator("[data-bin]").or(litTargets(page)).or(choices(page)).filter({ visible: true }),
  );
