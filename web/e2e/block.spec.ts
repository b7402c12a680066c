import { picture } from "./hands";
import { expect, test } from "./hall";
import { openTable, stateOf } from "./table";

test("somebody is blocked: their words are hidden, their name is on a list, and it ends there", async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, { kind: "friend" }]);
  const invite = (await stateOf(page.request, id)).seats[1]!.invite!;
  const other = await browser.newContext({ baseURL: baseURL!, locale: "en", reducedMotion: "reduce" });
  const guest = await other.newPage();
  await guest.request.post(`/api/tables/${id}/join`, { data: { invite, name: "Loki" } });
  await guest.request.post(`/api/tables/${id}/chat`, { data: { text: "You play like a troll" } });
  await page.goto(`/table/${id}`);
  await page.locator("summary", { hasText: "Chat" }).click();
  await expect(page.getByText("You play like a troll")).toBeVisible();
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await expect(page.getByText("You play like a troll")).toHaveCount(0);
  await guest.request.post(`/api/tables/${id}/chat`, { data: { text: "Coward!" } });
  await guest.goto(`/table/${id}`);
  await guest.locator("summary", { hasText: "Chat" }).click();
  await expect(guest.getByText("Coward!")).toBeVisible();
  await expect(page.getByText("Coward!")).toHaveCount(0);

  await page.getByRole("button", { name: "Company and notes" }).click();
  await expect(page.getByRole("link", { name: "blocked" })).toBeVisible();
  await page.goto("/me");
  await expect(page.getByRole("heading", { name: "People you have blocked" })).toBeVisible();
  await picture(page, "blocks");
  await page.getByRole("button", { name: "Unblock Loki" }).click();
  await expect(page.getByRole("heading", { name: "People you have blocked" })).toHaveCount(0);
  await page.goto(`/table/${id}`);
  await page.locator("summary", { hasText: "Chat" }).click();
  await expect(page.getByText("Coward!")).toBeVisible();
  await other.close();
});
