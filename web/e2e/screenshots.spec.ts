import { expect, PICTURED, PICTURES_WANTED, test } from "./hall";
import { keep as shot, leave } from "./pictures";
import { BOT, openTable, playOn } from "./table";

const WIDE = ["wide", 1440, 900] as const;
const PHONE = ["phone", 360, 740] as const;

/** Pictures for people to look at; the test itself only makes sure that every page comes up, in every dress where they are wanted. */
for (const locale of PICTURED) {
  for (const [size, width, height] of PICTURES_WANTED ? [WIDE, PHONE] : [PHONE]) {
    for (const colorScheme of PICTURES_WANTED ? (["light", "dark"] as const) : (["dark"] as const)) {
      test(`pictures: ${locale}, ${size}, ${colorScheme}`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          baseURL: baseURL!,
          locale,
          colorScheme,
          viewport: { width, height },
          reducedMotion: "reduce",
        });
        const page = await context.newPage();
        const name = (what: string) => `${what}-${locale}-${size}-${colorScheme}`;
        const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT, { kind: "bot", level: 2 }]);
        await playOn(page.request, id, (state) => state.scoreSheet.sections.length > 1 && state.options.length > 4);

        await page.goto("/");
        await expect(page.locator("article button").first()).toBeVisible();
        await shot(page, name("home"));
        await page.locator("article button").nth(1).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await shot(page, name("new-table"), false);
        await page.goto(`/table/${id}`);
        await expect(page.locator("[data-target]").first()).toBeVisible();
        await shot(page, name("table"));
        await shot(page, name("table-first-screen"), false);
        await page.keyboard.press("s");
        await expect(page.getByRole("dialog")).toBeVisible();
        await shot(page, name("score-sheet"), false);
        await page.keyboard.press("Escape");
        await page.keyboard.press("r");
        await shot(page, name("rules"), false);
        await leave(page);
        await playOn(page.request, id, (state) => state.over);
        await page.goto(`/table/${id}`);
        await expect(page.locator("#ending-title")).toBeVisible();
        await shot(page, name("end"));
        await context.close();
      });
    }
  }
}
