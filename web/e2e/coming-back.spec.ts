import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, Hall, PICTURED, test } from "./hall";
import { MailBox, Provider } from "./outside";
import { keep } from "./pictures";

const MAIL = "ingrid@example.org";

/** A hall whose host has set up mail and a provider; it is called by a name, and the provider by a number. */
async function hallWith(mail: MailBox, provider: Provider): Promise<Hall> {
  const hall = new Hall([
    ...["--public-url", "ADDRESS", "--smtp", mail.address, "--mail-from", "hall@example.org"],
    ...["--oidc-issuer", provider.issuer, "--oidc-client", "hall", "--oidc-name", "Provider"],
  ]);
  await hall.start();
  return hall;
}

test.describe("who has lost every device", () => {
  const mail = new MailBox();
  const provider = new Provider();
  let hall: Hall;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    await mail.open();
    await provider.open();
    hall = await hallWith(mail, provider);
  });

  test.afterAll(async () => {
    await hall.close();
    mail.close();
    provider.close();
  });

  test("comes back by a link in a mail", async ({ page, browser }) => {
    await page.goto(`${hall.address}/me`);
    await named(page, "Ingrid");
    await page.getByRole("textbox", { name: "Mail address" }).fill(MAIL);
    await page.getByRole("button", { name: "Add this address" }).click();
    await expect(page.getByText("A code is on its way")).toBeVisible();
    await page.locator("#mail-code").fill(/: ([a-z2-9-]{9})\n/.exec(await letter(1))![1]!);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: MAIL })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "en" });
    const other = await phone.newPage();
    await other.goto(`${hall.address}/me`);
    await other.getByRole("textbox", { name: "Mail address" }).fill(MAIL);
    await other.getByRole("button", { name: "Send me a link" }).click();
    await expect(other.getByText("If this address opens somebody here")).toBeVisible();
    const link = /http\S+/.exec(await letter(2))![0];
    await fetch(link);
    await other.goto(link);
    expect((await new AxeBuilder({ page: other }).analyze()).violations).toEqual([]);
    await fits(other);
    await other.getByRole("button", { name: "Come in" }).click();
    await expect(other.getByLabel("Name", { exact: true })).toHaveValue("Ingrid");
    await fits(other);
    await other.goto(link);
    await other.reload();
    await other.getByRole("button", { name: "Come in" }).click();
    await expect(other.getByText("This link is over, or was used already.")).toBeVisible();
    await phone.close();
  });

  test("comes back by an account elsewhere", async ({ page, browser }) => {
    await page.goto(`${hall.address}/me`);
    await named(page, "Astrid");
    await page.getByRole("button", { name: "Add the account" }).click();
    await page.getByRole("link", { name: "Not me" }).click();
    await expect(page.getByText("You were not let in there")).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("link", { name: "Back to the page about you" }).click();
    await page.getByRole("button", { name: "Add the account" }).click();
    await page.getByRole("link", { name: "It is me" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Provider" })).toBeVisible();
    await expect(page).toHaveURL(`${hall.address}/me`);

    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "en" });
    const other = await phone.newPage();
    await other.goto(`${hall.address}/me`);
    await other.getByRole("button", { name: "Add the account" }).click();
    await other.getByRole("link", { name: "It is me" }).click();
    await expect(other.getByText("This account opens another person here.")).toBeVisible();
    await fits(other);
    await other.getByRole("link", { name: "Back to the page about you" }).click();
    await other.getByRole("button", { name: "Come in by Provider" }).click();
    await other.getByRole("link", { name: "It is me" }).click();
    await expect(other.getByLabel("Name", { exact: true })).toHaveValue("Astrid");
    await phone.close();
  });

  test("finds both on a page that stays inside a narrow screen (pictures)", async ({ page }) => {
    for (const language of PICTURED) {
      await page.addInitScript(`localStorage["althing.language"] = '"${language}"'`);
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${hall.address}/me`);
        await expect(page.locator("#provider-key")).toBeVisible();
        await fits(page);
        await keep(page, `coming-back-${language}-${width}`);
      }
    }
  });

  /** The words of a letter, once so many have come. */
  async function letter(count: number): Promise<string> {
    await expect.poll(() => mail.letters.length).toBeGreaterThanOrEqual(count);
    return mail.letters[count - 1]!;
  }
});

test("where the host has set up neither, nothing is shown", async ({ page }) => {
  await page.goto("/me");
  await expect(page.getByRole("heading", { name: "What opens your seat" })).toBeVisible();
  await expect(page.locator("#mail-key, #provider-key")).toHaveCount(0);
});

async function named(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
}

async function fits(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}
