import type { Locator, Page } from "@playwright/test";
import type { TableState } from "../src/api/types";
import { expect, PICTURED, PICTURED_IN_FULL, test } from "./hall";
import { asked, lively, livelyWithout, viewOf } from "./odin";
import { keep, leave, pictureTable } from "./pictures";
import { goesOn, litTargets, movedPast, openTable, playOn, seqOf, stateOf } from "./table";

const SOLO = "odin(seats=1, length=short, occupations=none)#5f2c";
const INGRID = { kind: "me", name: "Ingrid" } as const;
const chosen = /^(pass|leave|fail|store|buy|arm)/;

test.describe.configure({ timeout: 900_000 });

test("a whole short solo game by clicking what is lit on the board", async ({ page }) => {
  const id = await openTable(page.request, [INGRID], SOLO);
  await page.goto(`/table/${id}`);

  const words = new Set<string>();
  let clicks = 0;
  while (await goesOn(page, litTargets(page).filter({ visible: true }))) {
    const seq = await seqOf(page);
    words.add(await clickSomething(page, clicks++));
    await movedPast(page, seq);
  }

  expect(clicks).toBeGreaterThan(60);
  expect([...words]).toEqual(expect.arrayContaining(["go", "lay", "place", "serve"]));
  await keep(page, "odin-end");
});

/** Lays tiles now and then, has tables laid, and else presses what brings the game on; says what was chosen. */
async function clickSomething(page: Page, turn: number): Promise<string> {
  const suggest = page.getByRole("button", { name: "Suggest a laying" });
  if (await suggest.isVisible()) {
    await suggest.click();
    const lay = page.getByRole("button", { name: "Lay the table so" });
    await lay.click();
    await expect(suggest.or(lay)).toBeHidden();
    return "serve";
  }
  const goods = page.locator("[data-item]");
  const count = turn % 3 === 0 ? await goods.count() : 0;
  if (count > 0) {
    await goods.nth(turn % count).click();
    const where = page.locator(".where button").first();
    if (await where.isVisible()) await where.click();
    return "place";
  }
  const target = await likelyTarget(page, turn);
  const word = ((await target.getAttribute("data-move")) ?? "").split(" ")[0]!;
  await target.click();
  return word;
}

async function likelyTarget(page: Page, turn: number): Promise<Locator> {
  const lit = litTargets(page).filter({ visible: true });
  const moves = await lit.evaluateAll((all) => all.map((each) => each.getAttribute("data-move") ?? ""));
  const good = moves.flatMap((move, index) => (chosen.test(move) ? [] : [index]));
  return lit.nth(good.length > 0 ? good[(turn * 7) % good.length]! : 0);
}

test("a round by keyboard alone: sending vikings, laying a tile, the Feast", async ({ page }) => {
  const id = await openTable(page.request, [INGRID], SOLO);
  await page.goto(`/table/${id}`);
  await seenTogether(page, "What is asked", "Action spaces", "Your boards");
  await chooseByKey(page, "go WM3");
  await chooseByKey(page, "go CR1A");
  await page.locator('[data-item="oil"]').focus();
  await page.keyboard.press("Enter");
  const confirm = page.getByRole("button", { name: "Lay it here" });
  await expect(confirm).toBeFocused();
  const first = await confirm.getAttribute("data-move");
  await page.keyboard.press("r");
  await page.keyboard.press("ArrowRight");
  expect(await confirm.getAttribute("data-move")).not.toBe(first);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(confirm).toHaveCount(0);
  await page.locator('[data-item="oil"]').focus();
  await page.keyboard.press("Enter");
  await expect(confirm).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(confirm).toHaveCount(0);

  for (;;) {
    const state = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableState;
    if (viewOf(state).round > 1) break;
    const leave =
      viewOf(state).asked === "turn"
        ? "pass"
        : state.options.some(({ move }) => move === "done")
          ? "done"
          : state.options[0]!.move;
    await chooseByKey(page, leave);
  }
});

async function chooseByKey(page: Page, move: string): Promise<void> {
  const seq = await seqOf(page);
  await page.locator(`.odin.board [data-target][data-move="${move}"]`).first().focus();
  await page.keyboard.press("Enter");
  if (await page.getByRole("alertdialog").isVisible())
    await page.getByRole("button", { name: "Yes, do it" }).press("Enter");
  await movedPast(page, seq);
}

/** Regions that one screen shows whole, without a scroll from one to another. */
async function seenTogether(page: Page, ...names: string[]): Promise<void> {
  const regions = names.map((name) => page.getByRole("region", { name, exact: true }));
  await regions[1]!.evaluate((region) => region.scrollIntoView({ block: "end" }));
  for (const region of regions) await expect(region).toBeInViewport({ ratio: 1 });
}

test("a tile is dragged from the supply, turned by the wheel, and lies until it is confirmed", async ({ page }) => {
  const id = await openTable(page.request, [INGRID], SOLO);
  await page.goto(`/table/${id}`);
  await chooseByKey(page, "go CR1A");
  const linen = page.locator('[data-item="linen"]');
  await linen.scrollIntoViewIfNeeded();
  const from = (await linen.boundingBox())!;
  await page.mouse.move(from.x + 12, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y + 20, { steps: 4 });
  const confirm = page.getByRole("button", { name: "Lay it here" });
  await expect(confirm).toBeVisible();
  const board = (await page.locator(".estate div.ground").boundingBox())!;
  await page.mouse.move(board.x + board.width * 0.3, board.y + board.height * 0.2, { steps: 6 });
  const turn = async () => Number((await confirm.getAttribute("data-move"))!.split(" ")[3]);
  const before = await turn();
  await page.mouse.wheel(0, 120);
  await expect.poll(turn).not.toBe(before);
  await page.mouse.up();
  expect(await confirm.getAttribute("data-move")).toMatch(/^lay \d+ [2-6] [01]$/);
  const seq = await seqOf(page);
  await confirm.click();
  await movedPast(page, seq);
  const state = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableState;
  expect(viewOf(state).areas[0]!.boards[0]!.laid).toEqual([
    expect.objectContaining({ item: "linen", turn: 1 - before }),
  ]);
});

test("the game advises: the odds of a roll, and a laying of goods that is carried out on request", async ({ page }) => {
  const id = await openTable(page.request, [INGRID], SOLO);
  await page.goto(`/table/${id}`);
  await chooseByKey(page, "go HU1A");
  await expect(page.getByText(/Next roll: success \d+%, without weapons \d+%/)).toBeVisible();
  await chooseByKey(page, "fail");

  const state = await playOn(
    page.request,
    id,
    asked("window", ({ hint }) => hint !== null && hint.pieces.length > 1),
    lively,
  );
  const { pieces, gain } = viewOf(state).hint!;
  const before = viewOf(state).areas[0]!;
  await page.getByRole("button", { name: "What can I do with these goods?" }).click();
  await page.getByRole("button", { name: "Lay it so" }).click();
  await expect
    .poll(async () => viewOf(await stateOf(page.request, id)).areas[0]!.boards.flatMap(({ laid }) => laid).length)
    .toBe(before.boards.flatMap(({ laid }) => laid).length + pieces.length);
  expect(viewOf(await stateOf(page.request, id)).areas[0]!.income).toBe(before.income + gain.income);
});

/** Moments of one game, in the order in which lively players come to them. */
const MOMENTS: [string, (state: TableState) => boolean][] = [
  ["turn", asked("turn")],
  ["upgrade", asked("upgrade")],
  ["mountain", asked("mountain")],
  ["explore", asked("explore")],
  ["laying", asked("lay", ({ laying }) => laying!.board !== "home")],
  ["feast", asked("feast", ({ areas, table }) => areas[table!.seat]!.boards.length > 2)],
];

/** One language is pictured at night. */
const inLocale = (locale: string, baseURL: string) =>
  ({ baseURL, locale, colorScheme: locale === "pl" ? "dark" : "light", reducedMotion: "reduce" }) as const;

for (const locale of PICTURED) {
  test(`pictures of A Feast for Odin: ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext(inLocale(locale, baseURL!));
    const page = await context.newPage();
    const id = await openTable(
      page.request,
      [INGRID, { kind: "me", name: "Harald" }],
      "odin(seats=2, occupations=abc)#5f2d",
    );
    for (const [moment, reached] of MOMENTS) {
      expect((await playOn(page.request, id, reached, lively)).over, moment).toBe(false);
      await shots(page, id, `${moment}-${locale}`);
      const scene = SCENES[moment];
      if (scene) await expectSeenTogether(page, id, ...scene);
      await leave(page);
    }
    const hunting = await openTable(page.request, [INGRID], SOLO);
    await playOn(page.request, hunting, asked("dice"), ({ options }) =>
      Math.max(
        0,
        options.findIndex(({ move }) => move === "go HU1A"),
      ),
    );
    await shots(page, hunting, `dice-${locale}`);
    await expectSeenTogether(page, hunting, "dice");
    const fighting = await openTable(page.request, [INGRID], "odin(seats=1, occupations=none)#1");
    await playOn(
      page.request,
      fighting,
      asked("dice", ({ dice }) => dice!.battle && dice!.loot.length > 0),
      FIGHTING,
    );
    await expectSeenTogether(page, fighting, "dice");
    const playing = await openTable(
      page.request,
      [INGRID, { kind: "me", name: "Harald" }],
      "odin(seats=2, occupations=abc)#7",
    );
    expect((await playOn(page.request, playing, asked("play"), lively)).over).toBe(false);
    await expectSeenTogether(page, playing, "playable");
    await context.close();
  });
}

/** What is seen beside all actions and one's own board when something is done with them. */
const SCENES: Partial<Record<string, string[]>> = {
  turn: [],
  upgrade: ["offers"],
  mountain: ["mountains"],
  explore: ["islands"],
  laying: ["laying"],
  feast: ["table"],
};

/** What is asked, all actions and one's own board are seen at once, without scrolling, and so is what is done; and no name is cut. */
async function expectSeenTogether(page: Page, id: string, ...scene: string[]): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/table/${id}`);
  await expect(page.locator(".odin.board")).toBeVisible();
  for (const part of ["prompt", "actions", "boards", ...scene])
    await expect(page.locator(`[data-point=${part}]`)).toBeInViewport({ ratio: 1 });
  const faces = page.locator("[data-point=actions] .face");
  const cut = await faces.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length);
  expect(cut).toBe(0);
}

const shots = (page: Page, id: string, name: string, prepare?: () => Promise<void>): Promise<void> =>
  pictureTable(page, id, `odin-${name}`, page.locator(".odin.board"), prepare);

/** What four players of the same deal leave alone, so that together they come to all islands. */
const NEAR_ISLANDS =
  "go (SA[12]C|BS[12])|buy (knarr|whaling-boat)|explore (shetland|bear-island|faroe-islands|iceland|greenland)";
const LEFT_ALONE = [
  /^explore bear-island/,
  /^explore (shetland|iceland|greenland)/,
  new RegExp(`^(${NEAR_ISLANDS})`),
  new RegExp(`^(${NEAR_ISLANDS}|explore (baffin-island|labrador))`),
];
const BOARDS = [
  "baffin-island",
  "bear-island",
  "faroe-islands",
  "greenland",
  "home",
  "iceland",
  "labrador",
  "long-house",
  "newfoundland",
  "shed",
  "shetland",
  "stone-house",
];

const FIGHTING = livelyWithout(new RegExp(`^(${NEAR_ISLANDS}|go SA3C|fail)`));

/** Decisions that come seldom: each with a game that leads to it. */
const SELDOM: [string, string, (state: TableState) => boolean, ((state: TableState) => number)?][] = [
  ["battle", "odin(seats=1, occupations=none)#1", asked("dice", ({ dice }) => dice!.battle), FIGHTING],
  [
    "loot",
    "odin(seats=1, occupations=none)#1",
    asked("dice", ({ dice }) => dice!.battle && dice!.loot.length > 0),
    FIGHTING,
  ],
  ["occupation", "odin(seats=2, occupations=abc)#7", asked("play")],
  ["sale", "odin(seats=4, occupations=a)#3", asked("sale")],
  ["four", "odin(seats=4, occupations=a)#3", asked("turn", ({ round }) => round === 4)],
  ["end", "odin(seats=2, occupations=abc)#7", () => false],
];

/** Every board that a player can come to own, drawn large. */
for (const locale of PICTURED_IN_FULL) {
  test(`pictures of A Feast for Odin: ${locale}, boards, hint, scores`, async ({ browser, baseURL }) => {
    const context = await browser.newContext(inLocale(locale, baseURL!));
    const page = await context.newPage();
    const pictured = new Set<string>();
    for (const [game, leftAlone] of LEFT_ALONE.entries()) {
      const id = await openTable(page.request, [INGRID], "odin(seats=1, occupations=none)#1");
      const late = asked("turn", ({ round, areas }) => round > 6 && areas[0]!.thingSquare < 6);
      const { boards } = viewOf(await playOn(page.request, id, late, livelyWithout(leftAlone))).areas[0]!;
      for (const [index, { plan }] of boards.entries()) {
        if (!pictured.has(plan))
          await shots(page, id, `board-${plan}-${locale}`, async () =>
            page.locator(".estate [role=tab]").nth(index).click(),
          );
        pictured.add(plan);
      }
      if (game > 0) continue;
      await shots(page, id, `hint-${locale}`, async () => page.locator(".tool.hint").click());
      await shots(page, id, `score-sheet-${locale}`, async () => page.keyboard.press("s"));
    }
    expect([...pictured].sort()).toEqual(BOARDS);
    await context.close();
  });

  test(`pictures of A Feast for Odin: ${locale}, seldom decisions`, async ({ browser, baseURL }) => {
    const context = await browser.newContext(inLocale(locale, baseURL!));
    const page = await context.newPage();
    for (const [moment, setup, reached, play = lively] of SELDOM) {
      const names = ["Ingrid", "Harald", "Sigrid", "Olaf"].slice(0, Number(/seats=(\d)/.exec(setup)![1]));
      const id = await openTable(
        page.request,
        names.map((name) => ({ kind: "me", name })),
        setup,
      );
      expect((await playOn(page.request, id, reached, play)).over, moment).toBe(moment === "end");
      await shots(page, id, `${moment}-${locale}`);
    }
    await context.close();
  });
}
