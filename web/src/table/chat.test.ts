import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Chat from "./Chat.svelte";
import type { Table } from "./table.svelte";
import { NO_TALK } from "./talk";

function show(talk: boolean) {
  const chat = vi.fn(async () => true);
  const state = { chat: [], talk, seats: [{ mine: true }], terms: { listed: false } };
  render(Chat, { props: { table: { state, chat, talk: NO_TALK } as unknown as Table } });
  document.querySelector("details")!.open = true;
  return { chat, field: screen.getByLabelText("Say something") as HTMLInputElement };
}

describe("the talk at a table", () => {
  it("takes words while the rules let the players talk", () => {
    expect(show(true).field.readOnly).toBe(false);
    expect(screen.queryByText(/allow no talk/)).toBeNull();
  });

  it("is closed with a sentence while they do not, and keeps the field, so that typing never acts as keys", () => {
    const { field } = show(false);
    expect(field.readOnly).toBe(true);
    expect(screen.getByText(/allow no talk/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
  });

  it("offers what was said before, and calls it up", async () => {
    const earlierTalk = vi.fn(async () => {});
    const lines = [{ name: "Ingrid", seat: 0, text: "Hail to you", at: "2026-11-18T04:00:00Z", phrase: null }];
    const state = { talk: true, seats: [{ mine: true }], terms: { listed: false } };
    render(Chat, {
      props: { table: { state, talk: { from: 30, lines, earlier: 0 }, earlierTalk } as unknown as Table },
    });
    document.querySelector("details")!.open = true;
    screen.getByRole("button", { name: "Show earlier lines" }).click();
    expect(earlierTalk).toHaveBeenCalledOnce();
    expect(screen.getByText(/Hail to you/)).toBeTruthy();
  });

  it("tells a fixed phrase in the words of the page, and offers all of them unless the talk is closed", () => {
    const lines = [{ name: "Olaf", seat: 1, text: "from the hall", at: "2026-11-18T04:00:00Z", phrase: "no-hurry" }];
    const state = { talk: false, seats: [{ mine: true }], terms: { listed: false } };
    render(Chat, { props: { table: { state, talk: { from: 0, lines, earlier: 0 } } as unknown as Table } });
    document.querySelector("details")!.open = true;
    expect(screen.getAllByText(/Take your time\./)).toHaveLength(2);
    expect(screen.queryByText(/from the hall/)).toBeNull();
    expect(screen.getByRole("button", { name: "Goodbye!" })).toHaveProperty("disabled", true);
  });
});
