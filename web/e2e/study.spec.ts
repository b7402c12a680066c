import type { Page } from "@playwright/test";
import { expect, test } from "./hall";
import { BOT, choices, openTable, playOn } from "./table";

/** A finished game of mine against a bot. */
async function finished(page: Page): Promise<string> {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT]);
  await playOn(page.request, id, (state) => state.over);
  return id;
}

test("a finished game can be tried again from any moment, clearly marked", async ({ page }) => {
  const id = await finished(page);
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Watch the replay" }).click();
  await page.getByRole("button", { name: "One move forward" }).click();
  await page.getByRole("button", { name: "Try from here" }).click();
  await page.getByRole("button", { name: "Open the sandbox" }).click();
  await expect(page.getByRole("complementary", { name: "Sandbox" })).toContainText("Nothing counts here");
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(choices(page).first()).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("region", { name: "My tables" })).toContainText("Sandbox");
});

test("a pasted record opens as a sandbox", async ({ page }) => {
  const id = await finished(page);
  const record = await (await page.request.get(`/api/tables/${id}/record`)).text();
  await page.goto("/");
  await page.getByRole("textbox", { name: "Position or record" }).fill(record);
  await page.getByLabel("After move").fill("4");
  await page.getByRole("button", { name: "Open the sandbox" }).click();
  await expect(page.getByRole("complementary", { name: "Sandbox" })).toBeVisible();
});

test("the position of a look back is copied, and opens as a sandbox where it is pasted", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await finished(page);
  await page.goto(`/table/${id}?at=4`);
  await page.getByRole("button", { name: "Copy this position" }).click();
  await expect(page.getByRole("button", { name: "The position is copied" })).toBeVisible();
  const position = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto("/");
  await page.getByRole("textbox", { name: "Position or record" }).fill(position);
  await page.getByRole("button", { name: "Open the sandbox" }).click();
  await expect(page.getByRole("complementary", { name: "Sandbox" })).toBeVisible();
});

test("a hint says first what to look at, then the move and why, and the log knows", async ({ page }) => {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT]);
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByText("Hint:")).toBeVisible();
  await page.getByRole("button", { name: "Show the move" }).click();
  await expect(page.getByText("A strong bot would choose:")).toBeVisible();
  await expect(page.getByRole("region", { name: "What happened" }).first()).toContainText("Ingrid is given a hint.");
});

test("between people there is no hint unless the table says so", async ({ page }) => {
  const id = await openTable(page.request, [{ kind: "me" }, { kind: "screen", name: "Olaf" }]);
  await page.goto(`/table/${id}`);
  await expect(choices(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
});

test("a finished game is reviewed: curve, accounts, costly decisions, and a way to try them", async ({ page }) => {
  const id = await finished(page);
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Review this game" }).click();
  await expect(page.getByRole("img", { name: /chance of every player/ })).toBeVisible({ timeout: 300_000 });
  await expect(page.getByRole("rowheader", { name: "luck" })).toBeVisible();
  await page.getByRole("button", { name: "Try it" }).first().click();
  await page.getByRole("button", { name: "Open the sandbox" }).click();
  await expect(page.getByRole("complementary", { name: "Sandbox" })).toBeVisible();
});

test("a puzzle takes moves as answers, and explains the best one", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Solve a puzzle of Vikings" }).click();
  await expect(page.getByRole("heading", { name: "Puzzle 1" })).toBeVisible();
  for (let at = 0; at < 3 && (await page.getByRole("button", { name: "Next puzzle" }).count()) === 0; at++) {
    await choices(page).nth(at).click();
    await expect(page.getByText(/Not this one|Right!/)).toBeVisible();
  }
  const reveal = page.getByRole("button", { name: "Show the solution" });
  if (await reveal.count()) await reveal.click();
  await expect(page.getByText("The best move:")).toBeVisible();
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page.getByRole("heading", { name: "Puzzle 2" })).toBeVisible();
});
