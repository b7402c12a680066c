import type { MoveOption } from "../../../api/types";
import type { Area, Row, Tile, VikingsView, Viking } from "../view";
import { move, type Move } from "../moves";
import { isBuilding, ROWS } from "../words";
import { cellAt, lastColumn, lineOf } from "./columns";

/** A cell that stands for a move while something is laid, swapped or brought ashore. Lit or dead: the options decide. */
export interface Spot {
  move: string;
  line: number;
  column: number;
  row: Row | null;
  /** The tile or viking that would come here. */
  tile: Tile | null;
  viking: Viking | null;
  special: boolean;
}

/** Where the piece on hand might come, by what is asked (the kinds of the options). */
export function spots(
  view: VikingsView,
  seat: number,
  types: ReadonlySet<Move["type"]>,
  piece: "tile" | "start",
  columns: number,
): Spot[] {
  const area = view.areas[seat];
  if (!area) return [];
  if (piece === "start") return startSpots(area);
  const tile = view.inHand?.tile ?? null;
  if (types.has("place")) return placeSpots(area, tile, Math.min(columns, lastColumn(area) + 2));
  if (types.has("moor")) return moorSpots(area, tile, Math.min(columns, lastColumn(area) + 2));
  if (types.has("swap")) return swapSpots(area);
  return types.has("land") ? landSpots(area) : [];
}

function startSpots(area: Area): Spot[] {
  return ROWS.filter((row) => cellAt(area, row, 1) === null).map((row) => ({
    ...spot(row, 1, move.start(row)),
    tile: "left",
  }));
}

function placeSpots(area: Area, tile: Tile | null, columns: number): Spot[] {
  return cells(columns)
    .filter(([row, column]) => cellAt(area, row, column) === null)
    .map(([row, column]) => ({ ...spot(row, column, move.place(row, column)), tile }));
}

function moorSpots(area: Area, tile: Tile | null, columns: number): Spot[] {
  const free = Array.from({ length: Math.max(columns, 3) }, (_, index) => index + 1).filter(
    (column) => !area.ships[column - 1],
  );
  return free.map((column) => ({
    move: move.moor(column),
    line: 0,
    column,
    row: null,
    tile,
    viking: null,
    special: false,
  }));
}

function swapSpots(area: Area): Spot[] {
  return cells(lastColumn(area)).flatMap(([row, column]) => {
    const cell = cellAt(area, row, column);
    return cell && isBuilding(cell.tile) && !cell.special
      ? [{ ...spot(row, column, move.swap(row, column)), tile: cell.tile, special: true }]
      : [];
  });
}

function landSpots(area: Area): Spot[] {
  return cells(lastColumn(area)).flatMap(([row, column]) => {
    const cell = cellAt(area, row, column);
    return cell && !cell.viking ? [{ ...spot(row, column, move.land(row, column)), viking: row }] : [];
  });
}

function cells(columns: number): [Row, number][] {
  return ROWS.flatMap((row) => Array.from({ length: columns }, (_, index): [Row, number] => [row, index + 1]));
}

function spot(row: Row, column: number, move: string): Spot {
  return { move, line: lineOf(row), column, row, tile: null, viking: null, special: false };
}

/** The tile on which the bought viking may settle, as the option itself tells it. */
export function homeSpot(option: MoveOption | undefined): Spot | null {
  const { row, column } = option?.text.args ?? {};
  if (typeof column !== "number" || typeof row !== "object" || !("name" in row) || typeof row.name !== "string")
    return null;
  const home = ROWS.find((each) => row.name === `row.${each}`);
  return home ? { ...spot(home, column, move.settle), viking: home } : null;
}
