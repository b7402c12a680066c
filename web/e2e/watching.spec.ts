import { expect, PICTURED, test } from "./hall";
import { pictureInSizes } from "./pictures";
import { choices, main, movedPast, openTable, seqOf, stateOf } from "./table";

const SECRET = "odin(seats=2)";

for (const language of PICTURED)
  test(`pictures of who looks on at a game with secrets, ${language}`, async ({ page, browser, baseURL }) => {
    const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, { kind: "screen" }], SECRET);
    await page.goto(`/table/${id}`);
    const context = await browser.newContext({ baseURL: baseURL!, locale: language });
    const stranger = await context.newPage();
    await stranger.goto(`/table/${id}`);
    await expect(main(stranger)).toHaveAttribute("data-moves", "0");
    const seq = await seqOf(page);
    await choices(page).first().click();
    await movedPast(page, seq);
    await expect(stranger.locator(".bar p")).toContainText("5");
    await expect(stranger.getByRole("timer")).toHaveCount(0);
    expect((await stateOf(stranger.request, id)).moves).toBe(0);
    await expect(main(stranger)).toHaveAttribute("data-moves", "0");
    await pictureInSizes(stranger, `watching-${language}`);
    await context.close();
  });

test("a player finds the link for onlookers, who see an open game as it happens", async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, { kind: "screen" }], "hnefatafl");
  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Company and notes" }).click();
  const link = await page.getByLabel("Link for onlookers").inputValue();
  await expect(page.getByText("sees the game as it happens")).toBeVisible();
  await page.keyboard.press("Escape");
  const context = await browser.newContext({ baseURL: baseURL!, locale: "en" });
  const stranger = await context.newPage();
  await stranger.goto(link);
  const seq = await seqOf(page);
  await choices(page).first().click();
  await movedPast(page, seq);
  await expect(main(stranger)).toHaveAttribute("data-moves", "1");
  await context.close();
});
