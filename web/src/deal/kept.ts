import { recall, remember } from "../stores/memory";
import type { Lot } from "./deal";

/** What a seat has put in, by its fingerprint. */
export interface Fixed {
  seat: number;
  seal: string;
}

/** What this browser has kept of a deal since it first met the table. The hall cannot change it. */
export interface Kept {
  /** The fingerprint of the hall's secret as it was first shown. */
  commitment: string;
  /** What this browser added, if it did. */
  own: Lot | null;
  /** The seals of everybody as they were when the own lot was opened: all else was fixed by then. */
  seals: Fixed[] | null;
}

/** Also without storage, a deal is kept for as long as the page stands. */
const here = new Map<string, Kept>();

const name = (table: string): string => `deal.${table}`;

export const keptOf = (table: string): Kept | null => here.get(table) ?? recall<Kept | null>(name(table), null);

export function keep(table: string, kept: Kept): void {
  here.set(table, kept);
  remember(name(table), kept);
}
