import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Phrase } from "../../../api/types";
import JorvikBoard from "../JorvikBoard.svelte";
import { components, fixtures, table, type Fixture } from "./fixtures";

const catalogues = ["en", "pl", "hu"].map((language) => {
  const file = readFileSync(`../games/jorvik/src/main/resources/althing/jorvik/texts/${language}.json`, "utf8");
  return JSON.parse(file) as Record<string, string>;
});

function show(fixture: Fixture, more: object = {}) {
  const state = table(fixture);
  const refusal = { rule: "JOR-7.6", reason: { key: "refusal.too-poor", args: {} } };
  const props = {
    state,
    view: fixture.view,
    components,
    options: state.options,
    acting: 0,
    replaying: false,
    choose: vi.fn(),
    why: vi.fn(async () => refusal),
    explain: vi.fn(),
    say: (phrase: Phrase) => `do ${phrase.args["move"] as string}`,
    t: (key: string, args?: Record<string, string | number>) => [key, ...Object.values(args ?? {})].join(" "),
    ...more,
  };
  const rendered = render(JorvikBoard, { props });
  /** The table a move later, with fewer cubes due. */
  const rerender = (next: Fixture, paid = 0) => {
    const inHand = next.view.inHand && { ...next.view.inHand, due: next.view.inHand.due - paid };
    const later = { ...table(next), seq: state.seq + 1 + paid };
    return rendered.rerender({ ...props, state: later, options: later.options, view: { ...next.view, inHand } });
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

  it("drags a cube to a lit place, and asks why where it is not wanted", async () => {
    const { choose, why, lit } = show(fixtures["loading"]!);
    const wool = document.querySelector<HTMLElement>('[data-pick="wool"]')!;
    const at = (target: string, x: number) =>
      (document.querySelector(`[data-move="${target}"]`)!.getBoundingClientRect = () => new DOMRect(x, 0, 40, 40));
    await fireEvent.pointerDown(wool, { isPrimary: true, button: 0, pointerId: 1, clientX: 0, clientY: 0 });
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: 9, clientY: 9 });
    expect(lit()).toContain("place wool artisan-leather-wool");
    at("place wool artisan-leather-wool", 500);
    at("finish", 900);
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: 910, clientY: 20 });
    expect(document.querySelector("[data-caught]")).toBeNull();
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: 550, clientY: 20 });
    expect(document.querySelector("[data-caught]")!.getAttribute("data-move")).toBe("place wool artisan-leather-wool");
    await fireEvent.pointerUp(window, { pointerId: 1, clientX: 550, clientY: 20 });
    expect(choose).toHaveBeenCalledExactlyOnceWith("place wool artisan-leather-wool");

    await fireEvent.pointerDown(wool, { isPrimary: true, button: 0, pointerId: 1, clientX: 0, clientY: 0 });
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: 0, clientY: 99 });
    document.elementFromPoint = () => document.querySelector('[data-move="sell wool"]');
    await fireEvent.pointerUp(window, { pointerId: 1, clientX: 0, clientY: 99 });
    await vi.waitFor(() => expect(why).toHaveBeenCalledWith("sell wool"));
    expect(choose).toHaveBeenCalledOnce();
    expect(screen.queryByText("board.held good.wool")).toBeNull();
  });

  it("shows the payment in the balance as it is made, beginning with the cube in hand", async () => {
    const { choose, rerender } = show(fixtures["loading"]!);
    await fireEvent.click(screen.getByRole("button", { name: "board.pick good.iron" }));
    await fireEvent.click(screen.getByRole("button", { name: "do exchange 2 iron" }));
    expect(choose).toHaveBeenLastCalledWith("exchange 2 iron");
    await rerender(fixtures["paying"]!);
    expect(choose).toHaveBeenLastCalledWith("pay iron");
    await rerender(fixtures["paying"]!, 1);
    const pan = document.querySelector(".scales .left")!;
    expect([...pan.querySelectorAll("title")].map((each) => each.textContent)).toEqual(["good.iron", "board.any-good"]);
    await vi.waitFor(() => expect(document.activeElement?.getAttribute("data-move")).toMatch(/^pay /));
  });

  it("tells of an attack with every strength, and marks designed figures in the details", async () => {
    show(fixtures["demand"]!);
    expect(document.querySelectorAll(".attack li")).toHaveLength(2);
    expect(document.querySelector(".attack .lost")?.textContent).toContain("−1");
    await fireEvent.click(screen.getAllByRole("button", { name: "board.details card.artisan-leather-wool" })[0]!);
    expect(screen.getByText("board.designed")).toBeTruthy();
  });
});
