import { expect, test } from "./hall";
import { BOT, choices, main, movedPast, openTable, playOn, seqOf, stateOf } from "./table";

const log = (page: import("@playwright/test").Page) =>
  page.getByRole("region", { name: "What happened" }).getByRole("listitem");

test("undo takes back at once what disclosed nothing", async ({ page }) => {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT]);
  await page.goto(`/table/${id}`);
  await expect(choices(page).first()).toBeVisible();
  const before = await choices(page).allInnerTexts();
  const lines = await log(page).count();
  let seq = await seqOf(page);
  await page.keyboard.press("1");
  await movedPast(page, seq);
  const undo = page.getByRole("button", { name: /Take back/ });
  await expect(undo).toBeEnabled();

  seq = await seqOf(page);
  await page.keyboard.press("u");
  await movedPast(page, seq);
  expect(await choices(page).allInnerTexts()).toEqual(before);
  await expect(log(page)).toHaveCount(lines);
  await expect(undo).toBeDisabled();
});

test("reloading the page loses nothing", async ({ page }) => {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT]);
  await playOn(page.request, id, (state) => state.moves >= 12 && state.acting !== null);
  await page.goto(`/table/${id}`);
  await expect(choices(page).first()).toBeVisible();
  const [moves, texts, lines] = [
    await main(page).getAttribute("data-moves"),
    await choices(page).allInnerTexts(),
    await log(page).count(),
  ];
  await page.reload();
  await expect(choices(page).first()).toBeVisible();
  expect(await main(page).getAttribute("data-moves")).toBe(moves);
  expect(await choices(page).allInnerTexts()).toEqual(texts);
  await expect(log(page)).toHaveCount(lines);
  await page.goto("/");
  await expect(page.getByRole("region", { name: "My tables" })).toContainText("your turn");
});

test("killing the server loses no accepted move, and the page finds back by itself", async ({ page, hall }) => {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT]);
  await page.goto(`/table/${id}`);
  for (let turn = 0; turn < 5; turn++) {
    await expect(choices(page).first()).toBeVisible();
    const seq = await seqOf(page);
    await choices(page).first().click();
    await movedPast(page, seq);
  }
  const before = await playOn(page.request, id, (state) => state.acting !== null);
  await expect(main(page)).toHaveAttribute("data-seq", String(before.seq));

  await hall.kill();
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  await hall.start();
  await expect(page.getByText("The connection is back.")).toBeVisible();

  const after = await stateOf(page.request, id);
  expect([after.moves, after.options, after.points]).toEqual([before.moves, before.options, before.points]);
  const seq = await seqOf(page);
  await choices(page).first().click();
  await movedPast(page, seq);
});

test("a finished game is replayed, saved, and opened again from its file", async ({ page }) => {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT]);
  const over = await playOn(page.request, id, (state) => state.over);
  await page.goto(`/table/${id}`);
  await page.getByText("Was the deal fair?").click();
  await expect(page.getByText("Whoever opened this table chose how it was dealt")).toBeVisible();
  await expect(page.getByText("Checked:")).toHaveCount(0);
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save the record" }).click();
  const file = await (await waiting).path();

  await page.goto("/");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "x.althing", mimeType: "text/plain", buffer: Buffer.from("althing 1\nsetup chess\n") });
  await expect(page.getByRole("region", { name: "Open a record" }).getByRole("alert")).toContainText(/\w+ \w+ \w+/);
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.locator("#ending-title")).toBeVisible();
  await expect(main(page)).toHaveAttribute("data-moves", String(over.moves));
});
