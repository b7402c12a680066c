import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { tableOf } from "../../../board/fixtures";
import __Name__Board from "../__Name__Board.svelte";

const catalogues = ["en", "pl", "hu"].map((language) => {
  const file = readFileSync(`../games/__name__/src/main/resources/althing/__name__/texts/${language}.json`, "utf8");
  return JSON.parse(file) as Record<string, string>;
});

describe("the board of __Name__", () => {
  it("offers what may be taken, and finds its words in every catalogue", async () => {
    const asked = new Set<string>();
    const options = [1, 2].map((count) => ({ move: `take ${count}`, text: { key: "move.take", args: { count } } }));
    const choose = vi.fn();
    render(__Name__Board, {
      props: {
        state: tableOf("__name__", ["Ingrid", "Leif"], [], { options }), view: { left: 2, turn: 0 }, components: { tables: [] }, options, acting: 0, replaying: false,
        choose, why: async () => null, explain: () => {}, say: (phrase) => `do ${phrase.args["count"]}`, t: (key) => (asked.add(key), key),
      },
    });
    await fireEvent.click(screen.getByRole("button", { name: "do 2" }));
    expect(choose).toHaveBeenCalledWith("take 2");
    catalogues.forEach((words) => expect([...asked].filter((key) => !(key in words))).toEqual([]));
  });
});
