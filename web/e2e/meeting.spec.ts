import { createECDH } from "node:crypto";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect, PICTURED, test } from "./hall";
import { pictureInSizes } from "./pictures";
import { BOT, expectNothingSerious, openTable, stateOf } from "./table";

/** People who know each other ask each other to a table, and are called when they are away. */
test.use({ serving: ["--call", "push,webhook", "--public-url", "ADDRESS", "--call-trusted", "localhost:9"] });

/** A person with a browser of their own. */
async function somebody(browser: Browser, baseURL: string): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ baseURL, locale: "en", reducedMotion: "reduce" });
  return [context, await context.newPage()];
}

/** A table at which two people have met. */
async function meet(one: Page, other: Page): Promise<void> {
  const id = await openTable(one.request, [{ kind: "me", name: "Ingrid" }, { kind: "friend" }, BOT]);
  const invite = (await stateOf(one.request, id)).seats[1]!.invite!;
  await other.request.post(`/api/tables/${id}/join`, { data: { invite, name: "Leif" } });
}

test("a seat is kept for somebody one has played with, who declines or accepts", async ({ page, browser, baseURL }) => {
  const [context, guest] = await somebody(browser, baseURL!);
  await meet(page, guest);
  for (const answer of ["Decline", "Accept"]) {
    await page.goto("/");
    await page.getByRole("button", { name: "Set up a new table of Hnefatafl" }).click();
    await page.getByLabel("Your name").fill("Ingrid");
    await page.getByLabel("Who sits here: Seat 2").selectOption({ label: "Leif" });
    await page.getByLabel("Pace").selectOption({ label: "own choice…" });
    await page.getByLabel("Minutes for the game").fill("7");
    await page.getByLabel("Seconds more each turn").fill("3");
    await page.getByRole("button", { name: "Open the table" }).click();
    await expect(page.getByText("7 min + 3 s a turn").or(page.getByText("kept for Leif")).first()).toBeAttached();
    await guest.goto("/");
    await expect(guest).toHaveTitle(/^\(\d\) Althing/);
    const tables = guest.getByRole("region", { name: "My tables" });
    await expect(tables.getByText("you are invited")).toBeVisible();
    if (answer === "Decline") {
      await expectNothingSerious(guest);
      await tables.getByRole("button", { name: /^Decline/ }).click();
      await expect(tables.getByText("you are invited")).toHaveCount(0);
      await expect(page.getByText("Will not come: Leif.")).toBeVisible();
    } else {
      await tables.getByRole("link", { name: /^Accept/ }).click();
      await guest.getByLabel("Your name").fill("Leif");
      await guest.getByRole("button", { name: "Take the seat" }).click();
      await expect(page.getByRole("list", { name: "Players" })).toContainText("Leif");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Company and notes" }).click();
      await page.getByLabel("Minutes").fill("2");
      await page.getByRole("button", { name: "Give Leif more time" }).click();
      await page.keyboard.press("Escape");
      await expect(page.getByText(/Leif.*2 min/).first()).toBeAttached();
    }
  }
  await context.close();
});

/** Headless Chromium reaches no push service: the subscription is made up, and everything behind it is real. */
const POINT = createECDH("prime256v1").generateKeys("base64url");
const SUBSCRIBED = `PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async () => ({ toJSON: () => ({
  endpoint: "https://localhost:9/push",
  keys: { p256dh: "${POINT}", auth: "AAAAAAAAAAAAAAAAAAAAAA" },
}) });`;

test("somebody is called in this browser, and chooses for what; the worker shows what comes", async ({
  browser,
  baseURL,
}) => {
  const [context, page] = await somebody(browser, baseURL!);
  await context.grantPermissions(["notifications"]);
  await context.addInitScript(SUBSCRIBED);
  await page.goto("/");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole("button", { name: "Call me in this browser" }).click();
  await expect(page.getByLabel("Browser localhost")).toBeChecked();
  const kinds = page.getByRole("group", { name: "Call me when" });
  await expect(kinds.getByRole("checkbox")).toHaveCount(5);
  await kinds.getByLabel("I am invited").uncheck();
  await page.reload();
  await expect(kinds.getByLabel("I am invited")).not.toBeChecked();
  await expect(kinds.getByLabel("it is my turn")).toBeChecked();
  await expectNothingSerious(page);
  await kinds.getByLabel("I am invited").check();
  await page.reload();
  await expect(kinds.getByLabel("I am invited")).toBeChecked();

  const wire = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    wire.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(baseURL!));
      if (one) found(one.registrationId);
    }),
  );
  await wire.send("ServiceWorker.enable");
  const data = JSON.stringify({ title: "It is your turn", text: "Your turn at Vikings.", url: baseURL, tables: 2 });
  await wire.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(baseURL!).origin,
    registrationId: await registered,
    data,
  });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => `${title}: ${body}`),
    );
  await expect.poll(shown).toEqual(["It is your turn: Your turn at Vikings."]);
  await context.close();
});

for (const language of PICTURED)
  test(`pictures of meeting people, ${language}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, locale: language, reducedMotion: "reduce" });
    await context.addInitScript(SUBSCRIBED);
    await context.grantPermissions(["notifications"]);
    const page = await context.newPage();
    const [other, guest] = await somebody(browser, baseURL!);
    await meet(page, guest);
    const met = await page.request.get("/api/companions").then((answer) => answer.json());
    const again = { table: met[0].table, seat: met[0].seat };
    await guest.request.post("/api/tables", {
      data: {
        setup: "hnefatafl(seats=2)",
        seats: [{ kind: "me" }, { kind: "friend", again: { table: again.table, seat: 0 } }],
      },
    });
    await page.request.post("/api/calls/ways", {
      data: { kind: "webhook", address: "https://localhost:9/hook", language },
    });
    await page.goto("/");
    await expect(page.locator("fieldset legend").first()).toBeVisible();
    await expect(page.locator(".cards > li").nth(1)).toBeVisible();
    await pictureInSizes(page, `meeting-home-${language}`);
    await page.locator(".cards > li").nth(1).getByRole("button").nth(1).click();
    const dialog = page.getByRole("dialog");
    await dialog.locator(".seat").nth(1).locator("select").first().selectOption({ label: "Leif" });
    await dialog.locator('select:has(option[value="days 3"])').selectOption("days 3");
    await dialog.locator('select:has(option[value="own"])').selectOption("own");
    await dialog.locator('input[type="checkbox"]').nth(2).check();
    await pictureInSizes(page, `meeting-table-${language}`, dialog);
    await context.close();
    await other.close();
  });
