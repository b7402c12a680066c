import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import OdinBoard from "../OdinBoard.svelte";
import { components, fixtures, table, view, type Fixture } from "./fixtures";

const [own, other] = view().areas;
const show = (fixture: Fixture) => {
  const state = table(fixture);
  const props = {
    state,
    view: fixture.view,
    components,
    options: state.options,
    acting: 0,
    replaying: false,
    choose: vi.fn(),
    undo: vi.fn(),
    why: vi.fn(async () => null),
    explain: vi.fn(),
    say: (phrase: { args: Record<string, unknown> }) => `do ${phrase.args["move"] as string}`,
    t: (key: string) => key,
  };
  render(OdinBoard, { props });
};
const hand = { ...own!, cardsInHand: 2, hand: ["47a", "1A"], played: ["54A"] };

describe("occupations", () => {
  it("are readable, with what each can do now", () => {
    show({
      view: view({ asked: "play", areas: [hand, { ...other!, cardsInHand: 3 }] }),
      moves: ["play 47a", "use 54A 1", "use 54A 2", "done"],
    });
    expect([...document.querySelectorAll("[data-point=cards] .card header b")].map((each) => each.textContent)).toEqual(
      ["card.47a", "card.1A", "card.54A"],
    );
    expect(screen.getByText("card.1A.help")).toBeTruthy();
    expect(document.querySelectorAll("[data-point=cards] .card.able")).toHaveLength(2);
    expect(screen.getAllByRole("button", { name: /do use 54A/ })).toHaveLength(2);
  });

  it("come first while one is asked for, and after the boards at other times", () => {
    const moves = ["play 47a", "done"];
    show({ view: view({ asked: "bonus", areas: [hand, other!] }), moves });
    const after = (one: string, two: string) =>
      Boolean(
        document.querySelector(one)!.compareDocumentPosition(document.querySelector(two)!) &
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    expect(after(".card", ".space")).toBe(true);
  });

  it("that give an ore to be laid ask for its board", () => {
    const boards = fixtures["turn"]!.view.areas[0]!.boards;
    show({
      view: view({ asked: "settle", areas: [{ ...own!, boards }, other!] }),
      moves: ["place ore home", "place ore stone-house-1"],
    });
    expect(screen.getByRole("button", { name: "do place ore home" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "do place ore stone-house-1" })).toBeTruthy();
  });
});
