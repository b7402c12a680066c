import type { Locator, Page } from "@playwright/test";
import type { TableState } from "../src/api/types";
import type { Decision } from "../src/games/northgard/view";
import { expect, PICTURED, PICTURED_IN_FULL, test } from "./hall";
import { asked, asker, DEALS, type Dealt, lively, nextTarget, playTogether, press, tableAt, viewOf } from "./northgard";
import { keep, leave, pictureTable } from "./pictures";
import { BOT, ending, goesOn, litTargets, movedPast, openTable, playOn, seqOf, stateOf } from "./table";

const CREATURES = "northgard(seats=2, creatures=creatures)#5f2c";

test("a whole game of two with creatures by clicking what is lit on the board", async ({ page }) => {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT], CREATURES);
  await page.goto(`/table/${id}`);

  const words = new Map<string, number>();
  let clicks = 0;
  while (await goesOn(page, litTargets(page).or(page.locator("[data-pick]")).filter({ visible: true }))) {
    const seq = await seqOf(page);
    const target = await nextTarget(page, clicks, words);
    const word = ((await target.getAttribute("data-move")) ?? "").split(" ")[0]!;
    words.set(word, (words.get(word) ?? 0) + 1);
    await press(target);
    await movedPast(page, seq);
    clicks++;
  }

  expect(clicks).toBeGreaterThan(30);
  expect([...words.keys()]).toEqual(expect.arrayContaining(["clan", "place", "settle", "play", "pass"]));
  await expect(ending(page)).toContainText(/wins|Shared victory/);
  await keep(page, "northgard-end");
});

const MOMENTS: [string, (state: TableState) => boolean][] = [
  ["clans", asked("clan")],
  ["setup", asked("first-tiles")],
  ["turn", asked("turn")],
  ["explore", asked("explore")],
  ["combat", (state) => state.acting !== null && viewOf(state).combat?.pending === true],
  ["third-year", asked("turn", (view) => view.year === 3)],
];

/** One language is pictured at night. */
const inLocale = (locale: string, baseURL: string) =>
  ({ baseURL, locale, colorScheme: locale === "pl" ? "dark" : "light", reducedMotion: "reduce" }) as const;

/** Pictures of telling moments for people to look at; the test makes sure that each comes up in every language, fits and is open to all. */
for (const locale of PICTURED) {
  test(`pictures of Northgard: ${locale}`, async ({ browser, baseURL }) => {
    test.slow();
    const context = await browser.newContext(inLocale(locale, baseURL!));
    const page = await context.newPage();
    const id = await openTable(
      page.request,
      [
        { kind: "me", name: "Ingrid" },
        { kind: "me", name: "Harald" },
      ],
      "northgard(seats=2, creatures=more)#5f2c",
    );
    for (const [moment, reached] of MOMENTS) {
      expect((await playOn(page.request, id, reached, lively)).over, moment).toBe(false);
      await shots(page, id, `${moment}-${locale}`);
      await leave(page);
    }
    await context.close();
  });
}

const DECISIONS = Object.keys(DEALS) as Dealt[];
/** Decisions that one game in a hundred asks for: those who look at pictures should see them too. */
const RARE: readonly Dealt[] = [
  "under",
  "ransom",
  "bribe",
  "spawn",
  "offer",
  "second-chance",
  "upgrade",
  "replace",
  "push",
  "strike",
  "divide",
  "pull",
  "scorch",
  "trade",
];

for (const decision of DECISIONS) {
  test(`decided by clicking on the board: ${decision}`, async ({ page }) => {
    await page.goto(`/table/${await tableAt(page.request, decision)}`);
    await expect(litTargets(page).or(page.locator("[data-pick]")).filter({ visible: true }).first()).toBeVisible();
    const seq = await seqOf(page);
    await press(await nextTarget(page, 0, new Map()));
    await movedPast(page, seq);
  });
}

for (const [locale, decision] of PICTURED_IN_FULL.flatMap((each) => RARE.map((rare) => [each, rare] as const))) {
  test(`pictures of Northgard: ${locale}, ${decision}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext(inLocale(locale, baseURL!));
    const page = await context.newPage();
    await shots(page, await tableAt(page.request, decision), `decision-${decision}-${locale}`);
    await context.close();
  });
}

test("map, hand, cards on offer and prompt are in sight together on a wide screen", async ({ page }) => {
  const id = await tableAt(page.request, "turn");
  await page.goto(`/table/${id}`);
  const parts = [
    page.locator(".frame"),
    page.locator("[data-move^='play ']").first(),
    page.locator("[data-move^='pass ']").last(),
    page.locator(".prompt"),
  ];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.9 });
});

/** A deal in which, after so many moves of lively players, the first can march against the second, and both have to decide twice. */
const ATTACK = { setup: "northgard(seats=2, clans=drawn)#3", moves: 12, march: "send 1" };

test("two browsers: an attack in the one asks the defender in the other, and pages and clocks follow", async ({
  page,
  browser,
  baseURL,
}) => {
  const friend = await (
    await browser.newContext({ baseURL: baseURL!, locale: "en", reducedMotion: "reduce" })
  ).newPage();
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, { kind: "friend" }], ATTACK.setup);
  await friend.request.post(`/api/tables/${id}/join`, {
    data: { invite: (await stateOf(page.request, id)).seats[1]!.invite, name: "Leif" },
  });
  await playTogether(id, ATTACK.moves, page, friend);
  await Promise.all([page.goto(`/table/${id}`), friend.goto(`/table/${id}`)]);
  await follow(page, friend, page.locator(`[data-target][data-move="${ATTACK.march}"]`));

  const decided = new Map<Page, Decision[]>([
    [page, []],
    [friend, []],
  ]);
  while (isFighting(await stateOf(page.request, id))) {
    const [asks, waits] = await asker(id, page, friend);
    const state = await stateOf(asks.request, id);
    decided.get(asks)!.push(viewOf(state).asked!);
    await expectFollowed(asks, waits, state);
    await follow(asks, waits, await nextTarget(asks, 0, new Map()));
  }
  for (const who of [page, friend]) expect(decided.get(who)).toEqual(expect.arrayContaining(["food", "die"]));
  await friend.context().close();
});

const isFighting = (state: TableState) => viewOf(state).combat?.pending === true;

/** The one who is asked decides by a click, and the other page moves on too. */
async function follow(asks: Page, waits: Page, target: Locator): Promise<void> {
  const seq = await seqOf(asks);
  await press(target);
  await movedPast(asks, seq);
  await movedPast(waits, seq);
}

/** Both pages stage the combat and say who decides what; only the one who is asked can; only that clock runs. */
async function expectFollowed(asks: Page, waits: Page, state: TableState): Promise<void> {
  const { name } = state.seats[state.acting!]!;
  for (const each of [asks, waits]) {
    await expect(each.locator(".combat .below")).toContainText(`${name} is to move:`);
    await expect(
      each.getByRole("list", { name: "Players" }).getByRole("listitem").filter({ hasText: "to move" }),
    ).toContainText(name!);
  }
  await expect(litTargets(asks).or(asks.locator("[data-pick]")).filter({ visible: true }).first()).toBeVisible();
  await expect(litTargets(waits)).toHaveCount(0);
  await expect(waits.getByRole("region", { name: "What is asked" })).toContainText(`${name} is to move.`);
  const clock = (each: Page, who: RegExp) =>
    each.getByRole("list", { name: "Players" }).getByRole("listitem").filter({ hasText: who }).getByRole("timer");
  const [other] = state.seats.filter(({ seat }) => seat !== state.acting);
  const [ran, stood] = [
    await clock(waits, new RegExp(name!)).innerText(),
    await clock(waits, new RegExp(other!.name!)).innerText(),
  ];
  await expect(clock(waits, new RegExp(name!))).not.toHaveText(ran);
  await expect(clock(waits, new RegExp(other!.name!))).toHaveText(stood);
}

const shots = (page: Page, id: string, name: string): Promise<void> =>
  pictureTable(
    page,
    id,
    `northgard-${name}`,
    litTargets(page).or(page.locator("[data-pick]")).filter({ visible: true }),
  );

const DRAWN = "northgard(seats=2, clans=drawn)#5f2c";
const seen = (page: Page) => page.locator(".frame svg > g").getAttribute("transform");

test("places for tiles are listed under each tile and its turn, and a choice shows its place on the map", async ({
  page,
}) => {
  const id = await openTable(
    page.request,
    [
      { kind: "me", name: "Ingrid" },
      { kind: "me", name: "Harald" },
    ],
    DRAWN,
  );
  await page.goto(`/table/${id}`);
  const headings = page.locator("#choices h3");
  await expect(headings.nth(1)).toBeVisible();
  expect(new Set(await headings.allInnerTexts()).size).toBe(await headings.count());
  const choice = page.locator("#choices button").nth(5);
  await choice.hover();
  await expect(page.locator(".place")).toHaveAttribute("data-move", (await choice.getAttribute("data-move"))!);
});

test("a tile is placed by the keyboard alone", async ({ page }) => {
  const id = await openTable(
    page.request,
    [
      { kind: "me", name: "Ingrid" },
      { kind: "me", name: "Harald" },
    ],
    DRAWN,
  );
  await page.goto(`/table/${id}`);
  const tick = page.locator(".place");
  await tick.focus();
  const first = await tick.getAttribute("data-move");
  await page.keyboard.press("r");
  await expect(tick).not.toHaveAttribute("data-move", first!);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const places = new Set<string | null>();
  for (const key of ["ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp"]) {
    await page.keyboard.press(key);
    places.add(await tick.getAttribute("data-move"));
  }
  expect(places.size).toBeGreaterThan(1);
  await expect(tick).toBeFocused();
  const seq = await seqOf(page);
  await page.keyboard.press("Enter");
  await movedPast(page, seq);
  const settling = page.locator("[data-territory][data-move^='settle']").first();
  await settling.focus();
  const before = await seqOf(page);
  await page.keyboard.press("Enter");
  await movedPast(page, before);
});

test("the map is moved, brought nearer and fitted by mouse, keys and fingers, and that plays nothing", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    locale: "en",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, BOT], DRAWN);
  await page.goto(`/table/${id}`);
  await expect(litTargets(page).filter({ visible: true }).first()).toBeVisible();
  const frame = page.locator(".frame");
  await frame.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await frame.boundingBox())!;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const seq = await seqOf(page);
  const whole = await seen(page);

  await page.mouse.move(middleX, middleY);
  await page.mouse.down();
  await page.mouse.move(middleX + 60, middleY + 30, { steps: 4 });
  await page.mouse.up();
  const dragged = await seen(page);
  expect(dragged).not.toBe(whole);

  await frame.focus();
  await page.keyboard.press("+");
  const nearer = await seen(page);
  expect(nearer).not.toBe(dragged);
  await page.keyboard.press("f");
  expect(await seen(page)).toBe(whole);

  const fingers = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [
              { x: middleX - apart, y: middleY, id: 1 },
              { x: middleX + apart, y: middleY, id: 2 },
            ],
    });
  await touch("touchStart", 30);
  for (const apart of [40, 50, 60]) await touch("touchMove", apart);
  await touch("touchEnd", 0);
  await expect.poll(() => seen(page)).not.toBe(whole);
  await page.getByRole("button", { name: "The whole map" }).click();
  expect(await seen(page)).toBe(whole);
  expect(await seqOf(page)).toBe(seq);
  await context.close();
});
