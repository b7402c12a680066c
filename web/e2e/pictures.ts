import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, PICTURES_WANTED } from "./hall";
import { expectNothingSerious } from "./table";

/** Pictures for people to look at, where somebody asked for them; on the way every width must fit, and be open to all. */

const FOLDER = join(import.meta.dirname, "screenshots");
const SIZES = [
  ["wide", 1440, 900],
  ["phone", 360, 740],
] as const;

export async function keep(page: Page, name: string, fullPage = true): Promise<void> {
  if (PICTURES_WANTED) await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage });
}

/** The page as it is, wide and on a phone. */
export async function pictureInSizes(page: Page, name: string, there = page.locator("main")): Promise<void> {
  for (const [size, width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(there.first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${name}, ${size}` })
      .toBeLessThanOrEqual(width);
    /* A dialog covers what is before one's eyes, not the whole page. */
    await keep(page, `${name}-${size}`, (await page.locator("dialog:modal").count()) === 0);
  }
  await expectNothingSerious(page);
}

/** A table at this moment, as soon as something is there. */
export async function pictureTable(
  page: Page,
  id: string,
  name: string,
  there: Locator,
  prepare = async () => {},
): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/table/${id}`);
  await expect(there.first()).toBeVisible();
  await prepare();
  await pictureInSizes(page, name, there);
}

/** Whoever looks on while a game is played without hands draws every move of it, and nobody sees that. */
export async function leave(page: Page): Promise<void> {
  await page.goto("about:blank");
}
