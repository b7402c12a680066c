import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Phrase } from "../../../api/types";
import GraenalandBoard from "../GraenalandBoard.svelte";
import { fixtures, table, type Fixture } from "./fixtures";

const catalogues = ["en", "pl", "hu"].map((language) => {
  const file = readFileSync(`../games/graenaland/src/main/resources/althing/graenaland/texts/${language}.json`, "utf8");
  return JSON.parse(file) as Record<string, string>;
});

function show(fixture: Fixture, more: object = {}) {
  const state = table(fixture);
  const refusal = { rule: "GRA-10.1", reason: { key: "refusal.out-of-reach", args: {} } };
  const props = {
    state,
    view: fixture.view,
    log: fixture.log ?? [],
    components: { tables: [] },
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
  const { rerender } = render(GraenalandBoard, { props });
  /** As the page does it: while a move is on its way there are no options. */
  props.choose.mockImplementation(() => queueMicrotask(() => void rerender({ ...props, options: [] })));
  const lit = () =>
    [...document.querySelectorAll("[data-target][data-move]:not([aria-disabled])")].map((each) =>
      each.getAttribute("data-move")!,
    );
  return {
    ...props,
    refusal,
    lit,
    hear: (seq: number, later: object = {}) => rerender({ ...props, state: { ...state, seq }, ...later }),
  };
}

describe("the Graenaland board", () => {
  it.each(Object.keys(fixtures))("draws “%s”, lights only options, and finds its words in every catalogue", (name) => {
    const asked = new Set<string>();
    const { lit } = show(fixtures[name]!, { t: (key: string) => (asked.add(key), key) });
    if (name !== "assign") expect(lit().length).toBeGreaterThan(0);
    expect(fixtures[name]!.moves).toEqual(expect.arrayContaining(lit()));
    catalogues.forEach((words) => expect([...asked].filter((key) => !(key in words))).toEqual([]));
  });

  it("gives a secret order on the compass or on the map, for the hero that is picked", async () => {
    const { choose, lit, hear } = show(fixtures["order"]!);
    expect(lit()).toEqual(
      expect.arrayContaining(["order warlord e", "order warlord ne", "order warlord sail-e", "stay"]),
    );
    expect(lit()).not.toContain("order priest w");
    await fireEvent.click(document.querySelector('[data-tile="M1"]')!);
    expect(choose).toHaveBeenLastCalledWith("order warlord ne");
    await hear(2);
    await fireEvent.click(document.querySelector('[data-hero="priest"]')!);
    expect(lit().filter((each) => each === "order priest w")).toHaveLength(2);
  });

  it("tells who still chooses, and nothing more", () => {
    show(
      { ...fixtures["order"]!, moves: [] },
      {
        options: [],
        acting: null,
        view: { ...fixtures["order"]!.view, ownOrder: { hero: "warlord", direction: "e" } },
        state: { ...table(fixtures["order"]!), pending: [1] },
      },
    );
    const sealed = screen.getByRole("region", { name: "board.sealed" });
    expect(sealed.textContent).toContain("board.own-order hero.warlord: direction.e");
    expect(sealed.textContent).toMatch(/Astrid: board.chooses/);
    expect(document.querySelector(".compass")).toBeNull();
  });

  it("divides the cards locally, reckons the votes, and publishes the division card by card", async () => {
    const { choose, hear } = show(fixtures["assign"]!);
    expect(screen.getByText("board.reckon 0 7 4")).toBeTruthy();
    await fireEvent.click(document.querySelector('[data-card="1"]')!);
    await fireEvent.click(document.querySelector('[data-give="1"]')!);
    expect(screen.getByText("board.reckon 3 7 4")).toBeTruthy();
    expect(document.querySelector("[data-publish]")).toBeNull();
    await fireEvent.click(document.querySelector('[data-give="0"]')!);
    await fireEvent.click(document.querySelector('[data-give="0"]')!);
    await fireEvent.click(document.querySelector("[data-publish]")!);
    expect(choose.mock.calls).toEqual([["give 0"]]);
    await hear(2);
    expect(choose.mock.calls).toEqual([["give 0"], ["give 1"]]);
    await hear(3);
    expect(choose.mock.calls).toEqual([["give 0"], ["give 1"], ["give 0"]]);
  });

  it("tells one's own proposal as such, and why the owner of the ship does not propose", () => {
    const { view, moves } = fixtures["vote"]!;
    show({ view: { ...view, offer: { ...view.offer!, proposer: 0 }, mainSeat: 1 }, moves });
    expect(screen.getByText(/board.proposes.own/)).toBeTruthy();
    expect(screen.queryByText("board.own-ship")).toBeNull();
    cleanup();
    show({ view: { ...view, offer: { ...view.offer!, proposer: 1 }, mainSeat: 0 }, moves });
    expect(screen.queryByText(/board.proposes.own/)).toBeNull();
    expect(screen.getByText("board.own-ship")).toBeTruthy();
  });

  it("asks the view how many votes carry a proposal", () => {
    const { view, moves } = fixtures["assign"]!;
    const provinces = view.provinces.map((each) => ({ ...each, needed: 6 }));
    show({ view: { ...view, provinces }, moves });
    expect(screen.getByText("board.reckon 0 7 6")).toBeTruthy();
    expect(screen.getByText("board.majority 6 7")).toBeTruthy();
  });

  it("can publish anew when a card of the division could not be sent", async () => {
    const { choose, hear } = show(fixtures["assign"]!);
    for (let card = 0; card < 3; card++) await fireEvent.click(document.querySelector('[data-give="0"]')!);
    await fireEvent.click(document.querySelector("[data-publish]")!);
    expect(document.querySelector("[data-publish]")).toBeNull();
    await hear(1);
    expect(choose).toHaveBeenCalledTimes(1);
    await fireEvent.click(document.querySelector("[data-publish]")!);
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it("drops a dragged card at the clan under the pointer", async () => {
    show(fixtures["assign"]!);
    const card = document.querySelector('[data-card="0"]')!;
    document.querySelector('[data-bin="1"]')!.getBoundingClientRect = () => new DOMRect(400, 400, 100, 100);
    await fireEvent.pointerDown(card, { button: 0, isPrimary: true, pointerId: 1, clientX: 410, clientY: 300 });
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: 440, clientY: 440 });
    expect(document.querySelector("[data-caught]")?.getAttribute("data-bin")).toBe("1");
    await fireEvent.pointerUp(window, { pointerId: 1 });
    expect(document.querySelector('[data-bin="1"] [data-card="0"]')).not.toBeNull();
    await new Promise((clicksCountAgain) => setTimeout(clicksCountAgain));
  });

  it("shows the vote with its reasons and takes ready-made promises", async () => {
    const { choose, hear } = show(fixtures["vote"]!);
    const scene = screen.getByRole("region", { name: "board.vote" });
    expect(scene.textContent).toContain("board.tally 3 0 7 4");
    expect(scene.textContent).toContain("board.gets-nothing");
    expect(scene.querySelector("[data-promises]")?.hasAttribute("open")).toBe(false);
    await fireEvent.click(screen.getByRole("button", { name: "do promise road" }));
    expect(choose).toHaveBeenLastCalledWith("promise road");
    await hear(2);
    await fireEvent.click(screen.getByRole("button", { name: /do vote against/ }));
    expect(choose).toHaveBeenLastCalledWith("vote against");
  });

  it("says when a vote is decided already, and only to who is still asked", async () => {
    const { view } = fixtures["vote"]!;
    const { hear } = show(fixtures["vote"]!);
    expect(screen.queryByText("board.vote-passed")).toBeNull();
    await hear(2, { view: { ...view, offer: { ...view.offer!, inFavour: 4 } } });
    expect(screen.getByText("board.vote-passed")).toBeTruthy();
    await hear(3, { view: { ...view, offer: { ...view.offer!, inFavour: 0, against: 4 } } });
    expect(screen.getByText("board.vote-failed")).toBeTruthy();
  });

  it("offers the provinces where something can be built to be looked at, but not the one that is", () => {
    show(fixtures["build"]!);
    const picks = [...document.querySelectorAll("[data-pick]")].map((each) => each.getAttribute("data-pick"));
    expect(picks).toEqual(["F1"]);
  });

  it("tells the votes of this turn from the log, also with the one that failed", () => {
    show(fixtures["propose"]!);
    const past = screen.getByRole("region", { name: "board.votes-decided" });
    expect(past.querySelectorAll("li")).toHaveLength(1);
    expect(past.textContent).toContain("board.failed 3 4");
  });

  it("builds where the player looks, and says why not elsewhere", async () => {
    const { choose, lit, why, explain, refusal } = show(fixtures["build"]!);
    expect(lit()).toContain("fort P1");
    await fireEvent.click(document.querySelector('[data-tile="F1"]')!);
    expect(choose).not.toHaveBeenCalled();
    expect(lit()).not.toContain("fort P1");
    await fireEvent.focus(document.querySelector('[data-move="hall F1"]')!);
    await vi.waitFor(() => expect(explain).toHaveBeenCalledWith(refusal));
    expect(why).toHaveBeenCalledWith("hall F1");
    await fireEvent.click(screen.getByRole("button", { name: "do village F1" }));
    expect(choose).toHaveBeenLastCalledWith("village F1");
  });

  it("keeps the ledger: what was promised, and what became of it", () => {
    show(fixtures["order"]!);
    const ledger = screen.getByRole("region", { name: "board.ledger" });
    expect(ledger.querySelectorAll("li")).toHaveLength(4);
    expect(ledger.querySelector(".broken")?.textContent).toContain("standing.broken");
    expect(ledger.textContent).toContain("promise.card tile.P1 Ingrid resource.ore");
  });

  it("tells what is missing for victory, by the tile or by the own card, and keeps the cards of others secret", () => {
    show(fixtures["declare"]!);
    const own = screen.getByRole("region", { name: "board.clan Ingrid" });
    expect(own.textContent).toContain("board.reached 2 6");
    expect(own.textContent).toContain("board.missing 3");
    expect(screen.getByRole("region", { name: "board.clan Leif" }).textContent).toContain("board.secret-card 6");
  });

  it("lights nothing in a replay and for onlookers", () => {
    expect(
      show(fixtures["build"]!, {
        replaying: true,
        options: [],
        acting: null,
        view: { ...fixtures["build"]!.view, hand: null },
      }).lit(),
    ).toEqual([]);
  });
});
