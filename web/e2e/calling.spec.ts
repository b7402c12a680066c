import type { Page } from "@playwright/test";
import { expect, test } from "./hall";
import { BOT, choices, openTable, playOn } from "./table";

/** What the page asks of the browser's own bell and badge is done, and noted on the way. */
const LISTENING = `
  window.called = [];
  for (const name of ["setAppBadge", "clearAppBadge"]) {
    const usual = navigator[name]?.bind(navigator);
    navigator[name] = async (...all) => { called.push([name, ...all].join(" ")); await usual?.(...all); };
  }
  const Usual = Notification;
  window.Notification = class extends Usual {
    constructor(title, options) { super(title, options); called.push("notice " + options.body); }
  };
  Object.defineProperty(document, "hidden", { get: () => window.away ?? false });`;

const called = (page: Page) => page.evaluate(() => (window as typeof window & { called: string[] }).called);

test("the badge counts all tables that wait, also when one is left; who looks elsewhere is notified", async ({
  context,
  page,
  baseURL,
}) => {
  await context.grantPermissions(["notifications"], { origin: baseURL });
  await page.addInitScript(LISTENING);
  const me = { kind: "me", name: "Ingrid" } as const;
  const [first, second] = [
    await openTable(page.request, [me, BOT]),
    await openTable(page.request, [me, BOT], "hnefatafl"),
  ];
  for (const id of [first, second]) await playOn(page.request, id, ({ acting }) => acting !== null);

  await page.goto(`/table/${second}`);
  await expect.poll(async () => (await called(page)).at(-1)).toBe("setAppBadge 2");
  await page.getByRole("button", { name: "Preferences" }).click();
  const wish = page.getByRole("group", { name: "Notification when it is my turn" }).getByLabel("on", { exact: true });
  await wish.check();
  await expect(wish).toBeChecked();
  await page.keyboard.press("Escape");

  await page.evaluate("window.away = true");
  await choices(page).first().click();
  await expect.poll(() => called(page)).toContainEqual(expect.stringMatching(/^notice ./));
  await page.getByRole("link", { name: "Althing" }).click();
  await expect(page.getByRole("region", { name: "My tables" })).toBeVisible();
  expect((await called(page)).at(-1)).toBe("setAppBadge 2");
});
