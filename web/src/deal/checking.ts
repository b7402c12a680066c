import type { Deal, DealKind, TableState } from "../api/types";
import { commitmentOf, playedAt, sealOf, seedOf } from "./deal";
import type { Fixed, Kept } from "./kept";

/** One thing that must be true of a fair deal, and whether it is. */
export interface Check {
  what: "first" | "secret" | "seals" | "own" | "seed";
  holds: boolean;
}

/**
 * Reckons the whole deal of a finished game again, from what this browser has kept and not from what the hall says now:
 * the secret fits the fingerprint first shown, every lot fits its seal, the own one is among them, and the seed that was
 * played with follows. Nothing where nothing was told.
 */
export async function checked(state: TableState, kept: Kept | null): Promise<Check[]> {
  const { opened, commitment, seals } = state.deal;
  if (!opened || commitment === null || state.seededSetup === null) return [];
  const secret = await commitmentOf(opened, playedAt(state));
  const seed = await seedOf(opened, playedAt(state));
  const found = await sealed(opened);
  const isSeated = state.seats.some(({ mine }) => mine);
  const checks: (Check | null)[] = [
    kept && { what: "first", holds: kept.commitment === commitment },
    { what: "secret", holds: secret === (kept?.commitment ?? commitment) },
    seals.length > 0
      ? { what: "seals", holds: isSame(found, seals) && (!kept?.seals || isSame(found, kept.seals)) }
      : null,
    kept?.own && isSeated ? { what: "own", holds: opened.lots.some(({ digits }) => digits === kept.own!.lot) } : null,
    { what: "seed", holds: state.seededSetup.split("#")[1] === seed },
  ];
  return checks.filter((check) => check !== null);
}

/** What the checks say together: only who has added a lot knows that nobody chose. */
export function verdictOf(kind: DealKind, checks: readonly Check[]): "fair" | "hall" | "fits" | "broken" {
  if (checks.length === 0 || !checks.every(({ holds }) => holds)) return "broken";
  if (kind === "together" && checks.some(({ what }) => what === "own")) return "fair";
  return kind === "hall" && checks.some(({ what }) => what === "first") ? "hall" : "fits";
}

const sealed = (deal: Deal): Promise<Fixed[]> =>
  Promise.all(deal.lots.map(async ({ seat, digits }) => ({ seat, seal: await sealOf(digits) })));

/** Whether the same seats have put in the same, and nobody more or less. */
function isSame(some: readonly Fixed[], others: readonly Fixed[]): boolean {
  const words = (all: readonly Fixed[]) => all.map(({ seat, seal }) => `${seat} ${seal}`).sort();
  return words(some).join() === words(others).join();
}
