import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { Hall as HallInfo, LessonPlan, LessonText } from "../src/api/types";
import { expect, test } from "./hall";
import { BOT, expectNothingSerious, movedPast, openTable, playOn, seqOf, stateOf } from "./table";

/** Every lesson of every game, walked on a small phone by what it says and asks. */
test.describe.configure({ timeout: 20 * 60_000 });
test.use({ viewport: { width: 360, height: 740 } });

const MODULES = resolve(import.meta.dirname, "../../games");
/** Each game has a test of its own, so that they are walked side by side. */
const GAMES = readdirSync(MODULES)
  .filter((name) => existsSync(join(MODULES, name, "pom.xml")))
  .sort();

const speech = (page: Page): Locator => page.locator("[data-lesson]");

async function open(page: Page, game: string, lesson: string): Promise<string> {
  const answer = await page.request.post("/api/lessons", { data: { game, lesson } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/table/${id}`);
  await expect(speech(page)).toBeVisible();
  return id;
}

const fits = (pattern: string, move: string): boolean =>
  new RegExp(
    `^${pattern
      .split("*")
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
  ).test(move);

/** Where a place is: not there at all, under the dock or outside the window, or in view: whole, or from its beginning where it is too long. */
async function whereIs(page: Page, name: string): Promise<string> {
  return page.evaluate((name) => {
    const quoted = CSS.escape(name);
    const place = [
      `[data-point="${quoted}"]`,
      `[data-place="${quoted}"]`,
      `[data-target][data-move="${quoted}"]`,
      `[data-move="${quoted}"]`,
    ]
      .flatMap((way) => [...document.querySelectorAll(way)])
      .find((each) => each.getBoundingClientRect().width > 0);
    if (!place) return "nowhere";
    const dock = document.querySelector("[data-lesson]")!.parentElement!;
    const box = place.getBoundingClientRect();
    const floor = getComputedStyle(dock).position === "fixed" ? dock.getBoundingClientRect().top : innerHeight;
    if (dock.contains(place)) return "in view";
    const middle = (box.top + Math.min(box.bottom, floor)) / 2;
    return box.top >= -1 && middle < floor && (box.bottom <= floor + 1 || box.height > floor - 24)
      ? "in view"
      : `covered: ${box.top}–${box.bottom} of ${floor}`;
  }, name);
}

/** Whatever a text points at is on the page; the first of it lies in view. */
async function expectPointed(page: Page, { text, points }: LessonText): Promise<void> {
  for (const point of points)
    await expect.poll(() => whereIs(page, point), { message: `${text.key}: ${point}` }).not.toBe("nowhere");
  if (points[0] !== undefined)
    await expect.poll(() => whereIs(page, points[0]!), { message: `${text.key}: ${points[0]}` }).toBe("in view");
}

async function chooseFromList(page: Page, move: string): Promise<void> {
  const button = page.locator(`#choices button[data-move="${move}"]`);
  if (!(await button.isVisible())) await page.locator("[aria-controls='choices']").click();
  await button.click();
  const asked = page.getByRole("alertdialog");
  if (await asked.isVisible()) await asked.getByRole("button").last().click();
}

/** Reads the texts of a stage one by one; the last one stays where something is to be done. */
async function read(page: Page, texts: LessonText[]): Promise<void> {
  for (const [at, text] of texts.entries()) {
    await expect(page.locator(`[data-text="${text.text.key}"]`)).toBeVisible();
    await expectPointed(page, text);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    if (at < texts.length - 1) await page.locator("[data-lesson]").getByRole("button", { name: "Go on" }).click();
  }
}

async function answersAnother(page: Page, id: string, wanted: string[]): Promise<void> {
  const { options, moves } = await stateOf(page.request, id);
  const other = options.find(({ move }) => !wanted.some((pattern) => fits(pattern, move)));
  if (!other) return;
  await chooseFromList(page, other.move);
  await expect(speech(page).locator(".answer")).toBeVisible();
  expect((await stateOf(page.request, id)).moves).toBe(moves);
}

async function walk(page: Page, id: string, plan: LessonPlan): Promise<void> {
  for (const [at, { texts, act, moves }] of plan.stages.entries()) {
    if (act === "play" && texts.length === 0) continue; // it follows by itself
    await expect(speech(page)).toHaveAttribute("data-stage", String(at));
    await read(page, texts);
    const seq = await seqOf(page);
    if (act === "free") break;
    if (act === "play") await page.locator("[data-lesson]").getByRole("button", { name: "Go on" }).click();
    if (act === "ask") {
      await answersAnother(page, id, moves);
      const { options } = await stateOf(page.request, id);
      await chooseFromList(page, options.find(({ move }) => moves.some((pattern) => fits(pattern, move)))!.move);
    }
    await movedPast(page, seq);
  }
  await page.getByRole("button", { name: "Play on" }).click();
  await expect(speech(page)).toBeHidden();
}

test("no game has a lesson that is not walked here", async ({ request }) => {
  const { games } = (await (await request.get("/api/hall")).json()) as HallInfo;
  expect(games.map(({ id }) => id).sort()).toEqual(GAMES);
});

for (const game of GAMES)
  test(`every lesson of ${game} can be walked on a phone, and points at what is there`, async ({ page, request }) => {
    const { games } = (await (await request.get("/api/hall")).json()) as HallInfo;
    for (const { name } of games.find(({ id }) => id === game)!.lessons)
      await test.step(name, async () => {
        const id = await open(page, game, name);
        const plan = (await (await request.get(`/api/games/${game}/lessons/${name}`)).json()) as LessonPlan;
        await walk(page, id, plan);
        await expect.poll(async () => (await stateOf(page.request, id)).acting !== null).toBe(true);
      });
  });

test("a lesson is found where it was, read back, done for one, begun again and left", async ({ page }) => {
  const id = await open(page, "hnefatafl", "first");
  await page.getByRole("button", { name: "Skip to the task" }).click();
  await page.getByRole("button", { name: "Back to the text before" }).click();
  await expect(page.locator("[data-text='lesson.first.aim']")).toBeVisible();
  await page.getByRole("button", { name: "Skip to the task" }).click();
  await page.locator("[data-lesson]").getByRole("button", { name: "Go on" }).click();
  await expect(page.locator("[data-text='lesson.first.step']")).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-text='lesson.first.step']")).toBeVisible();
  await expectNothingSerious(page);
  await page.getByRole("button", { name: "Do it for me" }).click();
  await expect(page.locator("[data-text='lesson.first.trap']")).toBeVisible();
  await page.getByRole("button", { name: "Begin the lesson again" }).click();
  await expect(page.locator("[data-text='lesson.first.aim']")).toBeVisible();
  expect(page.url()).not.toContain(id);
  await page.getByRole("link", { name: "Leave the lesson" }).click();
  await expect(page.getByRole("heading", { name: "Hnefatafl" })).toBeVisible();
});

test("a newcomer is offered a lesson at the first table of a game, and never again", async ({ page }) => {
  await page.goto("/");
  const card = page.locator("article", { has: page.getByRole("heading", { name: "Hnefatafl" }) });
  await card.getByText("Learn to play").click();
  await expect(card.getByRole("button", { name: /The aim and a first turn/ })).toBeVisible();
  await card.getByRole("button", { name: "Play Hnefatafl now against bots" }).click();
  await expect(page.getByRole("heading", { name: "Your first game of Hnefatafl?" })).toBeVisible();
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(speech(page)).toBeVisible();
  await page.goto("/");
  await card.getByRole("button", { name: "Play Hnefatafl now against bots" }).click();
  await expect(page.locator("main[data-seq]")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your first game of Hnefatafl?" })).toBeHidden();
});

/** What of the words for newcomers does not fit in its place, or lies outside the window. */
const cut = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((part) => {
    const places = [...document.querySelectorAll<HTMLElement>(part)].filter(({ offsetHeight }) => offsetHeight > 0);
    const isCut = (place: HTMLElement) =>
      place.scrollHeight > place.clientHeight + 1 || place.getBoundingClientRect().bottom > innerHeight;
    return places.length === 0 ? ["nothing is said"] : places.filter(isCut).map((place) => place.innerText);
  }, part);

test("the card and the words for newcomers are never cut, and come one after the other", async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
  ] as const)
    for (const game of ["hnefatafl", "vikings", "jorvik"]) {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      await page.evaluate(() => localStorage.clear());
      const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT], `${game}(seats=2)#5f2c`);
      await playOn(page.request, id, ({ acting }) => acting !== null);
      await page.goto(`/table/${id}`);
      await expect(page.locator("#first-game")).toBeVisible();
      await expect(page.locator(".word aside")).toBeHidden();
      await expect.poll(() => cut(page, ".greeting"), { message: `${game} ${width}` }).toEqual([]);
      await page.locator(".greeting").getByRole("button", { name: "Got it" }).click();
      await expect.poll(() => cut(page, ".word"), { message: `${game} ${width}` }).toEqual([]);
    }
});
