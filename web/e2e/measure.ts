import { loadavg } from "node:os";
import type { Browser, CDPSession, Page } from "@playwright/test";
import type { Hall as HallInfo, TableState } from "../src/api/types";
import { expect, test } from "./hall";
import { BOT, movedPast, openTable, playOn, seqOf } from "./table";

/**
 * How quick the page is, as a table; nothing here can fail but the page itself. `npm --prefix web run measure` prints for each game,
 * with the processor slowed down four times and nothing in the cache: how long until something can be chosen, counted from the
 * navigation; and how long from a click to the next paint (Event Timing), and to the paint of the new position.
 */
const SLOWER = 4;
const CLICKS = 15;
/** What can be chosen: on the board, or in the list. */
const CHOICE = "[data-target]:not([aria-disabled]):not([disabled]), [data-pick], #choices button:enabled";

interface Watched {
  first: number | null;
  clicks: number[];
  /** When the last click came, and when each new position was painted after it. */
  clicked: number;
  positions: number[];
}
type Watching = typeof window & { watched: Watched };

/** Keeps a watch in the page: it sees a paint by the frame after the one in which something was there. */
function watch(choice: string): void {
  const watched: Watched = ((window as Watching).watched = { first: null, clicks: [], clicked: 0, positions: [] });
  const painted = (then: (at: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => then(performance.now())));
  let seq: string | null = null;
  const look = () => {
    if (watched.first === null && document.querySelector(choice)) painted((at) => (watched.first ??= at));
    const now = document.querySelector("main[data-seq]")?.getAttribute("data-seq") ?? null;
    if (now !== seq && watched.clicked > 0) {
      const since = watched.clicked;
      watched.clicked = 0;
      painted((at) => watched.positions.push(at - since));
    }
    seq = now;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  addEventListener("click", (event) => (watched.clicked = event.timeStamp), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "click") watched.clicks.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

const watched = (page: Page) => page.evaluate(() => (window as Watching).watched);

async function slowed(browser: Browser, baseURL: string): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(watch, CHOICE);
  const session = await context.newCDPSession(page);
  return { page, session };
}

/** Plays on through the list, as somebody who clicks now here, now there. */
async function click(page: Page, id: string): Promise<void> {
  for (let turn = 0; turn < CLICKS; turn++) {
    const { over, acting } = await playOn(page.request, id, (state: TableState) => state.acting !== null);
    if (over || acting === null) return;
    const choices = page.locator("#choices button:enabled");
    await expect(choices.first()).toBeVisible();
    const seq = await seqOf(page);
    await choices.nth((turn * 3) % (await choices.count())).click();
    const again = page.getByRole("alertdialog").getByRole("button").last();
    if (await again.isVisible()) await again.click();
    await movedPast(page, seq);
  }
}

const ms = (value: number) => `${Math.round(value)} ms`;
const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
const typical = (values: number[]) => sorted(values)[Math.floor(values.length / 2)] ?? 0;

/** The rows below each other, every column as wide as its widest word. */
function drawn(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => row.map((word, column) => word.padEnd(widths[column]!)).join("  ")).join("\n");
}

test("the speed of the page", async ({ browser, hall, request }) => {
  test.setTimeout(30 * 60_000);
  const { games } = (await (await request.get("/api/hall")).json()) as HallInfo;
  const rows: string[][] = [["game", "first choice", "click to paint", "worst", "to the new position", "clicks"]];
  for (const { id: game, minSeats } of games) {
    const { page, session } = await slowed(browser, hall.address);
    const seats = [
      { kind: "me", name: "Ingrid" } as const,
      ...Array.from({ length: Math.max(minSeats, 2) - 1 }, () => BOT),
    ];
    const table = await openTable(page.request, seats, `${game}(seats=${seats.length})#5f2c`);
    await playOn(page.request, table, ({ acting }) => acting !== null);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(`/table/${table}`);
    await expect.poll(async () => (await watched(page)).first, { timeout: 120_000 }).not.toBeNull();
    await click(page, table);
    const { first, clicks, positions } = await watched(page);
    const worst = Math.max(0, ...clicks);
    rows.push([game, ...[first!, typical(clicks), worst, typical(positions)].map(ms), String(positions.length)]);
    await page.context().close();
  }
  process.stdout.write(
    `\nProcessor ${SLOWER} times slower; load of the machine ${loadavg()[0]!.toFixed(1)}\n${drawn(rows)}\n`,
  );
});
