import { join } from "node:path";
import { expect, PICTURED_IN_FULL, test } from "./hall";
import { choices, expectNothingSerious, movedPast, seqOf } from "./table";

test("everybody plays the same game of the day, once, and nobody looks before", async ({ page, browser, baseURL }) => {
  await page.goto("/");
  const card = page.getByRole("region", { name: "Game of the day" });
  await expect(card).toContainText("Nobody has played it yet.");
  await card.getByRole("button", { name: "Play the game of the day" }).click();
  await expect(choices(page).first()).toBeVisible();
  const mine = page.url();
  const seq = await seqOf(page);
  await choices(page).first().click();
  await movedPast(page, seq);
  await expect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(0);

  const other = await browser.newContext({ baseURL: baseURL!, locale: "en", reducedMotion: "reduce" });
  const guest = await other.newPage();
  await guest.goto(mine);
  await expect(guest.getByText("Everybody plays this deal today")).toBeVisible();
  await guest.goto("/");
  const theirs = guest.getByRole("region", { name: "Game of the day" });
  await expect(theirs).toContainText("One person has begun");
  await expectNothingSerious(guest);
  await theirs.getByRole("button", { name: "Play the game of the day" }).click();
  await expect(choices(guest).first()).toBeVisible();
  expect(guest.url()).not.toBe(mine);

  /* Who leaves the page comes back to the same table. */
  await page.goto("/");
  await card.getByRole("button", { name: "To your game of the day" }).click();
  await expect(page).toHaveURL(mine);
  await other.close();
});

test("the game of the day fits on a phone, in every language", async ({ browser, baseURL }) => {
  for (const locale of ["en", "pl", "hu"]) {
    const context = await browser.newContext({ baseURL: baseURL!, locale, reducedMotion: "reduce" });
    const page = await context.newPage();
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      await expect(page.locator(".cards > li").last()).toBeVisible();
      const card = page.locator("section[aria-labelledby=daily]");
      await expect(card.getByRole("button")).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (PICTURED_IN_FULL.includes(locale))
        await card.screenshot({ path: join(import.meta.dirname, "screenshots", `daily-${locale}-${width}.png`) });
    }
    await context.close();
  }
});
