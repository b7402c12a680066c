import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Phrase } from "../../../api/types";
import NorthgardBoard from "../NorthgardBoard.svelte";
import { fixtures, table, type Fixture } from "./fixtures";

const catalogues = ["en", "pl", "hu"].map((language) => {
  const file = readFileSync(`../games/northgard/src/main/resources/althing/northgard/texts/${language}.json`, "utf8");
  return JSON.parse(file) as Record<string, string>;
});

/** Decisions that light some of their options only after another step: a territory, a cell or a figure to choose first. */
const inSteps = ["recruit", "build", "explore"];

function show(fixture: Fixture, more: object = {}) {
  const state = table(fixture);
  const refusal = { rule: "NOR-10.3", reason: { key: "refusal.too-far", args: {} } };
  const props = {
    state,
    view: fixture.view,
    options: state.options,
    acting: 0,
    replaying: false,
    choose: vi.fn(),
    why: vi.fn(async () => refusal),
    explain: vi.fn(),
    components: { tables: [] },
    say: (phrase: Phrase) => `do ${phrase.args["move"] as string}`,
    t: (key: string, args?: Record<string, string | number>) => [key, ...Object.values(args ?? {})].join(" "),
    ...more,
  };
  render(NorthgardBoard, { props });
  return {
    ...props,
    refusal,
    lit: () =>
      [...document.querySelectorAll("[data-target]:not([aria-disabled])")].map((each) =>
        each.getAttribute("data-move")!,
      ),
  };
}

const at = (selector: string) => document.querySelector(selector)!;
const land = (id: string) => at(`[data-territory="${id}"]`);

describe("the Northgard board", () => {
  it.each(Object.keys(fixtures))("draws “%s”, lights its options, and finds its words in every catalogue", (name) => {
    const asked = new Set<string>();
    const { lit } = show(fixtures[name]!, { t: (key: string) => (asked.add(key), key) });
    const { moves } = fixtures[name]!;
    expect(lit().length).toBeGreaterThan(0);
    expect(moves).toEqual(expect.arrayContaining(lit()));
    if (!inSteps.includes(name)) expect(lit()).toEqual(expect.arrayContaining(moves));
    catalogues.forEach((words) => expect([...asked].filter((key) => !(key in words))).toEqual([]));
  });

  it("plays a card by a click, and waits with it by a button below", async () => {
    const { choose } = show(fixtures["turn"]!);
    await fireEvent.click(screen.getByRole("button", { name: "do play start-move" }));
    expect(choose).toHaveBeenLastCalledWith("play start-move");
    await fireEvent.click(screen.getByRole("button", { name: "do wait unrest" }));
    expect(choose).toHaveBeenLastCalledWith("wait unrest");
  });

  it("says aloud that the winter cannot be paid, or only by trading", () => {
    const { view, moves } = fixtures["turn"]!;
    const due = (unrest: boolean) => ({ food: 2, wood: 1, missingFood: 1, missingWood: 1, unrest });
    const facing = (unrest: boolean) => view.areas.map((each) => ({ ...each, winter: due(unrest) }));
    show({ view: { ...view, areas: facing(true) }, moves });
    expect(screen.getAllByText("board.winter-unrest").length).toBeGreaterThan(0);
    cleanup();
    show({ view: { ...view, areas: facing(false) }, moves });
    expect(screen.queryByText("board.winter-unrest")).toBeNull();
    expect(screen.getAllByText("board.winter-trade 2").length).toBeGreaterThan(0);
  });

  it("tells the chances before units enter an enemy's land", () => {
    const { view, moves } = fixtures["move"]!;
    const raid = {
      territory: "T05.n",
      won: 58,
      nobody: 3,
      lost: 39,
      losses: 12,
      theirLosses: 8,
      food: 0,
      theirFood: 2,
    };
    show({ view: { ...view, raids: [{ ...raid, move: moves[0]! }] }, moves });
    const told = screen.getByText(/board\.raid 58 3 39 board\.tenths 1 2 board\.tenths 0 8/);
    expect(told.textContent).toContain("board.raid.food 0 2");
    cleanup();
    const sent = { ...view, asked: "send" as const, raids: [{ ...raid, move: "send 2" }] };
    show({ view: sent, moves: ["send 1", "send 2"] });
    expect(screen.getByText("do send 2, board.raid.chance 58")).toBeTruthy();
    expect(screen.getByText("do send 1")).toBeTruthy();
  });

  it("asks why a card cannot be played, and has it explained", async () => {
    const { why, explain, choose, refusal } = show(fixtures["turn"]!);
    await fireEvent.focus(at('[data-move="play unrest"]'));
    await vi.waitFor(() => expect(explain).toHaveBeenCalledWith(refusal));
    expect(why).toHaveBeenCalledWith("play unrest");
    expect(choose).not.toHaveBeenCalled();
  });

  it("makes a territory of two tiles one button that tells everything about it", () => {
    show(fixtures["turn"]!);
    expect(document.querySelectorAll("[data-territory]")).toHaveLength(2);
    const label = land("T05.s").getAttribute("aria-label")!;
    for (const word of [
      "board.held-by Ingrid 3",
      "board.kaija",
      "board.closed 2",
      "resource.wood 2",
      "creature.wolf-brown",
      "board.scorched",
    ])
      expect(label).toContain(word);
  });

  it("moves units by Enter from the only territory they can leave", async () => {
    const { choose } = show(fixtures["move"]!);
    await fireEvent.keyDown(land("T05.n"), { key: "Enter" });
    expect(choose).toHaveBeenLastCalledWith("move T05.s T05.n");
    expect(land("T05.s").getAttribute("aria-disabled")).toBe("true");
  });

  it("recruits Kaija once she is asked for", async () => {
    const { choose } = show(fixtures["recruit"]!);
    await fireEvent.click(land("T05.s"));
    expect(choose).toHaveBeenLastCalledWith("recruit T05.s");
    await fireEvent.click(screen.getByRole("button", { name: "board.kaija" }));
    await fireEvent.click(land("T05.s"));
    expect(choose).toHaveBeenLastCalledWith("recruit T05.s kaija");
  });

  it("offers the buildings of a territory when it is pressed", async () => {
    const { choose, lit } = show(fixtures["build"]!);
    expect(lit()).toEqual(["decline"]);
    await fireEvent.click(land("T05.s"));
    expect(lit()).toEqual(["build T13.a food-silo", "build T13.a training-camp", "build T05.s forge", "decline"]);
    await fireEvent.click(screen.getByRole("button", { name: "do build T05.s forge" }));
    expect(choose).toHaveBeenLastCalledWith("build T05.s forge");
  });

  it("writes the name of a region on the map that a choice tells beside that of its territory", () => {
    const { options } = table(fixtures["build"]!);
    const part = { key: "place.part", args: { territory: "Place T05.s", region: "Place T13.a" } };
    const told = options.map((each) => ({
      ...each,
      text: { ...each.text, args: { ...each.text.args, territory: part } },
    }));
    const tags = () => [...document.querySelectorAll(".tag")].map((each) => each.textContent!.trim());
    show(fixtures["build"]!);
    expect(tags()).not.toContain("Place T13.a");
    cleanup();
    show(fixtures["build"]!, { options: told });
    expect(tags()).toContain("Place T13.a");
  });

  it("shows the clans until everybody has chosen, with who has them", () => {
    const { view } = fixtures["clan"]!;
    const chosen = { ...view, areas: [{ ...view.areas[0]!, clan: "bear" as const }, view.areas[1]!] };
    show(fixtures["clan"]!, { view: chosen, options: [], acting: null });
    const clans = screen.getByRole("region", { name: "board.clans" });
    expect(clans.querySelectorAll("li")).toHaveLength(7);
    expect(clans.querySelectorAll("li b > svg")).toHaveLength(2);
  });

  it("shows a tile in its first place, turns and moves it by keys, and tells what it would close and bring", async () => {
    const { choose, lit } = show(fixtures["explore"]!);
    expect(lit()).toContain("place T20 0,1 0");
    await fireEvent.keyDown(at(".place"), { key: "r" });
    expect(lit()).toContain("place T20 0,1 2");
    expect(screen.getByText(/board.would-close 3 Ingrid/)).toBeTruthy();
    expect(at(".outcome").textContent).toContain("+3");
    await fireEvent.keyDown(at(".place"), { key: "ArrowRight" });
    expect(lit()).toContain("place T20 2,0 1");
    await fireEvent.keyDown(at(".place"), { key: "Enter" });
    expect(choose).toHaveBeenLastCalledWith("place T20 2,0 1");
  });

  it("puts a tile into a cell by a tap, turns it by another, and changes tiles", async () => {
    const { choose, lit } = show(fixtures["explore"]!);
    await fireEvent.click(at('[data-cell="2,0"]'));
    expect(lit()).toContain("place T20 2,0 1");
    await fireEvent.click(at('[data-cell="0,1"]'));
    await fireEvent.click(at(".preview"));
    expect(lit()).toContain("place T20 0,1 2");
    await fireEvent.click(at('[data-tile="T08"]'));
    await fireEvent.click(screen.getAllByRole("button", { name: "do place T08 0,1 0" })[0]!);
    expect(choose).toHaveBeenLastCalledWith("place T08 0,1 0");
  });

  it("stages a combat with every number, who decides, and the choice itself", () => {
    show(fixtures["combat"]!);
    const rows = [...document.querySelectorAll(".combat tbody tr")].map((row) =>
      row.textContent!.replace(/\s+/g, " ").trim(),
    );
    expect(rows[1]).toContain("+1");
    expect(rows[3]).toContain("board.combat.die");
    expect(at(".combat tr.now").textContent).toContain("board.combat.die");
    expect(at(".combat .below").textContent).toContain("board.decides Ingrid board.decides.die");
  });

  it("says who answers to the turn of another, and nothing of the kind in one's own turn", () => {
    const { view } = fixtures["turn"]!;
    show(fixtures["turn"]!, {
      view: { ...view, asked: "counter", decides: 1, turn: { seat: 0, played: true, main: true, card: "start-move" } },
      options: [],
      acting: null,
    });
    expect(at(".strip").textContent).toContain("board.decides Astrid board.decides.counter");
    expect(at(".strip").textContent).toContain("card.start-move");
    document.body.innerHTML = "";
    show(fixtures["turn"]!);
    expect(document.body.textContent).not.toContain("board.decides");
  });

  it("sums up harvest and winter for each seat, and marks designed figures in the details", async () => {
    show(fixtures["turn"]!);
    const seats = [...document.querySelectorAll('[aria-label="board.almanac"] li')].map((each) => each.textContent!);
    expect(seats[0]).toContain("card.unrest");
    expect(seats[1]).toContain("−3");
    await fireEvent.click(screen.getByRole("button", { name: "board.details card.veiled-threats" }));
    expect(screen.getByText("board.designed")).toBeTruthy();
  });

  it("shows the place of a choice that is looked at in a list beside the board", async () => {
    const fixture = fixtures["explore"]!;
    show(fixture);
    const last = fixture.moves.filter((move) => move.startsWith("place ")).at(-1)!;
    const choice = document.body.appendChild(document.createElement("button"));
    choice.dataset["move"] = last;
    await fireEvent.focusIn(choice);
    choice.remove();
    expect(at(".board").querySelector(`[data-move="${last}"]`)).not.toBeNull();
  });

  it("calls territories by their names", () => {
    show(fixtures["explore"]!);
    expect(land("T05.n").getAttribute("aria-label")).toContain("Place T05.n");
  });
});
