import { expect, test } from "./hall";
import { choices, ending, goesOn, litTargets, movedPast, seqOf } from "./table";

/** A whole game takes as long as it takes, also on a busy machine. */
test.describe.configure({ timeout: 30 * 60_000 });

test("a whole game of two by clicking what is lit on the board", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Set up a new table of Vikings" }).click();
  await page.getByRole("radio", { name: "2" }).check();
  await page.getByLabel("Level of the bot: Seat 2").selectOption("1");
  await page.getByLabel("Your name").fill("Ingrid");
  await page.getByRole("button", { name: "Open the table" }).click();

  let clicks = 0;
  while (await goesOn(page, litTargets(page))) {
    const seq = await seqOf(page);
    const lit = litTargets(page);
    await lit.nth(clicks % Math.max(1, await lit.count())).click();
    await movedPast(page, seq);
    clicks++;
  }

  expect(clicks).toBeGreaterThan(40);
  await expect(ending(page)).toContainText(/wins|Shared victory/);
  await expect(page.getByRole("rowheader", { name: "Points now" })).toBeVisible();
});

test("a whole game by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() =>
    localStorage.setItem(
      "althing.plan.vikings",
      JSON.stringify({ seats: [{ kind: "me" }, { kind: "bot", level: 1 }] }),
    ),
  );
  await page.reload();
  await page.getByRole("button", { name: "Play Vikings now against bots" }).waitFor();
  await tabTo(page, "Play now");
  await page.keyboard.press("Enter");

  let moves = 0;
  while (await goesOn(page, choices(page))) {
    const seq = await seqOf(page);
    if (moves === 8) await tabTo(page, await choices(page).last().innerText());
    if (moves < 8) await page.keyboard.press(String(1 + (moves % (await choices(page).count()))));
    else await page.keyboard.press("Enter");
    await movedPast(page, seq);
    moves++;
  }

  await expect(ending(page)).toBeVisible();
  await tabTo(page, "Watch the replay");
  await page.keyboard.press("Enter");
  const slider = page.getByRole("slider", { name: "Replay" });
  await expect(slider).toHaveAttribute("aria-valuetext", /^Move 0 of \d+$/);
  await tabTo(page, "", "slider");
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", /^Move 1 of \d+$/);
});

/** Presses Tab until the focus is on something with these words, as a person would. */
async function tabTo(page: import("@playwright/test").Page, words: string, role?: string): Promise<void> {
  const wanted = words.replace(/\s+/g, " ").trim();
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press("Tab");
    const isThere = await page.evaluate(
      ({ wanted, role }) => {
        const focused = document.activeElement as HTMLElement | null;
        const text = focused?.innerText?.replace(/\s+/g, " ").trim() ?? "";
        return role === "slider"
          ? focused?.matches("input[type=range]") === true
          : wanted !== "" && text.endsWith(wanted);
      },
      { wanted, role },
    );
    if (isThere) return;
  }
  throw new Error(`Tab never reaches “${wanted || role}”.`);
}
