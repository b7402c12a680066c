import { picture } from "./hands";
import { expect, test } from "./hall";
import { choices, main, movedPast, seqOf } from "./table";

test("strangers find a table, one runs out of time, a bot stands in, and the person comes back", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Set up a new table of Hnefatafl" }).click();
  await page.getByLabel("Your name").fill("Ingrid");
  await expect(page.getByLabel("Anybody may join")).toHaveCount(0);
  await page.getByLabel("Who sits here: Seat 2").selectOption("friend");
  await page.getByLabel("Anybody may join").check();
  await page.getByLabel("Pace").selectOption({ label: "1 min for the game" });
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("dialog", { name: "Invitation links" })).toBeVisible();
  await page.keyboard.press("Escape");

  const other = await browser.newContext({ baseURL: baseURL!, locale: "en", reducedMotion: "reduce" });
  const guest = await other.newPage();
  await guest.goto("/");
  await expect(guest.getByRole("heading", { name: "Open tables" })).toBeVisible();
  await picture(guest, "lobby");
  await guest.getByRole("button", { name: /^Join Hnefatafl/ }).click();
  await guest.getByLabel("Your name").fill("Leif");
  await guest.getByRole("button", { name: "Take the seat" }).click();
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Leif");

  /* Whoever moves first starts the clock of the other. */
  await expect.poll(async () => (await choices(page).count()) + (await choices(guest).count())).toBeGreaterThan(0);
  const [mover, late] = (await choices(page).count()) > 0 ? [page, guest] : [guest, page];
  const seq = await seqOf(mover);
  await choices(mover).first().click();
  await movedPast(late, seq);
  await expect(mover.getByText("has run out of time")).toBeVisible({ timeout: 120_000 });
  await picture(mover, "time-is-up");
  const moved = await seqOf(mover);
  await mover.getByRole("button", { name: "Let a bot play" }).click();
  await movedPast(mover, moved + 1);
  await expect(late.getByText("A bot plays for you.")).toBeVisible();
  await expect(choices(mover).first()).toBeVisible();
  await late.getByRole("button", { name: "I am back" }).click();
  const again = await seqOf(mover);
  await choices(mover).first().click();
  await movedPast(late, again);
  await expect(choices(late).first()).toBeVisible();

  await late.getByRole("button", { name: "Company and notes" }).click();
  await late.getByLabel(/My notes/).fill("Mind the corners");
  await late.getByRole("button", { name: "Keep" }).click();
  await expect(late.getByRole("button", { name: "Kept" })).toBeVisible();
  await picture(late, "company");
  await late.getByRole("button", { name: "Ask to end the game" }).click();
  await mover.getByRole("button", { name: "Agree" }).click();
  await expect(main(mover).getByText("The players have agreed to end this game.")).toBeVisible();
  await other.close();
});
