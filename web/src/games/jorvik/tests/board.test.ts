import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Phrase } from "../../../api/types";
import JorvikBoard from "../JorvikBoard.svelte";
import { components, fixtures, table, type Fixture } from "./fixtures";

vi.setConfig({ testTimeout: 60_000 });

const catalogues = ["en", "pl", "hu"].map((language) => {
  const file = readFileSync(`../games/jorvik/src/main/resources/althing/jorvik/texts/${language}.json`, "utf8");
  return JSON.parse(file) as Record<string, string>;
});

function show(fixture: Fixture, more: object = {}) {
  const state = table(fixture);
  const refusal = { rule: "JOR-7.6", reason: { key: "refusal.too-poor", args: {} } };
  const props = {
    state, view: fixture.view, components, options: state.options, acting: 0, replaying: false,
    choose: vi.fn(), why: vi.fn(async () => refusal), explain: vi.fn(),
    say: (phrase: Phrase) => `do ${phrase.args["move"] as string}`,
    t: (key: string, args?: Record<string, string | number>) => [key, ...Object.values(args ?? {})].join(" "),
    ...more,
  };
  render(JorvikBoard, { props });
  return { ...props, refusal, lit: () => [...document.querySelectorAll("[data-target]:not([aria-disabled])")].map((each) => each.getAttribute("data-move")!) };
}

describe("the Jórvík board", () => {
  it.each(Object.keys(fixtures))("draws “%s”, lights only options, and finds its words in every catalogue", (name) => {
    const asked = new Set<string>();
    const { lit } = show(fixtures[name]!, { t: (key: string) => (asked.add(key), key) });
    expect(lit().length).toBeGreaterThan(0);
    expect(fixtures[name]!.moves).toEqual(expect.arrayContaining(lit()));
    catalogues.forEach((words) => expect([...asked].filter((key) => !(key in words))).toEqual([]));
  });

  it("joins a queue with one's own viking or a brown one", async () => {
    const { choose, lit } = show(fixtures["demand"]!);
    expect(lit()).toEqual(["join 1", "reserve 7"]);
    await fireEvent.click(screen.getByRole("button", { name: /board.place-brown/ }));
    await fireEvent.click(screen.getByRole("button", { name: "do join 1 brown" }));
    expect(choose).toHaveBeenLastCalledWith("join 1 brown");
  });

  it("asks why a card cannot be bought, and has it explained", async () => {
    const { why, explain, choose, refusal } = show(fixtures["poor"]!);
    const dead = document.querySelector('[data-move="buy"]')!;
    await fireEvent.focus(dead);
    await vi.waitFor(() => expect(explain).toHaveBeenCalledWith(refusal));
    expect(why).toHaveBeenCalledWith("buy");
    await fireEvent.click(dead);
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByText("board.short 2 1")).toBeTruthy();
  });

  it("takes a cube in hand and lights only where it may go", async () => {
    const { choose, lit } = show(fixtures["loading"]!);
    expect(lit()).toEqual(expect.arrayContaining(["sell iron", "place wool artisan-leather-wool", "finish"]));
    await fireEvent.click(screen.getByRole("button", { name: "board.pick good.wool" }));
    expect(lit()).not.toContain("sell iron");
    expect(lit()).toEqual(expect.arrayContaining(["store wool", "place wool artisan-leather-wool"]));
    await fireEvent.click(screen.getByRole("button", { name: "do store wool" }));
    expect(choose).toHaveBeenLastCalledWith("store wool");
  });

  it("tells of an attack with every strength, and marks designed figures in the details", async () => {
    show(fixtures["demand"]!);
    expect(document.querySelectorAll(".attack li")).toHaveLength(2);
    expect(document.querySelector(".attack .lost")?.textContent).toContain("−1");
    await fireEvent.click(screen.getAllByRole("button", { name: "board.details card.artisan-leather-wool" })[0]!);
    expect(screen.getByText("board.designed")).toBeTruthy();
  });
});
