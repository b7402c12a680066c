import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Phrase } from "../../../api/types";
import OdinBoard from "../OdinBoard.svelte";
import { components, fixtures, table, type Fixture } from "./fixtures";

vi.setConfig({ testTimeout: 60_000 });

const catalogues = ["en", "pl", "hu"].map((language) => {
  const file = readFileSync(`../games/odin/src/main/resources/althing/odin/texts/${language}.json`, "utf8");
  return JSON.parse(file) as Record<string, string>;
});

function show(fixture: Fixture, more: object = {}) {
  const state = table(fixture);
  const refusal = { rule: "FFO-3.1", reason: { key: "refusal.taken", args: {} } };
  const props = {
    state, view: fixture.view, components, options: state.options, acting: 0, replaying: false,
    choose: vi.fn(), undo: vi.fn(), why: vi.fn(async () => refusal), explain: vi.fn(),
    say: (phrase: Phrase) => `do ${phrase.args["move"] as string}`,
    t: (key: string, args?: Record<string, string | number>) => [key, ...Object.values(args ?? {})].join(" "),
    ...more,
  };
  const rendered = render(OdinBoard, { props });
  /** The table a move later. */
  const rerender = (next: Fixture, moves: number) => {
    const later = { ...table(next), seq: state.seq + moves };
    return rendered.rerender({ ...props, state: later, options: later.options, view: next.view });
  };
  return { ...props, refusal, rerender, lit: () => [...document.querySelectorAll("[data-target]:not([aria-disabled])")].map((each) => each.getAttribute("data-move")!) };
}

const key = (pressed: string, more: object = {}) => fireEvent.keyDown(document.body, { key: pressed, ...more });

describe("the board of A Feast for Odin", () => {
  it.each(Object.keys(fixtures))("draws “%s”, lights only options, and finds its words in every catalogue", (name) => {
    const asked = new Set<string>();
    const { lit } = show(fixtures[name]!, { t: (each: string) => (asked.add(each), each) });
    expect(lit().length).toBeGreaterThan(0);
    expect(fixtures[name]!.moves).toEqual(expect.arrayContaining(lit()));
    catalogues.forEach((words) => expect([...asked].filter((each) => !(each in words))).toEqual([]));
  });

  it("has all 61 spaces in four columns and tells why one cannot be used", async () => {
    const { why, explain, choose, refusal } = show(fixtures["taken"]!);
    let spaces = 0;
    for (const column of [4, 3, 2, 1]) {
      await fireEvent.click(screen.getByRole("button", { name: `board.vikings ${column}` }));
      spaces += document.querySelectorAll(".space").length;
    }
    expect(spaces).toBe(61);
    const dead = document.querySelector('[data-move="go WM1"]')!;
    await fireEvent.click(dead);
    await vi.waitFor(() => expect(explain).toHaveBeenCalledWith(refusal));
    expect(why).toHaveBeenCalledWith("go WM1");
    await fireEvent.click(screen.getByRole("button", { name: "board.vikings 2" }));
    await fireEvent.click(document.querySelector('[data-move="go WM2"]')!);
    expect(choose).toHaveBeenCalledExactlyOnceWith("go WM2");
  });

  it("takes an item to the board that is shown, to the only other one, or asks for one", async () => {
    const { choose } = show(fixtures["turn"]!);
    await fireEvent.click(screen.getByRole("button", { name: "board.pick item.oil" }));
    expect(choose).toHaveBeenLastCalledWith("place oil home");
    await fireEvent.click(screen.getByRole("button", { name: "board.pick item.peas" }));
    expect(choose).toHaveBeenLastCalledWith("place peas stone-house-1");
    expect(screen.getByRole("tab", { selected: true }).textContent).toContain("board.stone-house");
  });

  it("offers a choice of boards when none of them is shown", async () => {
    const { choose } = show(fixtures["turn"]!);
    await fireEvent.click(screen.getAllByRole("tab")[1]!);
    await fireEvent.click(screen.getByRole("button", { name: "board.pick item.helmet" }));
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "do place helmet stone-house-1" }));
    expect(choose).toHaveBeenLastCalledWith("place helmet stone-house-1");
  });

  it("lays a tile tentatively, moves and turns it by keys, and confirms it", async () => {
    const { choose, lit } = show(fixtures["lay"]!);
    const spot = () => lit()[0];
    await key("r");
    const turned = spot();
    expect(turned?.endsWith(" 1")).toBe(true);
    await key("R", { shiftKey: true });
    expect(spot()?.endsWith(" 0")).toBe(true);
    await key("ArrowDown");
    expect(spot()?.startsWith("lay 11 ")).toBe(true);
    await key("ArrowRight");
    expect(spot()).toBe("lay 11 2 0");
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "board.lay-here" }));
    expect(choose).toHaveBeenCalledExactlyOnceWith("lay 11 2 0");
  });

  it("takes a tile back with Escape", async () => {
    const { undo } = show(fixtures["lay"]!);
    await key("Escape");
    expect(undo).toHaveBeenCalledOnce();
  });

  it("mirrors a special tile", async () => {
    const { lit } = show(fixtures["mirror"]!);
    const before = lit()[0];
    await key("m");
    expect(lit()[0]).not.toBe(before);
    expect(new Set([before, lit()[0]])).toEqual(new Set(["lay 8 4 0", "lay 8 4 4"]));
  });

  it("upgrades in the supply and says what becomes of a good", async () => {
    const { choose } = show(fixtures["upgrade"]!);
    await fireEvent.click(screen.getByRole("button", { name: "do upgrade flax" }));
    expect(choose).toHaveBeenLastCalledWith("upgrade flax");
  });

  it("suggests a laying of the banquet table and carries it out dish by dish", async () => {
    const { choose, rerender } = show(fixtures["feast"]!);
    await fireEvent.click(screen.getByRole("button", { name: "board.feast-suggest" }));
    expect(choose).not.toHaveBeenCalled();
    expect(document.querySelectorAll(".dish.ghost").length).toBeGreaterThan(0);
    await fireEvent.click(screen.getByRole("button", { name: "board.feast-confirm" }));
    expect(choose).toHaveBeenCalledOnce();
    await rerender(fixtures["feast"]!, 1);
    expect(choose).toHaveBeenCalledTimes(2);
    expect(fixtures["feast"]!.moves).toContain(choose.mock.lastCall![0]);
  });

  it("shows what can be done with the goods", async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true; };
    const { choose } = show(fixtures["turn"]!);
    await fireEvent.click(screen.getByRole("button", { name: "board.hint" }));
    await fireEvent.click(screen.getByText("do go MT1C", { selector: "dialog *" }));
    expect(choose).toHaveBeenLastCalledWith("go MT1C");
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("lets nobody choose in a replay", () => {
    const { lit } = show(fixtures["turn"]!, { replaying: true, options: [] });
    expect(lit()).toEqual([]);
  });
});
