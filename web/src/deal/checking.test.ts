import { describe, expect, it } from "vitest";
import type { Deal, TableState } from "../api/types";
import { tableOf } from "../board/fixtures";
import { checked, verdictOf } from "./checking";
import { commitmentOf, playedAt, sealOf, seedOf } from "./deal";
import type { Kept } from "./kept";

const HERS = "0123456789abcdef0123456789abcdef";
const HIS = "fedcba9876543210fedcba9876543210";
const honest: Deal = {
  table: "t",
  secret: "5".repeat(64),
  lots: [
    { seat: 0, digits: HERS },
    { seat: 1, digits: HIS },
  ],
};

/** A finished table of a hall that tells this deal. */
async function ended(deal: Deal): Promise<TableState> {
  const state = tableOf("runes", ["Ingrid", "Olaf"], [], { over: true });
  const seals = await Promise.all(
    deal.lots.map(async ({ seat, digits }) => ({ seat, seal: await sealOf(digits), opened: true })),
  );
  return {
    ...state,
    seededSetup: `${state.setup}#${await seedOf(deal, playedAt(state))}`,
    deal: {
      kind: "together",
      waiting: false,
      commitment: await commitmentOf(deal, playedAt(state)),
      seals,
      opened: deal,
    },
  };
}

/** What Ingrid's browser kept when she opened her lot. */
async function kept(): Promise<Kept> {
  const { deal } = await ended(honest);
  return {
    commitment: deal.commitment!,
    own: { lot: HERS, seal: await sealOf(HERS) },
    seals: deal.seals.map(({ seat, seal }) => ({ seat, seal })),
  };
}

const broken = async (state: TableState): Promise<string[]> =>
  (await checked(state, await kept())).filter(({ holds }) => !holds).map(({ what }) => what);

describe("a finished deal", () => {
  it("holds when the hall was honest", async () => {
    const checks = await checked(await ended(honest), await kept());
    expect(checks.map(({ what }) => what)).toEqual(["first", "secret", "seals", "own", "seed"]);
    expect(verdictOf("together", checks)).toBe("fair");
  });

  it("finds out a hall that swaps its secret, also one that shows another fingerprint now", async () => {
    const swapped = await ended({ ...honest, secret: "6".repeat(64) });
    expect(await broken(swapped)).toEqual(["first", "secret"]);
    const { commitment } = (await ended(honest)).deal;
    expect(await broken({ ...swapped, deal: { ...swapped.deal, commitment } })).toEqual(["secret"]);
  });

  it("finds out a hall that swaps, leaves out, adds or exchanges lots", async () => {
    const [hers, his] = honest.lots;
    const other = { seat: 1, digits: "0".repeat(32) };
    expect(await broken(await ended({ ...honest, lots: [hers!, other] }))).toEqual(["seals"]);
    expect(await broken(await ended({ ...honest, lots: [his!] }))).toEqual(["seals", "own"]);
    expect(await broken(await ended({ ...honest, lots: [hers!, his!, { ...other, seat: 2 }] }))).toEqual(["seals"]);
    const exchanged = [
      { seat: 0, digits: HIS },
      { seat: 1, digits: HERS },
    ];
    expect(await broken(await ended({ ...honest, lots: exchanged }))).toEqual(["seals"]);
  });

  it("finds out a game that was played with another seed", async () => {
    const state = await ended(honest);
    expect(await broken({ ...state, seededSetup: `${state.setup}#1` })).toEqual(["seed"]);
  });

  it("is not called fair by who was not there", async () => {
    const state = await ended(honest);
    const checks = await checked(state, null);
    expect(checks.map(({ what }) => what)).toEqual(["secret", "seals", "seed"]);
    expect(verdictOf("together", checks)).toBe("fits");
  });

  it("of the hall alone is called so", async () => {
    const state = await ended({ ...honest, lots: [] });
    const saw = { commitment: state.deal.commitment!, own: null, seals: null };
    expect(verdictOf("hall", await checked(state, saw))).toBe("hall");
    expect(verdictOf("hall", await checked(state, null))).toBe("fits");
  });

  it("has nothing to check while it is not told", async () => {
    const state = await ended(honest);
    expect(await checked({ ...state, deal: { ...state.deal, opened: null } }, null)).toEqual([]);
    expect(verdictOf("together", [])).toBe("broken");
  });
});
