import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Phrase } from "../../../api/types";
import { flownSince, piecesDrawn } from "../../../board/fixtures";
import NorthgardBoard from "../NorthgardBoard.svelte";
import type { NorthgardView } from "../view";
import { fixtures, table } from "./fixtures";

const { view: before, moves } = fixtures["turn"]!;
const [ingrid, astrid] = before.areas as [NorthgardView["areas"][0], NorthgardView["areas"][0]];

/** What flies when a view comes after the one of the fixture, and the zones of both clans are drawn. */
async function flown(more: Partial<NorthgardView>): Promise<string[]> {
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
  const { rerender } = render(NorthgardBoard, { props });
  await fireEvent.click(screen.getByRole("button", { name: "board.enlarge" }));
  const seen = piecesDrawn();
  await rerender({ ...props, options: [], view: { ...before, ...more } });
  return flownSince(seen);
}

const [north, south] = before.territories as [NorthgardView["territories"][0], NorthgardView["territories"][0]];

describe("the pieces of Northgard", () => {
  it("come out of the hand of their clan when they are recruited", async () => {
    expect(await flown({ territories: [{ ...north, units: 4 }, south] })).toEqual([
      expect.stringMatching(/^units\.1: bank > /),
    ]);
  });

  it("come out of the reserve when they are built, and what they cost goes back", async () => {
    const buildings = [{ region: "T05.s", building: "forge", loose: false } as const];
    const areas = [{ ...ingrid, wood: 1 }, astrid];
    const ways = await flown({ territories: [north, { ...south, buildings }], areas });
    expect(ways).toEqual(["wood: area.0 > bank", expect.stringMatching(/^forge: bank > /)]);
  });

  it("are cards, too: from the hand into the active zone, from the offer into the discard pile", async () => {
    const played = {
      ...ingrid,
      hand: ["start-feast", "unrest"],
      active: [...ingrid.active, { card: "start-move", played: true }],
    };
    const took = { ...astrid, discard: ["merchant"] };
    expect(await flown({ areas: [played, took], offer: ["veiled-threats"] })).toEqual([
      "start-move.0: hand.0 > active.0",
      "merchant: offer > discard.1",
    ]);
  });

  it("come out of hidden hands and piles when they are seen", async () => {
    const drew = { ...ingrid, hand: [...ingrid.hand, "warriors"] };
    const played = { ...astrid, active: [{ card: "start-move", played: true }] };
    expect(await flown({ areas: [drew, played] })).toEqual(
      expect.arrayContaining(["warriors: bank > hand.0", "start-move.1: bank > active.1"]),
    );
  });
});
