import type { Page } from "@playwright/test";
import { expect, test } from "./hall";
import { BOT, choices, main, openTable, playOn, stateOf } from "./table";

const ME = { kind: "me", name: "Ingrid" } as const;
const usual = (page: Page, wishes: object = {}) =>
  page.addInitScript(`localStorage["althing.preferences"] = '${JSON.stringify(wishes)}'`);
const places = (page: Page, mark: string) => page.locator(`.board [data-${mark}]`);

test("what others changed is marked, and a line of the log leads there", async ({ page }) => {
  await usual(page);
  const id = await openTable(page.request, [ME, BOT], "hnefatafl");
  await page.goto(`/table/${id}`);
  await expect(page.locator("[data-pick]").first()).toBeVisible();
  await expect(choices(page)).toHaveCount(0);
  await page.keyboard.press("1");
  await expect(main(page)).toHaveAttribute("data-moves", "2");
  await expect(places(page, "changed")).toHaveCount(4);
  await expect(places(page, "changed='1'")).toHaveCount(2);
  const line = page.getByRole("region", { name: "What happened" }).locator("button.line").last();
  await line.hover();
  await expect(places(page, "pointed")).toHaveCount(2);

  await page.getByRole("link", { name: "Look at move 1" }).click();
  await expect(page.getByText("Move 1 of 2")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("This is how the game stands now.")).toBeVisible();
  await expect(places(page, "changed")).toHaveCount(2);
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByText("Move 2 of 2")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await page.goto(`/table/${id}?at=1`);
  await expect(page.getByText("Move 1 of 2")).toBeVisible();
});

test("what gives up much comes last and is asked again; rules stand beside the board", async ({ page }) => {
  await usual(page, { list: "open" });
  const id = await openTable(page.request, [ME, BOT], "odin(seats=2)#5f2c");
  await playOn(page.request, id, (state) => state.options.some(({ grave }) => grave));
  await page.goto(`/table/${id}`);
  await expect(choices(page).last()).toHaveText(/Pass/);
  const moves = (await stateOf(page.request, id)).moves;
  await choices(page).last().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "No, let me think" }).click();
  expect((await stateOf(page.request, id)).moves).toBe(moves);
  await choices(page).last().click();
  await page.getByRole("button", { name: "Yes, do it" }).click();
  await expect.poll(async () => (await stateOf(page.request, id)).moves).toBeGreaterThan(moves);

  await page.getByRole("button", { name: "Rules", exact: true }).click();
  const rules = (await page.getByRole("dialog", { name: "Rules" }).boundingBox())!;
  const board = (await page.locator(".board").first().boundingBox())!;
  expect(rules.x + rules.width).toBeLessThanOrEqual(board.x);
});

test("people at one screen draw a curtain between their secrets", async ({ page }) => {
  await usual(page);
  const seats = [ME, { kind: "screen", name: "Leif" } as const];
  const id = await openTable(page.request, seats, "odin(seats=2)#5f2c");
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: /^I am / }).click();
  await expect(page.locator(".board")).toBeVisible();
  const first = (await stateOf(page.request, id)).acting;
  await playOn(page.request, id, (state) => state.acting !== first);
  await expect(page.getByRole("heading", { name: /'s turn/ })).toBeVisible();
  await expect(page.locator(".board")).toHaveCount(0);
});

test("a signpost for everybody: play at once, first field, tooltip, and kind words offline", async ({ page }) => {
  await page.goto("/");
  const play = page.getByRole("button", { name: "Play Vikings now against bots" });
  await expect(play).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Set up a new table of Vikings" }).click();
  await expect(page.getByLabel("Your name")).toBeFocused();
  const dialog = page.getByRole("dialog");
  expect(
    await dialog.evaluate((each) =>
      [...each.querySelectorAll(":scope > :not(.notices), :scope > :not(.notices) *")].every(
        (part) => part.getBoundingClientRect().right <= each.getBoundingClientRect().right + 1,
      ),
    ),
  ).toBe(true);
  await page.keyboard.press("Escape");
  await page.evaluate(() => navigator.serviceWorker.ready);

  const id = await openTable(page.request, [ME, BOT]);
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Score sheet" }).hover();
  await expect(page.getByRole("tooltip")).toHaveText("Score sheet");

  await page.keyboard.press("i");
  await expect(page.getByRole("tooltip")).toHaveText("you");
  await page.keyboard.press("i");
  await expect(page.getByRole("tooltip")).not.toHaveText("you");
  await page.keyboard.press("Shift+I");
  await expect(page.getByRole("tooltip")).toHaveText("you");

  await page.context().setOffline(true);
  await page.goto("/");
  await expect(page.getByText("The hall cannot be reached from here.")).toBeVisible();
  await page.context().setOffline(false);
});
