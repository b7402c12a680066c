import type { Area, Cell, Row, Ship } from "../view";
import { ROWS, TRADES } from "../words";

/** Puts what lies in an area into words: for who does not see the drawing, and for who points at it. */

export type Text = (key: string, args?: Record<string, string | number>) => string;

export function cellWords(cell: Cell, row: Row, t: Text): string {
  const words = [t(cell.special ? `special.${cell.tile}` : `tile.${cell.tile}`)];
  if (cell.viking) words.push(t(`viking.${row}`));
  if (cell.threatened) words.push(t("board.threatened"));
  return words.join(", ");
}

export function shipWords(ship: Ship, t: Text): string {
  const fate = ship.repelled ? t("board.repelled") : t("board.reach", { row: t(`row.${ship.reach}`) });
  return [
    t(`tile.${ship.tile}`),
    `${t(ship.unit === "gold" ? "board.gold" : "board.points")}: ${ship.amount}`,
    fate,
  ].join(", ");
}

/** A sentence for each kind of waiting vikings, for the ships and for each row that is not empty. */
export function areaWords(area: Area, t: Text): string[] {
  const waiting = TRADES.flatMap((trade) => {
    const count = area.base[trade] ?? 0;
    return count > 0 ? [t("board.waiting", { count, viking: t(`viking.${trade}`) })] : [];
  });
  const ships = numbered(area.ships, (ship) => shipWords(ship, t));
  const rows = ROWS.flatMap((row) => {
    const words = numbered(area.rows[row] ?? [], (cell) => cellWords(cell, row, t));
    return words === "" ? [] : [`${t(`row.${row}`)} – ${words}`];
  });
  return [...waiting, ...(ships === "" ? [] : [`${t("board.ships")} – ${ships}`]), ...rows];
}

function numbered<Piece>(pieces: readonly (Piece | null)[], words: (piece: Piece) => string): string {
  return pieces.flatMap((piece, index) => (piece === null ? [] : [`${index + 1}: ${words(piece)}`])).join("; ");
}
