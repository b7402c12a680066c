import type { Page } from "@playwright/test";
import { expect, test } from "./hall";
import { choices, main, movedPast, seqOf } from "./table";

const company = async (page: Page, button: string): Promise<void> => {
  await page.getByRole("button", { name: "Company and notes" }).click();
  await page.getByRole("button", { name: button }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

test.use({ timezoneId: "Europe/Warsaw" });

test("a game by days sleeps at night, rests by agreement, goes on holiday, and is left to a bot", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Set up a new table of Hnefatafl" }).click();
  await page.getByLabel("Your name").fill("Ingrid");
  await page.getByLabel("Who sits here: Seat 2").selectOption("friend");
  await page.getByLabel("Pace").selectOption({ label: "3 days a turn" });
  await page.getByLabel(/Nights do not count/).check();
  await page.getByLabel("to (hour)").selectOption("22");
  await expect(page.getByText("A night lasts 1 to 12 hours.")).toBeVisible();
  await page.getByLabel("to (hour)").selectOption("7");
  await expect(page.getByText("A night lasts 1 to 12 hours.")).toHaveCount(0);
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = await page
    .getByRole("dialog", { name: "Invitation links" })
    .getByLabel(/Seat 2/)
    .inputValue();
  await page.keyboard.press("Escape");

  /* Abroad the nights are still those of the table. */
  const other = await browser.newContext({
    baseURL,
    locale: "en",
    reducedMotion: "reduce",
    timezoneId: "America/Lima",
  });
  const leif = await other.newPage();
  await leif.goto(link);
  await expect(leif.getByText("nights do not count (22–7, Central European Time)")).toBeVisible();
  await leif.getByLabel("Your name").fill("Leif");
  await leif.getByRole("button", { name: "Take the seat" }).click();
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Leif");

  await company(page, "Ask for a pause");
  await expect(leif.getByText("Ingrid would like a pause.")).toBeVisible();
  await leif.getByRole("button", { name: "Agree" }).click();
  for (const each of [page, leif]) await expect(each.getByText("All clocks stand still.")).toBeVisible();
  await page.getByRole("button", { name: "Go on" }).click();
  for (const each of [page, leif]) await expect(each.getByText("All clocks stand still.")).toHaveCount(0);
  await expect(leif.getByText("Ingrid goes on after the pause.").first()).toBeAttached();

  await page.getByRole("button", { name: "Company and notes" }).click();
  await page.getByLabel("Days of holiday").fill("10");
  await page.getByRole("button", { name: "Go on holiday" }).click();
  await expect(leif.getByText("Ingrid is on holiday for 10 days.").first()).toBeAttached();
  await page.getByRole("button", { name: "Go on holiday" }).click();
  await expect(page.getByRole("dialog").getByText("14 days of holiday")).toBeVisible();
  await page.keyboard.press("Escape");

  await company(leif, "Leave a bot in my place");
  await expect(leif.getByText("A bot plays for you.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Players" }).getByRole("listitem").nth(1)).toContainText("bot plays");
  await expect(choices(page).first()).toBeVisible();
  const seq = await seqOf(page);
  await choices(page).first().click();
  await movedPast(page, seq + 1);
  await expect(choices(page).first()).toBeVisible();
  await expect(choices(leif)).toHaveCount(0);
  await leif.getByRole("button", { name: "I am back" }).click();
  await choices(page).first().click();
  await expect(choices(leif).first()).toBeVisible();
  await expect(main(leif)).toHaveAttribute("data-moves", /[34]/);
  await other.close();
});
