import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import HnefataflBoard from "../HnefataflBoard.svelte";
import type { HnefataflView } from "../view";
import { busy, over, table, viewOf } from "./fixtures";

const catalogues = ["en", "pl", "hu"].map((language) => {
  const file = readFileSync(`../games/hnefatafl/src/main/resources/althing/hnefatafl/texts/${language}.json`, "utf8");
  return JSON.parse(file) as Record<string, string>;
});

function show(view: HnefataflView, moves: string[] = [], more: object = {}) {
  const state = table({ moves });
  const refusal = { rule: "TAF-3.1", reason: { key: "refusal.not-straight", args: {} } };
  const props = {
    state,
    view,
    components: { tables: [] },
    options: state.options,
    acting: 0,
    replaying: false,
    choose: vi.fn(),
    why: vi.fn(async () => refusal),
    explain: vi.fn(),
    say: () => "",
    t: (key: string, args?: Record<string, string | number>) => [key, ...Object.values(args ?? {})].join(" "),
    ...more,
  };
  render(HnefataflBoard, { props });
  return { ...props, refusal };
}

const square = (name: string) => document.getElementById(`square-${name}`)!;
const lit = () => [...document.querySelectorAll("[data-target]")].map((each) => each.getAttribute("data-move"));

describe("the Hnefatafl board", () => {
  it.each([
    ["at the start", viewOf()],
    ["with all marks", busy],
    ["at the end", over],
  ])("finds its words in every catalogue %s", (_, view) => {
    const asked = new Set<string>();
    show(view, ["a4-a5"], { t: (key: string) => (asked.add(key), key) });
    square("a4").click();
    catalogues.forEach((words) => expect([...asked].filter((key) => !(key in words))).toEqual([]));
  });

  it("has a button for each square, with its words, and one Tab stop", () => {
    show(busy);
    expect(screen.getByRole("button", { name: "board.square g7 piece.king, board.corner" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "board.square d4 board.throne" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "board.square b1 board.nobody" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "board.square.last d3 piece.defender" })).toBeTruthy();
    expect(document.querySelectorAll(".squares [tabindex='0']")).toHaveLength(1);
  });

  it("takes a piece up, lights its squares and lays it down", async () => {
    const { choose } = show(viewOf(), ["a4-a5", "a4-a6", "d1-c1"]);
    expect(lit()).toEqual([]);
    await fireEvent.click(square("a4"));
    expect(square("a4").getAttribute("aria-pressed")).toBe("true");
    expect(lit()).toEqual(["move a4 a6", "move a4 a5"]);
    await fireEvent.click(square("a6"));
    expect(choose).toHaveBeenCalledWith("move a4 a6");
    expect(lit()).toEqual([]);
  });

  it("changes the piece in hand, and puts it back by a second press or Escape", async () => {
    show(viewOf(), ["a4-a5", "d1-c1"]);
    await fireEvent.click(square("a4"));
    await fireEvent.click(square("d1"));
    expect(lit()).toEqual(["move d1 c1"]);
    await fireEvent.click(square("d1"));
    expect(lit()).toEqual([]);
    await fireEvent.click(square("d1"));
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(lit()).toEqual([]);
  });

  it("moves the one Tab stop by arrow keys", async () => {
    show(viewOf(), ["a4-a5"]);
    expect(square("d4").tabIndex).toBe(0);
    square("d4").focus();
    await fireEvent.keyDown(square("d4"), { key: "ArrowLeft" });
    expect(document.activeElement).toBe(square("c4"));
    expect(square("c4").tabIndex).toBe(0);
    expect(square("d4").tabIndex).toBe(-1);
  });

  it("asks why, with a piece in hand and without", async () => {
    const { why, explain, choose, refusal } = show(viewOf(), ["a4-a5"]);
    await fireEvent.click(square("d5"));
    await vi.waitFor(() => expect(why).toHaveBeenCalledWith("move d5 e5"));
    await fireEvent.click(square("a4"));
    await fireEvent.click(square("c6"));
    await vi.waitFor(() => expect(why).toHaveBeenLastCalledWith("move a4 c6"));
    await vi.waitFor(() => expect(explain).toHaveBeenLastCalledWith(refusal));
    expect(choose).not.toHaveBeenCalled();
  });

  it("tells the last move, ways out, losses and how near a draw is", () => {
    show({ ...busy, quiet: 100 });
    ["board.ways-out 1 a7", "board.last d5 d3", "board.captured 2 d2, e3", "board.quiet 100 200 21 1000"].forEach(
      (words) => expect(screen.getByText(words)).toBeTruthy(),
    );
    expect(document.querySelectorAll(".lost svg")).toHaveLength(6);
    expect(document.querySelectorAll(".way")).toHaveLength(1);
  });

  it("says why a man fell against the throne until both sides have moved on", () => {
    const line = (move: number, key: string) => ({ move, seat: 0, text: { key, args: {} } });
    const say = ({ key }: { key: string }) => key;
    const log = [line(4, "log.captured.corner"), line(6, "log.captured.throne"), line(7, "log.move")];
    show(busy, [], { log, say });
    expect(screen.getByText("log.captured.throne")).toBeTruthy();
    expect(screen.queryByText("log.captured.corner")).toBeNull();
  });

  it("says how the game ended, and asks nothing of onlookers", async () => {
    const { why } = show(over, [], { acting: null });
    expect(screen.getByText("board.end.escape")).toBeTruthy();
    expect(screen.queryByText("board.hint")).toBeNull();
    await fireEvent.click(square("a4"));
    expect(why).not.toHaveBeenCalled();
  });
});
