import AxeBuilder from "@axe-core/playwright";
import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { expect, PICTURED, test } from "./hall";
import { keep } from "./pictures";

/** An authenticator of a browser of its own, as Chromium plays one. */
async function authenticator(context: BrowserContext, page: Page): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}

test("a passkey brings a person to another browser, is named, and ends", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const here = await authenticator(context, page);
  await page.goto("/me");
  await page.getByLabel("Name", { exact: true }).fill("Ingrid");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await expect(page.getByText("The passkey opens your seat from now on.")).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(2);
  const { credentials } = await here.cdp.send("WebAuthn.getCredentials", { authenticatorId: here.id });
  expect(credentials).toHaveLength(1);
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await expect(page.getByText("This device has a passkey for you already.")).toBeVisible();

  await page.getByRole("button", { name: /^Rename/ }).click();
  await page.getByLabel("Name of the passkey").fill("Blue key");
  await page.getByRole("listitem").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Blue key" })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const phone = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, locale: "en" });
  const other = await phone.newPage();
  const there = await authenticator(phone, other);
  await other.goto("/");
  await other
    .getByRole("button", { name: /now against bots/ })
    .first()
    .click();
  await expect(other).toHaveURL(/\/table\//);
  const table = new URL(other.url()).pathname;
  await other.goto("/me");
  await other.getByRole("button", { name: "Use my passkey" }).click();
  await expect(other.getByText("No passkey was used.")).toBeVisible();
  await there.cdp.send("WebAuthn.addCredential", { authenticatorId: there.id, credential: credentials[0]! });
  await other.getByRole("button", { name: "Use my passkey" }).click();
  await expect(other.getByLabel("Name", { exact: true })).toHaveValue("Ingrid");
  await expect(other.getByRole("listitem").filter({ hasText: "Blue key" })).toBeVisible();
  await page.goto("/");
  await expect(page.locator(`a[href="${table}"]`)).toBeVisible();

  await page.goto("/me");
  await page.getByRole("button", { name: "End: Blue key" }).click();
  await expect(page.getByText("Blue key")).toHaveCount(0);
  await page.getByRole("button", { name: "Use my passkey" }).click();
  await expect(page.getByText("This passkey is not known here any more.")).toBeVisible();
  await phone.close();
});

test("the page of who has a passkey stays inside a narrow screen (pictures)", async ({ page, context }) => {
  await authenticator(context, page);
  for (const language of PICTURED) {
    await page.addInitScript(`localStorage["althing.language"] = '"${language}"'`);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/me");
      const make = page.locator("section[aria-labelledby=passkeys] button").first();
      await make.click();
      await expect(page.getByRole("listitem").nth(1)).toBeVisible();
      await page.getByRole("listitem").locator("button").first().scrollIntoViewIfNeeded();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
      await keep(page, `passkey-${language}-${width}`);
    }
  }
});
