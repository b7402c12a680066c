import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableState } from "../api/types";
import { tableOf } from "../board/fixtures";
import { sealOf } from "./deal";
import { keep, keptOf } from "./kept";
import { attend, joinTable, openTable } from "./taking-part";

const posted: { path: string; body: Record<string, string> }[] = [];
let commitment: string | null = "c";

vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
  posted.push({ path, body: JSON.parse(request.body as string) });
  return new Response(JSON.stringify({ id: `t${posted.length}`, commitment, seq: 1, seat: 1 }));
});

/** A table that waits for its deal, at which these seals lie. */
function waiting(id: string, seals: string[], kinds: ("person" | "open")[]): TableState {
  const state = tableOf("runes", ["Ingrid", "Olaf"], [], { id });
  return {
    ...state,
    seats: state.seats.map((seat, at) => ({ ...seat, kind: kinds[at]! })),
    deal: {
      kind: "together",
      waiting: true,
      commitment: "c",
      seals: seals.map((seal, seat) => ({ seat, seal, opened: false })),
      opened: null,
    },
  };
}

describe("taking part in a deal", () => {
  beforeEach(() => {
    posted.length = 0;
    commitment = "c";
  });

  it("against bots opens the own lot at once, and keeps what was fixed before", async () => {
    const id = await openTable({ setup: "runes(seats=2)", seats: [{ kind: "bot", level: 1 }, { kind: "me" }] });
    expect(posted.map(({ path }) => path)).toEqual(["/api/tables", `/api/tables/${id}/lot`]);
    const { seal } = posted[0]!.body;
    expect(await sealOf(posted[1]!.body.lot!)).toBe(seal);
    expect(keptOf(id)).toMatchObject({ commitment: "c", own: { seal }, seals: [{ seat: 1, seal }] });
  });

  it("with friends tells nobody the lot before all have come", async () => {
    const id = await openTable({ setup: "runes(seats=2)", seats: [{ kind: "me" }, { kind: "friend" }] });
    expect(posted).toHaveLength(1);
    const { own } = keptOf(id)!;
    await attend(waiting(id, [own!.seal], ["person", "open"]));
    expect(posted).toHaveLength(1);
    await attend(waiting(id, [own!.seal, "his"], ["person", "person"]));
    expect(posted[1]).toEqual({ path: `/api/tables/${id}/lot`, body: { lot: own!.lot } });
    expect(keptOf(id)!.seals).toEqual([
      { seat: 0, seal: own!.seal },
      { seat: 1, seal: "his" },
    ]);
  });

  it("keeps the seals as they were when the own lot was told, whatever comes later", async () => {
    const id = await openTable({ setup: "runes(seats=2)", seats: [{ kind: "me" }, { kind: "friend" }] });
    const { own } = keptOf(id)!;
    await attend(waiting(id, [own!.seal, "his"], ["person", "person"]));
    await attend(waiting(id, [own!.seal, "another"], ["person", "person"]));
    expect(keptOf(id)!.seals![1]).toEqual({ seat: 1, seal: "his" });
  });

  it("puts in another lot where the own one is gone, once, and tells it when all have come", async () => {
    await attend(waiting("lost", ["forgotten"], ["person", "open"]));
    const { own } = keptOf("lost")!;
    expect(posted).toEqual([{ path: "/api/tables/lost/seal", body: { seal: own!.seal } }]);
    await attend(waiting("lost", ["forgotten"], ["person", "open"]));
    expect(posted).toHaveLength(1);
    await attend(waiting("lost", [own!.seal, "his"], ["person", "person"]));
    expect(posted[1]).toEqual({ path: "/api/tables/lost/lot", body: { lot: own!.lot } });
  });

  it("as a guest puts in a sealed lot with the seat", async () => {
    await joinTable(waiting("guest", ["hers"], ["person", "open"]), "word", "Olaf");
    expect(posted[0]!.body).toEqual({ invite: "word", name: "Olaf", seal: keptOf("guest")!.own!.seal });
  });

  it("needs no lot where nothing waits for one", async () => {
    const state = tableOf("runes", ["Ingrid", "Olaf"], [], { id: "running" });
    await joinTable(state, "word", "Olaf");
    expect(posted[0]!.body).toEqual({ invite: "word", name: "Olaf" });
    commitment = null;
    const id = await openTable({ setup: "runes(seats=2)#1", seats: [{ kind: "me" }, { kind: "friend" }] });
    expect(keptOf(id)).toBeNull();
  });

  it("keeps the first fingerprint, not a later one, and none of a finished game", async () => {
    const table = waiting("looker", ["hers"], ["person", "open"]);
    const state = { ...table, seats: table.seats.map((seat) => ({ ...seat, mine: false })) };
    await attend(state);
    await attend({ ...state, deal: { ...state.deal, commitment: "other" } });
    expect(keptOf("looker")).toEqual({ commitment: "c", own: null, seals: null });
    await attend({ ...state, id: "late", over: true });
    expect(keptOf("late")).toBeNull();
  });

  it("has nothing to add when the lot is gone and others have opened theirs", async () => {
    keep("gone", { commitment: "c", own: null, seals: null });
    const state = waiting("gone", ["hers", "his"], ["person", "person"]);
    const seals = state.deal.seals.map((each) => ({ ...each, opened: each.seat === 1 }));
    await attend({ ...state, deal: { ...state.deal, seals } });
    expect(posted).toHaveLength(0);
  });
});
