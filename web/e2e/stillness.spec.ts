import type { Page } from "@playwright/test";
import { expect, test } from "./hall";
import { BOT, choices, main, openTable, playOn } from "./table";

const GAMES = [
  "vikings(seats=2)",
  "jorvik(seats=2)",
  "northgard(seats=2)",
  "graenaland(seats=3)",
  "odin(seats=2)",
  "hnefatafl",
];
const MOVES = 6;

/**
 * How much of the page jumps without anybody touching it, as browsers count it: the worst burst of shifts that follow each
 * other within a second, at most five seconds long. And how long a key takes to be seen.
 */
const WATCH = `
  window.shifts = 0;
  window.slowest = 0;
  let burst = { sum: 0, from: 0, to: -Infinity };
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, startTime } of list.getEntries()) {
      if (hadRecentInput) continue;
      const goesOn = startTime - burst.to < 1000 && startTime - burst.from < 5000;
      burst = goesOn ? { ...burst, sum: burst.sum + value, to: startTime } : { sum: value, from: startTime, to: startTime };
      window.shifts = Math.max(window.shifts, burst.sum);
    }
  }).observe({ type: "layout-shift" });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.slowest = Math.max(window.slowest, entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });`;

async function playByKey(page: Page): Promise<void> {
  const seen = await main(page).getAttribute("data-moves");
  /* Bots differ from table to table: sometimes there is only one choice. */
  await page.keyboard.press((await choices(page).count()) > 1 ? "2" : "1");
  await expect(main(page)).not.toHaveAttribute("data-moves", seen!);
  await expect(page.locator("#choices button, [data-pick], #ending-title").first()).toBeVisible();
}

for (const setup of GAMES)
  test(`nothing jumps in play: ${setup}`, async ({ page }) => {
    const seats = [{ kind: "me", name: "Ingrid" } as const, BOT, ...(setup.includes("3") ? [BOT] : [])];
    const id = await openTable(page.request, seats, setup === "hnefatafl" ? setup : `${setup}#5f2c`);
    await playOn(page.request, id, (state) => state.acting !== null);
    await page.goto(`/table/${id}`);
    await expect(page.locator(".board")).toBeVisible();
    await expect(page.locator("#choices button, [data-pick]").first()).toBeVisible();
    await page.evaluate(WATCH);
    for (let move = 0; move < MOVES; move++) await playByKey(page);
    const { shifts, slowest } = (await page.evaluate("({ shifts, slowest })")) as { shifts: number; slowest: number };
    test
      .info()
      .annotations.push(
        { type: "layout shift", description: shifts.toFixed(3) },
        { type: "click to paint", description: `${slowest} ms` },
      );
    expect(shifts).toBeLessThanOrEqual(0.05);
  });
