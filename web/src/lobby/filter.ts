import type { LobbyTable } from "../api/types";
import { paceOf } from "./terms";

/** What somebody looks for; the empty word stands for anything. */
export interface Filter {
  game: string;
  pace: string;
  language: string;
  /** At most so many seats. */
  seats: string;
  /** The highest level of bots; "0" for none. */
  level: string;
  /** "yes" or "no": whether the game counts for ratings. */
  rated: string;
}

export const ANYTHING: Filter = { game: "", pace: "", language: "", seats: "", level: "", rated: "" };

/** The tables that fit; one's own stay, so that nobody wonders where they are. */
export const fitting = (tables: readonly LobbyTable[], wish: Filter): LobbyTable[] =>
  tables.filter((table) => table.mine || fits(table, wish));

function fits({ game, terms, seats }: LobbyTable, wish: Filter): boolean {
  const strongest = Math.max(0, ...seats.map(({ level }) => level ?? 0));
  return (
    (wish.game === "" || game === wish.game) &&
    (wish.pace === "" || paceOf(terms.pace).kind === wish.pace) &&
    (wish.language === "" || terms.language === null || terms.language === wish.language) &&
    (wish.seats === "" || seats.length <= Number(wish.seats)) &&
    (wish.rated === "" || terms.rated === (wish.rated === "yes")) &&
    (wish.level === "" || strongest <= Number(wish.level))
  );
}

/** How many seats are free. */
export const freeSeats = ({ seats }: LobbyTable): number => seats.filter(({ kind }) => kind === "open").length;
