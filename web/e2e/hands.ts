import type { Locator, Page } from "@playwright/test";
import { expect, PICTURED } from "./hall";
import { pictureInSizes } from "./pictures";

/** What hands and eyes do at several boards: drag, and take pictures. */

/** The page as it is, in every language and width. */
export async function picture(page: Page, name: string): Promise<void> {
  for (const language of PICTURED) {
    await speak(page, language);
    await page.emulateMedia({ colorScheme: language === "pl" ? "dark" : "light", reducedMotion: "reduce" });
    await pictureInSizes(page, `${name}-${language}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await speak(page, "en");
}

async function speak(page: Page, language: string): Promise<void> {
  await page.locator("select:has(> option[value=hu])").first().selectOption(language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y + 10);
  const end = await middleOf(to);
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await stillness(element);
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Waits until an element stands where it stood for ten frames: a page that has just come still finds its places. */
async function stillness(element: Locator): Promise<void> {
  await element.evaluate(async (node) => {
    let [place, frames] = ["", 0];
    while (frames < 10) {
      await new Promise(requestAnimationFrame);
      const { x, y, width, height } = node.getBoundingClientRect();
      const now = [x, y, width, height].join();
      frames = now === place ? frames + 1 : 0;
      place = now;
    }
  });
}
