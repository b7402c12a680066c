import { expect, test } from "./hall";
import { BOT, choices, litTargets, main, movedPast, openTable, seqOf, stateOf } from "./table";

test("two browsers at one table see each other's moves at once", async ({ page, browser, baseURL }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Set up a new table of Vikings" }).click();
  await page.getByLabel("Your name").fill("Ingrid");
  await page.getByRole("radio", { name: "2" }).check();
  await page.getByLabel("Who sits here: Seat 2").selectOption("friend");
  await page.getByRole("button", { name: "Open the table" }).click();
  /* A host who waits for a guest is shown the link without asking. */
  const invitation = page.getByRole("region", { name: "Invitation links" });
  const link = await invitation.getByLabel(/Seat 2/).inputValue();

  const other = await browser.newContext({ baseURL: baseURL!, locale: "en", reducedMotion: "reduce" });
  const friend = await other.newPage();
  await friend.goto(link);
  await friend.getByLabel("Your name").fill("Leif");
  await friend.getByRole("button", { name: "Take the seat" }).click();
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Leif");

  for (let turn = 0; turn < 6; turn++) {
    const [mover, watcher] = (await firstIsAsked(page, friend)) ? [page, friend] : [friend, page];
    const seq = await seqOf(mover);
    await choices(mover).first().click();
    await movedPast(mover, seq);
    await movedPast(watcher, seq);
    await expect(main(watcher)).toHaveAttribute("data-seq", (await main(mover).getAttribute("data-seq"))!);
  }
  await expect(friend.getByRole("button", { name: "Invitation links" })).toHaveCount(0);

  const players = page.getByRole("list", { name: "Players" }).getByRole("listitem");
  const running = players.filter({ hasText: "to move" }).getByRole("timer");
  const standing = players.filter({ hasNotText: "to move" }).getByRole("timer");
  const [ran, stood] = [await running.innerText(), await standing.innerText()];
  await expect(running).not.toHaveText(ran);
  await expect(standing).toHaveText(stood);

  await friend.getByText("Chat", { exact: true }).click();
  await friend.getByRole("textbox", { name: "Say something" }).fill("Skål!");
  await friend.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("1 new")).toBeVisible();
  await other.close();

  /** Whether the first browser is asked; waits until one of the two is. */
  async function firstIsAsked(one: typeof page, two: typeof page): Promise<boolean> {
    await expect.poll(async () => (await choices(one).count()) + (await choices(two).count())).toBeGreaterThan(0);
    return (await choices(one).count()) > 0;
  }
});

test("a stranger with an invitation already used is told so and can only watch", async ({ page, browser, baseURL }) => {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, { kind: "friend" }]);
  const invite = (await stateOf(page.request, id)).seats[1]!.invite!;
  const guest = await browser.newContext({ baseURL: baseURL! });
  await guest.request.post(`/api/tables/${id}/join`, { data: { invite, name: "Leif" } });
  const stranger = await browser.newContext({ baseURL: baseURL!, locale: "en" });
  const watching = await stranger.newPage();
  await watching.goto(`/table/${id}?invite=${invite}`);
  await watching.getByLabel("Your name").fill("Loki");
  await watching.getByRole("button", { name: "Take the seat" }).click();
  await expect(watching.getByRole("alert")).toContainText(/\w{3}/);
  await watching.getByRole("link", { name: "Only watch" }).click();
  await expect(main(watching)).toBeVisible();
  await expect(choices(watching)).toHaveCount(0);
  await guest.close();
  await stranger.close();
});

test("two people at one screen play in turn, and the prompt names who is asked", async ({ page }) => {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, { kind: "screen", name: "Leif" }, BOT]);
  await page.goto(`/table/${id}`);
  const seen = new Set<string>();
  for (let moves = 0; moves < 40 && seen.size < 2; moves++) {
    await expect(choices(page).first()).toBeVisible();
    const prompt = await page.getByRole("region", { name: "What is asked" }).locator("p").first().innerText();
    seen.add(prompt.split(":")[0]!);
    const seq = await seqOf(page);
    await litTargets(page).first().click();
    await movedPast(page, seq);
  }
  expect([...seen].sort()).toEqual(["Ingrid", "Leif"]);
});
