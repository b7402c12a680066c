import type { Page } from "@playwright/test";
import { expect, test } from "./hall";
import { BOT, choices, movedPast, openTable, playOn, seqOf, stateOf } from "./table";

/** How one follows a game: forced steps, bots' turns, words on the way, the look back, the log, the curtain, the rules. */
const ME = { kind: "me", name: "Ingrid" } as const;

const begin = (page: Page, wishes: object, more: Record<string, unknown> = {}) =>
  page.addInitScript(
    ([wishes, more]) => {
      localStorage["althing.preferences"] = wishes;
      for (const [key, value] of Object.entries(more as object))
        localStorage[`althing.${key}`] ??= JSON.stringify(value);
    },
    [JSON.stringify({ list: "open", ...wishes }), more] as const,
  );
const prompt = (page: Page) => page.locator("[data-point=prompt]");

/** Remembers everything that was asked, and how long the log was then: no step is too quick to be seen. */
function remember(): void {
  const seen: { prompt: string; lines: number }[] = ((window as unknown as { seen: unknown }).seen = []);
  new MutationObserver(() => {
    const prompt = document.querySelector("[data-point=prompt]")?.textContent ?? "";
    if (seen.at(-1)?.prompt !== prompt)
      seen.push({ prompt, lines: document.querySelectorAll("[data-point=log] ol li").length });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
const seenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { prompt: string; lines: number }[] }).seen);

test.describe("with things in motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("what nobody is asked for follows step by step", async ({ page }) => {
    await begin(page, {});
    await page.addInitScript(remember);
    const id = await openTable(page.request, [ME, BOT], "vikings(seats=2)#1");
    await page.goto(`/table/${id}`);
    const halt = async () => (await seenOn(page)).findIndex((each) => each.prompt === "The rest follows by itself.");
    for (let at = 0; at < 12 && (await halt()) < 0; at++) {
      await expect(choices(page).first()).toBeVisible();
      const seq = await seqOf(page);
      await choices(page).first().click();
      await movedPast(page, seq);
    }
    await expect(prompt(page)).not.toHaveText("The rest follows by itself.");
    const seen = await seenOn(page);
    expect(await halt()).toBeGreaterThan(0);
    expect(seen[await halt()]!.lines).toBeLessThan(seen.at(-1)!.lines);
  });
});

test("on a phone one line sums up the others' turns, and the log leads to the board", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, {}, { met: ["hnefatafl"] });
  const id = await openTable(page.request, [ME, BOT], "hnefatafl");
  await page.goto(`/table/${id}`);
  await expect(page.locator("[data-pick]").first()).toBeVisible();
  await playOn(page.request, id, ({ moves }) => moves === 4);
  const recap = page.locator(".recap details");
  await expect(recap.locator(".more")).toHaveText(/\d/);
  await recap.locator("summary").click();
  await expect(recap.getByRole("listitem").nth(1)).toBeVisible();
  const line = page.getByRole("region", { name: "What happened" }).locator("button.line").last();
  await line.hover();
  const place = await page.locator(".board [data-pointed]").first().getAttribute("data-place");
  const pointed = page.locator(`.board [data-place="${place}"]`).first();
  await expect(pointed).not.toBeInViewport();
  await line.click();
  await expect(pointed).toBeInViewport();
});

test("a word for newcomers is dismissed for good, and stands in the help; the rules open at the question", async ({
  page,
}) => {
  await begin(page, {}, { met: ["vikings"] });
  const id = await openTable(page.request, [ME, BOT]);
  const { ruleInQuestion } = await playOn(page.request, id, ({ acting }) => acting !== null);
  await page.goto(`/table/${id}`);
  const word = page.getByRole("complementary", { name: "New here" });
  const words = (await word.locator("p").textContent())!;
  await word.getByRole("button", { name: "Got it" }).click();
  await expect(word).toHaveCount(0);
  await page.reload();
  await expect(choices(page).first()).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);

  await page.keyboard.press("r");
  const rules = page.getByRole("dialog", { name: "Rules" });
  await expect(rules.locator(`[data-rule="${ruleInQuestion}"]`)).toBeInViewport();
  await expect(rules.locator(`[data-rule="${ruleInQuestion}"]`)).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await expect(rules.locator(".pointed")).toHaveAttribute("data-rule", ruleInQuestion!);
  await rules.locator("summary").first().click();
  await expect(rules.getByText(words)).toBeVisible();
});

test("one looks back turn by turn, at one's own speed, and shares the moment", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await begin(page, {});
  const id = await openTable(page.request, [ME, BOT]);
  const { moves } = await playOn(page.request, id, ({ over }) => over);
  await page.goto(`/table/${id}?at=0`);
  const moment = page.getByRole("slider", { name: "Replay" });
  await expect(moment).toHaveValue("0");
  await page.keyboard.press("PageDown");
  await expect(moment).not.toHaveValue("0");
  const turn = await moment.inputValue();
  await page.keyboard.press("PageDown");
  await expect(moment).not.toHaveValue(turn);
  await page.keyboard.press("PageUp");
  await expect(moment).toHaveValue(turn);
  await page.getByRole("button", { name: "Link to this moment" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/table/${id}?at=${turn}`);

  await moment.fill(String(moves - 3));
  await page.getByRole("combobox", { name: "Speed" }).selectOption("fast");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(moment).toHaveValue(String(moves));
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("each person at one screen lifts a curtain of their own", async ({ page }) => {
  await begin(page, { curtain: "on" });
  const seats = [ME, { kind: "screen", name: "Leif" } as const];
  const id = await openTable(page.request, seats, "odin(seats=2)#5f2c");
  await page.goto(`/table/${id}`);
  const names: string[] = [];
  for (let at = 0; at < 3; at++) {
    const lift = page.getByRole("button", { name: /^I am / });
    names.push((await lift.textContent())!.trim());
    await expect(page.locator(".board")).toHaveCount(0);
    await lift.click();
    await expect(page.locator(".board").first()).toBeVisible();
    const { acting } = await stateOf(page.request, id);
    await playOn(page.request, id, (state) => state.acting !== acting);
  }
  expect(names[0]).not.toBe(names[1]);
  expect(names[2]).toBe(names[0]);
});
