import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Phrase } from "../../../api/types";
import { flownSince, piecesDrawn } from "../../../board/fixtures";
import GraenalandBoard from "../GraenalandBoard.svelte";
import type { GraenalandView, Province } from "../view";
import { fixtures, table } from "./fixtures";

const { view: before, moves } = fixtures["build"]!;

/** What flies when a view comes after the one of the fixture. */
async function flown(more: Partial<GraenalandView>): Promise<string[]> {
  const state = table({ view: before, moves });
  const props = {
    state,
    view: before,
    options: state.options,
    acting: 0,
    replaying: false,
    choose: () => {},
    why: async () => null,
    explain: () => {},
    undo: null,
    log: [],
    components: { tables: [] },
    say: ({ key }: Phrase) => key,
    t: (key: string) => key,
  };
  const { rerender } = render(GraenalandBoard, { props });
  const seen = piecesDrawn();
  await rerender({ ...props, view: { ...before, ...more } });
  return flownSince(seen);
}

const changed = (tile: string, more: (province: Province) => Partial<Province>): Partial<GraenalandView> => ({
  provinces: before.provinces.map((each) => (each.tile === tile ? { ...each, ...more(each) } : each)),
});

describe("the pieces of Graenaland", () => {
  it("come out of the hand of their clan: a village, a church", async () => {
    expect(await flown(changed("F1", () => ({ villages: [1, 1, 1] })))).toEqual(["village.0: bank > F1"]);
    expect(await flown(changed("P1", () => ({ buildings: { church: 1 } })))).toEqual(["church.1: bank > P1"]);
  });

  it("leave a village for the building that takes its place", async () => {
    const built = ({ villages }: Province) => ({
      villages: [villages[0]! - 1, ...villages.slice(1)],
      buildings: { hall: 0 },
    });
    expect(await flown(changed("P1", built))).toEqual(["village.0: P1 > bank", "hall.0: bank > P1"]);
  });

  it("are works out of the stock, and cards from a province to who gets them", async () => {
    expect(await flown(changed("F1", () => ({ works: ["market"] })))).toEqual(["market: bank > F1"]);
    const clans = before.clans.map((each, seat) =>
      seat === 1 ? { ...each, backs: { ...each.backs, forest: 1 } } : each,
    );
    expect(await flown({ ...changed("F1", () => ({ cards: [] })), clans })).toEqual(["forest: F1 > clan.1"]);
  });
});
