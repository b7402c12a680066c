import type { Deal, TableState } from "../api/types";
import { digits, fingerprint } from "./fingerprint";

/** Where the seed of a game comes from, reckoned as docs/formats.md tells it. The engine reckons the same. */

const BYTES_OF_A_LOT = 16;
const DIGITS_OF_A_SEED = 32;

/** Whether a finished game keeps its deal to itself, because others play the same one today. */
export const isDealHidden = (state: TableState): boolean => state.over && !state.sandbox && state.seededSetup === null;

/** What this browser adds to a deal, and the fingerprint that fixes it without telling it. */
export interface Lot {
  lot: string;
  seal: string;
}

/** What a table plays: the setup line without its seed, and the version of its rules. */
export interface Played {
  setup: string;
  rules: number;
}

/** Draws a lot. */
export async function draw(): Promise<Lot> {
  const lot = digits(crypto.getRandomValues(new Uint8Array(BYTES_OF_A_LOT)));
  return { lot, seal: await sealOf(lot) };
}

export const sealOf = (lot: string): Promise<string> => fingerprint(`althing lot\n${lot}\n`);

export const commitmentOf = (deal: Deal, played: Played): Promise<string> =>
  fingerprint(`althing commitment\n${text(deal, played)}`);

/** The seed as it stands in a setup line. */
export async function seedOf(deal: Deal, played: Played): Promise<string> {
  const lots = deal.lots.map(({ seat, digits }) => `lot ${seat} ${digits}\n`).join("");
  const hash = await fingerprint(`althing seed\n${text(deal, played)}${lots}`);
  return hash.slice(0, DIGITS_OF_A_SEED).replace(/^0+(?=.)/, "");
}

export const playedAt = (state: Pick<TableState, "setup" | "rules">): Played => ({
  setup: state.setup,
  rules: state.rules.version,
});

const text = (deal: Deal, { setup, rules }: Played): string =>
  `table ${deal.table}\nsetup ${setup}\nrules ${rules}\nsecret ${deal.secret}\n`;
