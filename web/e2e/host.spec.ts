import type { Page } from "@playwright/test";
import { expect, PICTURED, test } from "./hall";
import { pictureInSizes } from "./pictures";
import { expectNothingSerious, openTable, stateOf } from "./table";

async function enter(page: Page, key: string): Promise<void> {
  await page.goto("/host");
  await page.getByLabel(/key that was printed/).fill(key);
  await page.getByRole("button", { name: "Enter" }).click();
  await expect(page.getByRole("heading", { name: "At a glance" })).toBeVisible();
}

async function say(page: Page, words: string): Promise<void> {
  const box = page.getByRole("textbox", { name: "Say something" });
  if (!(await box.isVisible())) await page.locator("summary", { hasText: "Chat" }).click();
  await box.fill(words);
  await page.getByRole("button", { name: "Send" }).click();
}

test("the host ends a table, and who sits there reads why", async ({ page, browser, baseURL, hall }) => {
  test.skip(process.env.ALTHING_HALL !== undefined, "the key of somebody else's hall is not known");
  const context = await browser.newContext({ baseURL: baseURL!, locale: "en" });
  const guest = await context.newPage();
  const id = await openTable(guest.request, [{ kind: "me", name: "Loki" }, { kind: "screen" }]);
  await guest.goto(`/table/${id}`);
  await enter(page, hall.hostKey);
  const form = page.locator("form", { has: page.getByLabel("Reason, read by everybody there") });
  await form.getByLabel("Table", { exact: true }).fill("nowhere");
  await form.getByLabel("Reason, read by everybody there").fill("Too loud at night.");
  await form.getByRole("button", { name: "End a table" }).click();
  await expect(page.getByText(/no such table|no table/i).first()).toBeVisible();
  await form.getByLabel("Table", { exact: true }).fill(id);
  await form.getByRole("button", { name: "End a table" }).click();
  await expect(page.getByRole("region", { name: "What was done here" }).first()).toContainText("Too loud at night.");
  await expect(guest.getByText("The host has ended this game: Too loud at night.")).toBeVisible();
  await context.close();
});

test("the host ends a game from the list of those under way, and renames who sits there", async ({ page, hall }) => {
  test.skip(process.env.ALTHING_HALL !== undefined, "the key of somebody else's hall is not known");
  await openTable(page.request, [{ kind: "me", name: "Grettir" }, { kind: "screen" }]);
  await enter(page, hall.hostKey);
  const list = page.getByRole("region", { name: "Games under way" });
  await list.getByLabel("Find a game or a person").fill("grettir");
  await list.getByText("Grettir").first().click();
  await list.getByLabel("Name of Grettir").fill("Gunnar");
  await list.getByRole("button", { name: "Rename" }).first().click();
  await list.getByLabel("Find a game or a person").fill("gunnar");
  await list.getByText("Gunnar").first().click();
  await expect(list.getByLabel("Name of Gunnar")).toBeVisible();
  await expectNothingSerious(page);
  await list.getByLabel(/^Why/).fill("The hall sleeps.");
  await list.getByRole("button", { name: "End this game" }).click();
  await expect(list.getByText("Gunnar")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "What was done here" }).first()).toContainText("The hall sleeps.");
});

test("the host sets limits, and keeps what is being written while the desk looks again", async ({ page, hall }) => {
  test.skip(process.env.ALTHING_HALL !== undefined, "the key of somebody else's hall is not known");
  await page.clock.install();
  await enter(page, hall.hostKey);
  await page.getByLabel(/Notice to all/).fill("Half a notice");
  await page.getByLabel("Messages of one person in a minute").fill("12");
  const looked = page.waitForResponse((response) => response.url().endsWith("/api/host") && response.ok());
  await page.clock.fastForward(10_000);
  await looked;
  await expect(page.getByLabel(/Notice to all/)).toHaveValue("Half a notice");
  await expect(page.getByLabel("Messages of one person in a minute")).toHaveValue("12");
  await page.getByRole("region", { name: "Limits" }).getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "What was done here" }).first()).toContainText(
    "limits: Messages of one person in a minute: 12",
  );
  await page.reload();
  await expect(page.getByLabel("Messages of one person in a minute")).toHaveValue("12");
});

test("a hall by invitation: a link lets in, an insult is reported, banned and pardoned", async ({
  page,
  browser,
  baseURL,
  hall,
}) => {
  test.skip(process.env.ALTHING_HALL !== undefined, "the key of somebody else's hall is not known");
  await enter(page, hall.hostKey);
  await page.getByLabel("only who was invited").check();
  await page.getByLabel(/Notice to all/).fill("We close at ten.");
  await page.getByRole("region", { name: "Who may play" }).getByRole("button", { name: "Save" }).click();
  const notice = page.getByRole("status").filter({ hasText: "We close at ten." });
  await expect(notice).toBeVisible();
  const contexts = [await browser.newContext({ baseURL, locale: "en" }), await browser.newContext({ baseURL })];
  let taken = "";
  const [ingrid, loki] = [await contexts[0]!.newPage(), await contexts[1]!.newPage()];

  await ingrid.goto("/");
  await expect(ingrid.getByText("We close at ten.")).toBeVisible();
  await ingrid.getByRole("button", { name: "Set up a new table of Hnefatafl" }).click();
  await ingrid.getByRole("button", { name: "Open the table" }).click();
  await expect(ingrid.getByRole("dialog").getByText("Ask them for an invitation link.")).toBeVisible();

  for (const guest of [ingrid, loki]) {
    await page.getByRole("button", { name: "Make an invitation" }).click();
    const made = page.getByLabel("For one person, told only now:");
    await expect(made).not.toHaveValue(taken);
    taken = await made.inputValue();
    await guest.goto(taken);
    await expect(guest.getByText("Welcome! You may play here now.")).toBeVisible();
    await expect(guest).toHaveURL("/");
  }
  await page.goto(taken);
  await expect(page.getByText("This code is wrong, has run out, or was used.")).toBeVisible();

  const id = await openTable(ingrid.request, [{ kind: "me", name: "Ingrid" }, { kind: "friend" }]);
  const invite = (await stateOf(ingrid.request, id)).seats[1]!.invite!;
  await loki.request.post(`/api/tables/${id}/join`, { data: { invite, name: "Loki" } });
  await loki.goto(`/table/${id}`);
  await say(loki, "You play like a troll");
  await ingrid.goto(`/table/${id}`);
  await ingrid.locator("summary", { hasText: "Chat" }).click();
  await ingrid.getByRole("button", { name: "Mute", exact: true }).click();
  await expect(ingrid.getByText("You play like a troll")).toHaveCount(0);
  await ingrid.reload();
  await ingrid.locator("summary", { hasText: "Chat" }).click();
  await ingrid.getByRole("button", { name: "Unmute" }).click();
  await expect(ingrid.getByText("You play like a troll")).toBeVisible();
  await ingrid.getByRole("button", { name: "Report", exact: true }).click();
  await expect(ingrid.getByText("The host will read it.")).toBeVisible();

  await page.goto("/host");
  const reports = page.getByRole("region", { name: "Reports and bans" });
  const reported = reports.getByRole("listitem").filter({ hasText: "Loki: You play like a troll" });
  await reported.getByRole("button", { name: "Ban" }).click();
  await expect(reports.getByText("Loki may do nothing here.")).toBeVisible();
  await expectNothingSerious(page);
  await say(loki, "What now?");
  await expect(loki.getByText("you can look on, but not play or talk")).toBeVisible();
  await expect(loki.getByRole("textbox", { name: "Say something" })).toHaveValue("What now?");
  await reports.getByRole("button", { name: "Pardon" }).click();
  await expect(reports.getByText("Loki may do nothing here.")).toHaveCount(0);
  await loki.getByRole("button", { name: "Send" }).click();
  await expect(ingrid.getByText("What now?")).toBeVisible();

  await page.getByLabel("everybody", { exact: true }).check();
  await page.getByLabel(/Notice to all/).fill("");
  await page.getByRole("region", { name: "Who may play" }).getByRole("button", { name: "Save" }).click();
  await expect(notice).toHaveCount(0);
  for (const context of contexts) await context.close();
});

for (const language of PICTURED)
  test(`pictures of the desk, ${language}`, async ({ browser, baseURL, hall }) => {
    test.skip(process.env.ALTHING_HALL !== undefined, "the key of somebody else's hall is not known");
    const context = await browser.newContext({ baseURL: baseURL!, locale: language });
    const page = await context.newPage();
    await page.request.post("/api/host/session", { data: { key: hall.hostKey } });
    await openTable(page.request, [
      { kind: "me", name: "Grettir" },
      { kind: "screen", name: "Njáll" },
    ]);
    await page.goto("/host");
    await expect(page.locator("[data-queue=bots]")).toBeVisible();
    await page.locator("section details summary").first().click();
    await pictureInSizes(page, `desk-${language}`);
    await context.close();
  });
