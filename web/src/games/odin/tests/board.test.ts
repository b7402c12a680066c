import { readFileSync } from "node:fs";
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Phrase } from "../../../api/types";
import OdinBoard from "../OdinBoard.svelte";
import { components, fixtures, spots, table, type Fixture } from "./fixtures";

const catalogues = ["en", "pl", "hu"].map((language) => {
  const file = readFileSync(`../games/odin/src/main/resources/althing/odin/texts/${language}.json`, "utf8");
  return JSON.parse(file) as Record<string, string>;
});

function show(fixture: Fixture, more: object = {}) {
  const state = table(fixture);
  const refusal = { rule: "FFO-3.1", reason: { key: "refusal.taken", args: {} } };
  const props = {
    state,
    view: fixture.view,
    components,
    options: state.options,
    acting: 0,
    replaying: false,
    choose: vi.fn(),
    undo: vi.fn(),
    why: vi.fn(async () => refusal),
    explain: vi.fn(),
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
  return {
    ...props,
    refusal,
    rerender,
    lit: () =>
      [...document.querySelectorAll("[data-target]:not([aria-disabled])")].map((each) =>
        each.getAttribute("data-move")!,
      ),
  };
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

  it("keeps what is printed on the action board, whoever may choose", async () => {
    const { rerender } = show(fixtures["taken"]!);
    const faces = [...document.querySelectorAll("[data-point=actions] .face")];
    expect(faces.length).toBeGreaterThan(1);
    await rerender({ ...fixtures["taken"]!, moves: [] }, 1);
    expect([...document.querySelectorAll("[data-point=actions] .face")]).toEqual(faces);
    expect(document.querySelectorAll("[data-point=actions] [data-target]:not([aria-disabled])")).toHaveLength(0);
  });

  it("says what a hunt brings, and puts passing beside the own vikings", () => {
    show(fixtures["hunt"]!);
    const dice = screen.getByRole("region", { name: "throw.hunt" });
    expect(dice.textContent).toContain("item.hide");
    expect(dice.textContent).toContain("item.game-meat");
    document.body.innerHTML = "";
    show(fixtures["taken"]!);
    expect(screen.getByRole("button", { name: "do pass" }).closest(".own")).not.toBeNull();
  });

  it("tells ears how many vikings a space takes, also one that cannot be used", () => {
    show(fixtures["taken"]!);
    expect(screen.getByRole("button", { name: /^space\.WM1 \(board\.vikings 1\)/ })).toBeTruthy();
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

  it.each(["board.supply", "board.offers"])("upgrades in “%s” and says what becomes of a good", async (where) => {
    const { choose } = show(fixtures["upgrade"]!);
    const region = within(screen.getByRole("region", { name: where }));
    await fireEvent.click(region.getByRole("button", { name: "do upgrade flax" }));
    expect(choose).toHaveBeenLastCalledWith("upgrade flax");
  });

  it("lays what is dealt with over a narrow board, but nothing that concerns others", () => {
    const hunt = fixtures["hunt"]!;
    show(hunt);
    expect(screen.getByRole("region", { name: "throw.hunt" }).closest(".over")).not.toBeNull();
    document.body.innerHTML = "";
    show(hunt, { state: { ...table(hunt), pending: [1] }, options: [] });
    expect(screen.queryByRole("region", { name: "throw.hunt" })).toBeNull();
  });

  it("suggests a laying of the banquet table and carries it out dish by dish", async () => {
    const { choose, rerender } = show(fixtures["feast"]!);
    await fireEvent.click(screen.getByRole("button", { name: "board.feast-suggest" }));
    expect(choose).not.toHaveBeenCalled();
    expect([...document.querySelectorAll<HTMLElement>(".dish.ghost")].map(({ style }) => style.gridColumn)).toEqual([
      "2 / span 2",
      "4 / span 1",
      "5 / span 1",
    ]);
    await fireEvent.click(screen.getByRole("button", { name: "board.feast-confirm" }));
    expect(choose).toHaveBeenCalledExactlyOnceWith("serve peas flat");
    await rerender(fixtures["feast"]!, 1);
    expect(choose).toHaveBeenLastCalledWith("coin");
    await rerender(fixtures["feast"]!, 2);
    expect(choose).toHaveBeenCalledTimes(3);
    await rerender(fixtures["upgrade"]!, 3);
    await vi.waitFor(() => expect(document.activeElement?.matches("[data-target]")).toBe(true));
  });

  it("gives an advised laying up where the table is not as it was thought", async () => {
    const { choose, rerender } = show(fixtures["feast"]!);
    await fireEvent.click(screen.getByRole("button", { name: "board.feast-suggest" }));
    await fireEvent.click(screen.getByRole("button", { name: "board.feast-confirm" }));
    await rerender({ ...fixtures["feast"]!, moves: ["leave"] }, 1);
    expect(choose).toHaveBeenCalledOnce();
    expect(document.querySelector(".dish.ghost")).toBeNull();
  });

  it("shows the odds of the next roll, what each face would mean, and what boats promise", () => {
    show(fixtures["hunt"]!);
    expect(screen.getByText("board.odds 38 25 50 61")).toBeTruthy();
    expect(
      [...document.querySelectorAll(".faces li")].map((each) => each.className.replace(/svelte-\w+/, "").trim()),
    ).toEqual(["good", "good", "good dear", "", "here", "", "", ""]);
  });

  it("shows what each choice of boats promises", () => {
    show(fixtures["boats"]!);
    expect(screen.getAllByText("board.odds-of-boats 17 17 0 42")).toHaveLength(2);
  });

  it("says what the place of a tile would bring, the best place first", () => {
    const { lit } = show(fixtures["lay"]!);
    expect(lit()).toEqual(["lay 10 2 0"]);
    expect(document.querySelector(".bar p")!.textContent).toContain(
      "board.outlook.income 0 2 · board.outlook.minus 3 · board.outlook.wins item.mead",
    );
  });

  it("has ships for sale whenever one can be bought", async () => {
    const { choose } = show({ ...fixtures["hunt"]!, moves: ["roll", "fail", "buy whaling-boat"] });
    const bay = within(screen.getByRole("region", { name: "board.bay" }));
    await fireEvent.click(bay.getByRole("button", { name: "do buy whaling-boat" }));
    expect(choose).toHaveBeenLastCalledWith("buy whaling-boat");
  });

  it("shows what can be done with the goods", async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    const { choose } = show(fixtures["turn"]!);
    await fireEvent.click(screen.getByRole("button", { name: "board.hint" }));
    await fireEvent.click(screen.getByText("do go MT1C", { selector: "dialog *" }));
    expect(choose).toHaveBeenLastCalledWith("go MT1C");
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("lays goods as the game advises, one after another, on request", async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    const { choose, rerender } = show(fixtures["turn"]!);
    await fireEvent.click(screen.getByRole("button", { name: "board.hint" }));
    const advice = within(document.querySelector<HTMLElement>("dialog section")!);
    expect(advice.getByText("board.outlook.income 0 1 · board.outlook.minus 2")).toBeTruthy();
    await fireEvent.click(advice.getByText("board.hint.plan-do"));
    expect(choose).toHaveBeenLastCalledWith("place oil home");
    expect(document.querySelector("dialog")).toBeNull();
    await rerender({ ...fixtures["lay"]!, moves: [...spots, "lay 10 0 0"] }, 1);
    expect(choose).toHaveBeenLastCalledWith("lay 10 0 0");
    await rerender(fixtures["turn"]!, 2);
    expect(choose).toHaveBeenLastCalledWith("place peas stone-house-1");
  });

  it("says so when nothing is worth laying", async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    show(fixtures["window"]!);
    await fireEvent.click(screen.getByRole("button", { name: "board.hint" }));
    expect(screen.getByText("board.hint.plan-nothing")).toBeTruthy();
  });

  it("lets nobody choose in a replay", () => {
    const { lit } = show(fixtures["turn"]!, { replaying: true, options: [] });
    expect(lit()).toEqual([]);
  });
});
