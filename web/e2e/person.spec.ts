import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, PICTURED, test } from "./hall";
import { keep } from "./pictures";

/** A person with two devices: a wide screen and a narrow one. */
test("a phone is linked to a screen, plays there, and is ended (pictures)", async ({ page, browser, baseURL }) => {
  await page.goto("/me");
  await page.getByLabel("Name", { exact: true }).fill("Ingrid");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await page.getByRole("button", { name: "Link a device" }).click();
  const code = (await page.locator(".code").first().textContent())!;
  await expect(page.getByRole("img", { name: /camera/ })).toBeVisible();

  const phone = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, locale: "en" });
  const other = await phone.newPage();
  await other.goto(`/me#${code}`);
  await other.getByRole("button", { name: "Come in" }).click();
  const word = (await other.locator(".word").textContent())!;
  await expect(page.locator(".word")).toHaveText(word);
  await fits(other);
  await page.getByRole("button", { name: "Yes, it is mine" }).click();
  await expect(other.getByLabel("Name", { exact: true })).toHaveValue("Ingrid");
  await expect(other.getByRole("listitem")).toHaveCount(2);
  expect((await new AxeBuilder({ page: other }).analyze()).violations).toEqual([]);

  await other.goto("/");
  await other
    .getByRole("button", { name: /now against bots/ })
    .first()
    .click();
  await expect(other).toHaveURL(/\/table\//);
  const table = new URL(other.url()).pathname;
  await page.goto("/");
  await expect(page.locator(`a[href="${table}"]`)).toBeVisible();

  await page.goto("/me");
  await page.getByRole("listitem").filter({ hasNotText: "this one" }).getByRole("button", { name: /^End/ }).click();
  await expect(page.getByRole("listitem")).toHaveCount(1);
  await other.goto("/");
  await expect(other.getByRole("heading", { name: "The games" })).toBeVisible();
  await expect(other.locator(`a[href="${table}"]`)).toHaveCount(0);
  await phone.close();
});

test("the page about oneself stays inside a narrow screen (pictures)", async ({ page }) => {
  for (const language of PICTURED) {
    await page.addInitScript(`localStorage["althing.language"] = '"${language}"'`);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/me");
      await page.locator("section").nth(1).locator("button").first().click();
      await expect(page.getByRole("img")).toBeVisible();
      await fits(page);
      await keep(page, `me-${language}-${width}`);
    }
  }
});

async function fits(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}
