import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./hall";
import { main, openTable, stateOf } from "./table";

const ME = { kind: "me", name: "Ingrid" } as const;

/* A hall of its own: from one address only a few codes may be tried in a minute, and other walks need theirs. */
test.use({ serving: ["--call", "webhook", "--public-url", "ADDRESS"] });

/** What a person likes, as other devices shall know it. */
async function choosesDarkAndFast(page: Page, id: string): Promise<void> {
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("group", { name: "Bots' moves" }).getByLabel("at once").check();
  await page.keyboard.press("Escape");
  for (let times = 0; times < 2; times++) await page.locator("header .choices button").click();
  const sent = page.waitForResponse((answer) => (answer.request().postData() ?? "").includes('"language"'));
  await page.locator("header select").selectOption("pl");
  await sent;
}

test("a person comes back by a code on paper, sends a program, takes everything along and goes", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/me");
  await page.getByLabel("Name", { exact: true }).fill("Ingrid");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  const id = await openTable(page.request, [ME, { kind: "friend" }], "hnefatafl");
  const invite = (await stateOf(page.request, id)).seats[1]!.invite!;
  const [paper, friend] = [await browser.newContext({ baseURL, locale: "en" }), await browser.newContext({ baseURL })];
  await friend.request.post(`/api/tables/${id}/join`, { data: { invite, name: "Leif" } });
  await page.request.post(`/api/tables/${id}/chat`, { data: { text: "Hail, Leif" } });
  await page.getByRole("button", { name: "Make a recovery code" }).click();
  const code = (await page.locator(".code").textContent())!;
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(code)).toBeVisible();
  await expect(page.getByText("What opens your seat")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await choosesDarkAndFast(page, id);

  /* Another browser, which has been nobody so far. */
  const back = await paper.newPage();
  const comeIn = async () => {
    await back.goto("/me");
    await back.getByLabel("Code", { exact: true }).fill(code);
    await back.getByRole("button", { name: "Come in" }).click();
  };
  await comeIn();
  await expect(back.getByLabel("Imię", { exact: true })).toHaveValue("Ingrid");
  await expect(back.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(back.locator(".code")).not.toHaveText(code);
  /* What is chosen just before the page is left is not lost. */
  await back.locator("header select").selectOption("en");
  await back.goto(`/table/${id}`);
  await expect(main(back)).toBeVisible();
  await back.getByRole("button", { name: "Preferences" }).click();
  await expect(back.getByRole("group", { name: "Bots' moves" }).getByLabel("at once")).toBeChecked();
  await comeIn();
  await expect(back.getByText("This code is wrong, has run out, or was used.")).toBeVisible();

  const programs = back.getByRole("region", { name: "Programs" });
  await programs.getByLabel("Name of the program").fill("Fenrir");
  await programs.getByLabel("What it may do").selectOption("look only");
  await programs.getByRole("button", { name: "Make a token" }).click();
  const authorization = { Authorization: `Bearer ${await programs.getByLabel("token of a program").inputValue()}` };
  const comes = async () => (await fetch(`${baseURL}/api/tables`, { headers: authorization })).status;
  expect(await comes()).toBe(200);
  await back.getByRole("button", { name: "End: Fenrir" }).click();
  await expect(back.getByRole("button", { name: "End: Fenrir" })).toHaveCount(0);
  expect(await comes()).toBe(401);

  const loading = back.waitForEvent("download");
  await back.getByRole("link", { name: "Download everything" }).click();
  const all = JSON.parse(await readFile(await (await loading).path(), "utf8"));
  expect(all.me).toMatchObject({ name: "Ingrid", preferences: { theme: '"dark"', language: '"en"' } });
  expect(all.tables).toMatchObject([
    { id, said: ["Hail, Leif"], seats: [{ name: "Ingrid", mine: true }, { name: "Leif" }] },
  ]);

  const there = await friend.newPage();
  await there.goto(`/table/${id}`);
  await expect(there.getByRole("list", { name: "Players" })).toContainText("Ingrid");
  await back.getByRole("button", { name: "Delete me" }).click();
  await back.getByRole("button", { name: "Delete me for good" }).click();
  await expect(back).toHaveURL("/");
  await expect(back.locator(`a[href="/table/${id}"]`)).toHaveCount(0);
  await there.reload();
  await expect(there.getByRole("list", { name: "Players" })).toContainText("Viking");
  await expect(there.getByRole("list", { name: "Players" })).not.toContainText("Ingrid");
  await expect(there.getByRole("list", { name: "Players" })).toContainText("Leif");
  await page.goto("/");
  await expect(page.getByRole("button", { name: /^(Zagraj|.*zagraj teraz)/ }).first()).toBeVisible();
  await expect(page.locator(`a[href="/table/${id}"]`)).toHaveCount(0);
  await paper.close();
  await friend.close();
});
