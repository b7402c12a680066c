import { api } from "../api/client";
import type { OpenTable, TableState } from "../api/types";
import { draw } from "./deal";
import { keep, keptOf, type Kept } from "./kept";

/** How this browser takes part in a deal: nobody has to do anything for it. */

/** Opens a table with a sealed lot in it, opened at once where nobody else is awaited; the id of the table. */
export async function openTable(wish: OpenTable): Promise<string> {
  const own = await draw();
  const { seats } = wish;
  const { id, commitment } = await api.open({ ...wish, seal: own.seal });
  if (commitment === null) return id;
  const seat = seats.findIndex(({ kind }) => kind === "me" || kind === "screen");
  const isWhole = seat >= 0 && seats.every(({ kind }) => kind !== "friend");
  keep(id, { commitment, own: seat < 0 ? null : own, seals: isWhole ? [{ seat, seal: own.seal }] : null });
  /* What fails here is tried again by the table itself. */
  if (isWhole) await api.openLot(id, own.lot).catch(() => undefined);
  return id;
}

/** Takes the seat of an invitation with a sealed lot, if the table waits for its deal. */
export async function joinTable(state: TableState, invite: string | undefined, name: string): Promise<void> {
  const { commitment, waiting, seals } = state.deal;
  if (!waiting || commitment === null) return void (await api.join(state.id, invite, name));
  const kept = keptOf(state.id);
  const isIn = seals.some(({ seal }) => seal === kept?.own?.seal);
  const own = isIn ? kept!.own! : await draw();
  keep(state.id, { commitment: kept?.commitment ?? commitment, own, seals: null });
  await api.join(state.id, invite, name, own.seal);
}

/**
 * Keeps what a table first shows, and opens the own lot as soon as everybody has put one in. What was fixed by then is
 * kept: it is what the end is compared with.
 */
export async function attend(state: TableState): Promise<void> {
  const { commitment, waiting, seals } = state.deal;
  if (commitment === null || state.over) return;
  let kept = keptOf(state.id);
  if (!kept) keep(state.id, (kept = { commitment, own: null, seals: null }));
  if (waiting && isLost(state, kept)) return putAnother(state, kept);
  const own = kept.own;
  const isAsked = waiting && state.seats.every(({ kind }) => kind !== "open");
  if (!own || !isAsked || !seals.some(({ seal, opened }) => seal === own.seal && !opened)) return;
  if (!kept.seals) keep(state.id, { ...kept, seals: seals.map(({ seat, seal }) => ({ seat, seal })) });
  await api.openLot(state.id, own.lot);
}

/** Tables where this page has put in another lot. Once is enough: two pages without a memory would never agree. */
const replaced = new Set<string>();

/** Whether what this browser put in is gone, as in a private window, and another may still take its place. */
function isLost({ id, deal, seats }: TableState, kept: Kept): boolean {
  const mine = deal.seals.find(({ seat }) => seats[seat]?.mine);
  return (
    mine !== undefined && mine.seal !== kept.own?.seal && !deal.seals.some(({ opened }) => opened) && !replaced.has(id)
  );
}

async function putAnother(state: TableState, kept: Kept): Promise<void> {
  replaced.add(state.id);
  const own = await draw();
  keep(state.id, { ...kept, own });
  await api.sealLot(state.id, own.seal);
}
