import type { APIRequestContext, Page } from "@playwright/test";
import { expect, PICTURED, test } from "./hall";
import { keep, leave } from "./pictures";
import { choices, openTable, playOn, stateOf, BOT } from "./table";

const idOf = (page: Page): string => /table\/(\w+)/.exec(page.url())![1]!;

/** Plays for two people by the interface alone until the game is over. */
async function playOut(id: string, one: APIRequestContext, other: APIRequestContext): Promise<void> {
  const idle = (state: { acting: number | null }) => state.acting === null;
  for (let state = await stateOf(one, id); !state.over; state = await stateOf(one, id)) {
    await playOn(one, id, idle);
    await playOn(other, id, idle);
  }
}

test("two people deal together, and both pages find at the end that nobody chose", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Set up a new table of Vikings" }).click();
  await page.getByLabel("Your name").fill("Ingrid");
  await page.getByRole("radio", { name: "2" }).check();
  await page.getByLabel("Who sits here: Seat 2").selectOption("friend");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByText("One seat is still free.")).toBeVisible();
  await expect(page.getByText("Nobody will choose this deal")).toBeVisible();
  await keep(page, "deal-waiting", false);
  const link = await page.getByLabel(/Seat 2/).inputValue();

  const other = await browser.newContext({
    baseURL: baseURL!,
    locale: "en",
    reducedMotion: "reduce",
    viewport: { width: 360, height: 740 },
  });
  const friend = await other.newPage();
  await friend.goto(link);
  await friend.getByLabel("Your name").fill("Leif");
  await friend.getByRole("button", { name: "Take the seat" }).click();
  await expect(friend.getByText("A fair deal: nobody chose it")).toBeVisible();
  await page.getByText("A fair deal: nobody chose it").click();
  await expect(page.getByText("What your browser added")).toBeVisible();
  await expect(page.getByText("Seal of Leif")).toBeVisible();
  await keep(page, "deal-sealed", false);

  const id = idOf(page);
  await leave(friend);
  await leave(page);
  await playOut(id, page.request, other.request);
  for (const each of [page, friend]) {
    await each.goto(`/table/${id}`);
    await each.getByText("Was the deal fair?").click();
    await expect(each.getByText("Checked: nobody could choose this deal.")).toBeVisible();
    await expect(each.getByText("What your browser added is in it.")).toBeVisible();
    await each.getByText("Checked: nobody could choose this deal.").scrollIntoViewIfNeeded();
  }
  await keep(page, "deal-checked", false);
  await keep(friend, "deal-checked-phone", false);
  await other.close();
});

test("a page that was told another fingerprint first finds the hall out", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("button", { name: /Play now: Vikings|Play Vikings now|Play now/ })
    .first()
    .click();
  await expect(choices(page).first()).toBeVisible();
  const id = idOf(page);
  await page.evaluate((table) => {
    const name = `althing.deal.${table}`;
    const kept = JSON.parse(localStorage.getItem(name)!) as { commitment: string };
    localStorage.setItem(name, JSON.stringify({ ...kept, commitment: "0".repeat(64) }));
  }, id);
  await leave(page);
  await playOn(page.request, id, (state) => state.over);
  await page.goto(`/table/${id}`);
  await page.getByText("Was the deal fair?").click();
  await expect(page.getByText("This deal does not hold: something was changed.")).toBeVisible();
  await expect(page.getByText("Checked:")).toHaveCount(0);
});

test("a chosen seed is called practice for everybody, from the first moment", async ({ page, browser, baseURL }) => {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT]);
  const onlooker = await browser.newContext({ baseURL: baseURL!, locale: "en" });
  const looking = await onlooker.newPage();
  await looking.goto(`/table/${id}`);
  await expect(looking.getByText("Practice: this deal was chosen")).toBeVisible();
  await onlooker.close();
});

test("pictures of a table that waits, on a phone", async ({ browser, baseURL }) => {
  for (const language of PICTURED) {
    const context = await browser.newContext({
      baseURL: baseURL!,
      locale: language,
      viewport: { width: 360, height: 740 },
    });
    await context.addInitScript(`localStorage["althing.language"] = '"${language}"'`);
    const page = await context.newPage();
    await page.goto("/");
    const made = await context.request.post("/api/tables", {
      data: {
        setup: "vikings(seats=3)",
        seats: [{ kind: "me", name: "Ingrid" }, { kind: "friend" }, { kind: "friend" }],
        seal: "a".repeat(64),
      },
    });
    const { id } = (await made.json()) as { id: string };
    await page.goto(`/table/${id}`);
    await expect(page.locator("#waiting-title")).toBeVisible();
    await keep(page, `deal-waiting-phone-${language}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await context.close();
  }
});
