import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Phrase } from "../../../api/types";
import { componentsFor } from "../../../board/fixtures";
import VikingsBoard from "../VikingsBoard.svelte";
import { fixtures, table } from "./fixtures/tables";

const components = componentsFor("vikings");

const catalogues = ["en", "pl", "hu"].map((language) => {
  const file = readFileSync(`../games/vikings/src/main/resources/althing/vikings/texts/${language}.json`, "utf8");
  return JSON.parse(file) as Record<string, string>;
});

/** Stages that show some of their options only after another step: the other tile in hand, another bid. */
const hiddenInPart = ["first", "auction"];

function show(name: string, more: object = {}) {
  const fixture = fixtures[name]!;
  const state = table(fixture);
  const refusal = { rule: "VIK-4.3", reason: { key: "refusal.last", args: {} } };
  const props = {
    state,
    view: fixture.view,
    components,
    options: state.options,
    acting: fixture.acting,
    replaying: false,
    choose: vi.fn(),
    why: vi.fn(async () => refusal),
    explain: vi.fn(),
    say: (phrase: Phrase) => `do ${phrase.args["move"] as string}`,
    t: (key: string) => key,
    ...more,
  };
  render(VikingsBoard, { props });
  return {
    ...props,
    refusal,
    lit: () =>
      [...document.querySelectorAll("[data-target]:not([aria-disabled])")].map((each) =>
        each.getAttribute("data-move"),
      ),
  };
}

describe("the Vikings board", () => {
  it.each(Object.keys(fixtures))(
    "draws the stage “%s”, lights its options, and finds its words in every catalogue",
    (name) => {
      const asked = new Set<string>();
      const { lit } = show(name, { t: (key: string) => (asked.add(key), key) });
      const offered = new Set(lit());
      const { moves } = fixtures[name]!;
      expect(moves).toEqual(expect.arrayContaining([...offered]));
      if (!hiddenInPart.includes(name)) expect([...offered]).toEqual(expect.arrayContaining(moves));
      catalogues.forEach((words) => expect([...asked].filter((key) => !(key in words))).toEqual([]));
    },
  );

  it("warns of hunger at the end, above the own area alone", () => {
    const { view } = fixtures["start"]!;
    const areas = view.areas.map((each) => ({ ...each, mouths: 4, portions: 0 }));
    show("start", { view: { ...view, areas } });
    expect([...document.querySelectorAll(".hungry")].map((each) => each.getAttribute("title"))).toEqual([
      "board.meal.hungry",
    ]);
  });

  it("chooses by click and by Enter, named by the option's words", async () => {
    const { choose } = show("start");
    await fireEvent.click(screen.getByRole("button", { name: "do buy 4" }));
    expect(choose).toHaveBeenLastCalledWith("buy 4");
    await fireEvent.keyDown(screen.getByRole("button", { name: "do buy 7" }), { key: "Enter" });
    expect(choose).toHaveBeenLastCalledWith("buy 7");
  });

  it("asks why when a dead target is focused, and has it explained", async () => {
    const { why, explain, choose, refusal } = show("start");
    const dead = document.querySelector('[data-move="buy 0"]')!;
    expect(dead.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.focus(dead);
    await vi.waitFor(() => expect(explain).toHaveBeenCalledWith(refusal));
    expect(why).toHaveBeenCalledWith("buy 0");
    await fireEvent.blur(dead);
    expect(explain).toHaveBeenLastCalledWith(null);
    await fireEvent.click(dead);
    expect(choose).not.toHaveBeenCalled();
  });

  it("lays the bought tile or the start tile, whichever is picked up", async () => {
    const { lit } = show("first");
    expect(lit().filter((move) => move?.startsWith("place"))).toHaveLength(5);
    await fireEvent.click(screen.getByRole("button", { name: "board.start-tile" }));
    expect(lit().filter((move) => move?.startsWith("start"))).toHaveLength(5);
    expect(lit().filter((move) => move?.startsWith("place"))).toHaveLength(0);
  });

  it("steps through the legal bids only", async () => {
    const { choose } = show("auction");
    expect(screen.getByRole("button", { name: "board.auction.less" })).toHaveProperty("disabled", true);
    await fireEvent.click(screen.getByRole("button", { name: "board.auction.more" }));
    await fireEvent.click(screen.getByRole("button", { name: "do bid 5" }));
    expect(choose).toHaveBeenLastCalledWith("bid 5");
  });

  it("lights nothing in a replay and for onlookers", () => {
    expect(show("mid", { replaying: true, options: [], acting: null }).lit()).toEqual([]);
  });
});
