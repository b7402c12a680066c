import { picture } from "./hands";
import { expect, test } from "./hall";
import { openTable, stateOf } from "./table";

test("a phrase is said in one language and read in another", async ({ page, browser, baseURL }) => {
  const id = await openTable(page.request, [{ kind: "me", name: "Ingrid" }, { kind: "friend" }]);
  const invite = (await stateOf(page.request, id)).seats[1]!.invite!;
  const other = await browser.newContext({ baseURL: baseURL!, reducedMotion: "reduce" });
  await other.addInitScript(`localStorage["althing.language"] = '"hu"'`);
  const guest = await other.newPage();
  await guest.request.post(`/api/tables/${id}/join`, { data: { invite, name: "Leif" } });
  await page.goto(`/table/${id}`);
  await guest.goto(`/table/${id}`);
  await page.getByText("Chat", { exact: true }).click();
  await page.getByRole("button", { name: "Good luck, and have fun!" }).click();
  await expect(page.getByText("Good luck, and have fun!")).toHaveCount(2);
  await guest.locator("summary", { hasText: "Beszélgetés" }).click();
  const phrases = guest.getByRole("group", { name: /saját nyelvén olvas/ });
  await expect(phrases.getByRole("button")).toHaveCount(10);
  await expect(guest.getByText("Sok szerencsét és jó játékot!")).toHaveCount(2);
  await picture(guest, "phrases");
  await other.close();
});
