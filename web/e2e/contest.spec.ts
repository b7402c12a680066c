import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, PICTURED_IN_FULL, test } from "./hall";
import { expectNothingSerious, main } from "./table";

/** Whether somebody sits at a table of this round. */
const mine = (page: Page) => page.locator("li.mine a").first();

test("three people play Swiss rounds, one round opens after the other, and one leaves", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Open a tournament…" }).click();
  const dialog = page.getByRole("dialog", { name: "A new tournament" });
  await dialog.getByLabel("Name of the tournament").fill("Althing cup");
  await dialog.getByRole("combobox", { name: "Game", exact: true }).selectOption({ label: "Hnefatafl" });
  await dialog.getByRole("combobox", { name: /^Form/ }).selectOption({ label: "Swiss rounds" });
  await dialog.getByLabel("Your name").fill("Ingrid");
  await dialog.getByRole("button", { name: "Open the tournament" }).click();
  await expect(page.getByRole("heading", { name: "Althing cup" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start the tournament" })).toBeDisabled();
  const address = page.url();

  const guests: Page[] = [];
  for (const name of ["Olaf", "Freya"]) {
    const context = await browser.newContext({ baseURL: baseURL!, locale: "en", reducedMotion: "reduce" });
    const guest = await context.newPage();
    await guest.goto("/");
    await guest.getByRole("link", { name: "Althing cup" }).click();
    await guest.getByLabel("Your name").fill(name);
    await guest.getByRole("button", { name: "Take part" }).click();
    await expect(guest.getByRole("listitem").filter({ hasText: `${name} (you)` })).toBeVisible();
    await expect(guest.getByRole("button", { name: "Start the tournament" })).toHaveCount(0);
    guests.push(guest);
  }
  await expect(page.getByRole("listitem").filter({ hasText: "Freya" })).toBeVisible();
  await page.getByRole("button", { name: "Start the tournament" }).click();
  await expect(page.getByRole("heading", { name: "Round 1 of 3" })).toBeVisible();
  await expect(page.getByText("bye: counts as a win")).toBeVisible();
  await expectNothingSerious(page);

  /* Whoever was paired ends the game together with the other: a tie. */
  const everybody = [page, ...guests];
  for (const each of everybody) {
    await each.goto(address);
    await expect(each.getByRole("heading", { name: "Round 1 of 3" })).toBeVisible();
  }
  const paired: Page[] = [];
  for (const each of everybody) if ((await mine(each).count()) > 0) paired.push(each);
  expect(paired).toHaveLength(2);
  for (const each of paired) await each.getByRole("link", { name: "To your table" }).click();
  const [one, other] = paired as [Page, Page];
  await one.getByRole("button", { name: "Company and notes" }).click();
  await one.getByRole("button", { name: "Ask to end the game" }).click();
  await other.getByRole("button", { name: "Agree" }).click();
  await expect(main(other).getByText("The players have agreed to end this game.")).toBeVisible();
  await main(other).getByRole("link", { name: "To the tournament" }).click();
  await expect(other.getByRole("heading", { name: "Round 2 of 3" })).toBeVisible();
  await expect(other.getByText("a tie (ended by agreement)")).toBeVisible();

  /* Who leaves is replaced by a bot. */
  await guests[1]!.goto(address);
  await guests[1]!.getByRole("button", { name: "Leave the tournament…" }).click();
  await guests[1]!.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(guests[1]!.getByText("Freya (has left)")).toBeVisible();
  for (const guest of guests) await guest.context().close();
});

test("a tournament fits on a phone, in every language", async ({ browser, baseURL }) => {
  test.slow();
  const owner = await browser.newContext({ baseURL: baseURL! });
  const made = await owner.request.post("/api/contests", {
    data: {
      name: "Liga św. Olafa nad Wisłą",
      setup: "hnefatafl(seats=2)",
      form: "league",
      pace: "days 3",
      listed: true,
      enter: "Wojciech Brzęczyszczykiewicz",
    },
  });
  const { head } = (await made.json()) as { head: { id: string } };
  const other = await browser.newContext({ baseURL: baseURL! });
  await other.request.post(`/api/contests/${head.id}/enter`, { data: { name: "Sigrid" } });
  for (const stage of ["open", "running"]) {
    for (const locale of ["en", "pl", "hu"]) {
      const context = await browser.newContext({ baseURL: baseURL!, locale, reducedMotion: "reduce" });
      const page = await context.newPage();
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/contest/${head.id}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        if (PICTURED_IN_FULL.includes(locale))
          await page.screenshot({
            path: join(import.meta.dirname, "screenshots", `contest-${stage}-${locale}-${width}.png`),
            fullPage: true,
          });
      }
      await expectNothingSerious(page);
      await context.close();
    }
    await owner.request.post(`/api/contests/${head.id}/start`, { data: {} });
  }
  await owner.close();
  await other.close();
});
