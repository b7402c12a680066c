import type { SeatRequest } from "../src/api/types";
import { expect, PICTURED, test } from "./hall";
import { pictureInSizes } from "./pictures";
import { BOT, main, movedPast, openTable, playOn, seqOf, stateOf } from "./table";

for (const language of PICTURED)
  test(`pictures of standing orders, ${language}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, locale: language });
    const page = await context.newPage();
    const seats: SeatRequest[] = [{ kind: "me", name: "Ingrid" }, BOT, BOT];
    const id = await openTable(page.request, seats, "graenaland(seats=3)#7");
    const state = await playOn(
      page.request,
      id,
      ({ orders }) => orders.offered.length > 0,
      ({ moves, options }) => (moves % 2) % options.length,
    );
    expect(state.over).toBe(false);
    await page.goto(`/table/${id}`);
    await expect(main(page)).toBeVisible();
    const orders = page.locator("section[aria-live]").filter({ has: page.locator("p button") });
    await expect(orders).toBeVisible();
    await pictureInSizes(page, `orders-offered-${language}`);
    const seq = await seqOf(page);
    await orders.getByRole("button").first().click();
    await movedPast(page, seq);
    const left = (await stateOf(page.request, id)).orders.left;
    expect(left).toHaveLength(1);
    await pictureInSizes(page, `orders-left-${language}`);
    // The others go on meanwhile, and an order ends by itself when what it answers to has changed.
    const back = orders.getByRole("button", { name: /^(Take back|Cofnij|Visszavonás)$/ });
    await back.click({ timeout: 5_000 }).catch((ended: Error) => expect(ended.name).toBe("TimeoutError"));
    await expect.poll(async () => (await stateOf(page.request, id)).orders.left.length).toBe(0);
    await context.close();
  });
