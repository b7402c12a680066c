import type { APIRequestContext } from "@playwright/test";
import type { ProfileState } from "../src/api/types";
import { expect, PICTURED, test } from "./hall";
import { pictureInSizes } from "./pictures";
import { stateOf } from "./table";

/** Plays a table of two people to its end; each takes one of the legal moves, always the same way. */
async function finish(people: APIRequestContext[], id: string): Promise<void> {
  for (let move = 0; move < 2000; move++) {
    for (const person of people) {
      const state = await stateOf(person, id);
      if (state.over) return;
      if (state.acting === null) continue;
      const option = state.options[(move * 7) % state.options.length]!;
      await person.post(`/api/tables/${id}/moves`, {
        data: { seat: state.acting, move: option.move, after: state.seq },
      });
    }
  }
}

test("two people play rated games, and see what they came to", async ({ page, browser, baseURL }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Set up a new table of Vikings" }).click();
  await page.getByLabel("Your name").fill("Ingrid");
  await page.getByRole("radio", { name: "2" }).check();
  await page.getByLabel("Who sits here: Seat 2").selectOption("friend");
  await page.getByLabel("Anybody may join").check();
  await page.getByRole("checkbox", { name: /Rated/ }).check();
  await expect(page.getByText("You agree to be rated")).toBeVisible();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page).toHaveURL(/\/table\//);
  const id = new URL(page.url()).pathname.split("/")[2]!;

  const other = await browser.newContext({ baseURL: baseURL!, locale: "en", reducedMotion: "reduce" });
  const guest = await other.newPage();
  await guest.goto("/");
  const offer = guest.getByRole("listitem").filter({ hasText: "rated" });
  await offer.getByRole("button", { name: /^Join Vikings/ }).click();
  await expect(guest.getByText("This table is rated.")).toBeVisible();
  await guest.getByLabel("Your name").fill("Leif");
  await guest.getByRole("button", { name: "Take the seat" }).click();
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Leif");
  await expect.poll(async () => (await stateOf(page.request, id)).deal.waiting).toBe(false);
  await finish([page.request, guest.request], id);

  for (let game = 0; game < 3; game++) {
    const opened = await page.request.post("/api/tables", {
      data: {
        setup: "vikings(seats=3)",
        rated: true,
        listed: true,
        seats: [{ kind: "me", name: "Ingrid" }, { kind: "friend" }, { kind: "bot", level: 1 }],
      },
    });
    const next = ((await opened.json()) as { id: string }).id;
    await guest.request.post(`/api/tables/${next}/join`, { data: { name: "Leif" } });
    await finish([page.request, guest.request], next);
  }
  await expect
    .poll(async () => {
      const own = (await (await page.request.get("/api/me/profile")).json()) as ProfileState;
      return own.strengths[0]?.games;
    })
    .toBe(4);

  await page.goto("/me");
  await expect(page.getByLabel("Rate me, and show my profile to others")).toBeChecked();
  await page.getByRole("link", { name: "My profile" }).click();
  const strength = page.getByRole("region", { name: "Strength in Vikings" });
  await expect(strength).toContainText("4 rated games");
  await expect(strength.getByRole("link", { name: "Leif" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Head to head" })).toContainText("4 games");
  await expect(page.getByRole("region", { name: "Reliability" })).toContainText("100%");
  for (const language of PICTURED) {
    await page.evaluate((code) => (localStorage["althing.language"] = `"${code}"`), language);
    await page.goto("/profile");
    await pictureInSizes(page, `profile-${language}`, page.locator("section").nth(3));
  }

  /* Leif reads of Ingrid what both know, and a stranger what anybody could have seen. */
  const handle = ((await (await page.request.get("/api/me")).json()) as { handle: string }).handle;
  await guest.goto(`/table/${id}`);
  await guest.getByRole("button", { name: "Company and notes" }).click();
  await guest.getByRole("link", { name: "Ingrid" }).click();
  await expect(guest.getByRole("heading", { name: "Ingrid", level: 1 })).toBeVisible();
  await expect(guest.getByRole("region", { name: "Against you" })).toContainText("4 games");
  const stranger = await browser.newContext({ baseURL: baseURL!, locale: "en" });
  const reading = await stranger.newPage();
  await reading.goto(`/person/${handle}`);
  await expect(reading.getByRole("region", { name: "Strength in Vikings" })).toBeVisible();
  await expect(reading.getByRole("region", { name: "Against you" })).toHaveCount(0);

  /* Who does not want it any more is not there any more. */
  await page.request.post("/api/me/profile", { data: { shown: false } });
  await reading.goto(`/person/${handle}`);
  await expect(reading.getByRole("alert")).toBeVisible();
  await other.close();
  await stranger.close();
});
