import { expect, test } from "./hall";
import { choices, main, openTable, stateOf } from "./table";

const MANY = 7;

/* Browsers keep left pages alive, unless a test switches that off: here it is on, as at home. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test("one browser shows seven tables after each other, and seven at once, and all stay live", async ({ context }) => {
  const tables: string[] = [];
  for (let each = 0; each < MANY; each++)
    tables.push(await openTable(context.request, [{ kind: "me" }, { kind: "screen" }], "hnefatafl"));

  const first = await context.newPage();
  for (const id of tables) {
    await first.goto(`/table/${id}`);
    await expect(choices(first).first()).toBeVisible();
  }
  /* A page that was kept does not load again. */
  await first.goBack({ waitUntil: "commit" });
  await expect(choices(first).first()).toBeVisible();
  await playedIsSeen(first, tables.at(-2)!);

  const tabs = [];
  for (const id of tables) {
    const tab = await context.newPage();
    await tab.goto(`/table/${id}`);
    tabs.push({ tab, id });
  }
  for (const { tab, id } of tabs) await playedIsSeen(tab, id);

  async function playedIsSeen(page: typeof first, id: string): Promise<void> {
    const { acting, seq, options } = await stateOf(context.request, id);
    await context.request.post(`/api/tables/${id}/moves`, {
      data: { seat: acting, move: options[0]!.move, after: seq },
    });
    await expect(main(page)).toHaveAttribute("data-seq", String(seq + 1), { timeout: 5_000 });
  }
});
