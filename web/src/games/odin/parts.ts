import type { Components } from "../../api/types";
import { rowsOf, type Row } from "../../stores/components";
import { amountOf } from "./words";

export type Colour = "orange" | "red" | "green" | "blue" | "special";

/** The colours from the plainest to the finest. */
export const COLOURS: readonly Colour[] = ["orange", "red", "green", "blue", "special"];

/** A tile with what is printed on it. */
export interface Tile {
  id: string;
  colour: Colour;
  /** Rows of `#` and `.`. */
  shape: string[];
  size: number;
  /** Squares of the banquet table along and across; 0 for what is no food. */
  flat: number;
  upright: number;
  sword: number;
  /** What it costs in a special sale; null for what is not for sale. */
  price: number | null;
  forge: boolean;
  points: number;
  /** What an upgrade makes of it. */
  upgraded: string | null;
}

export interface Income {
  row: number;
  column: number;
  value: number;
}

/** Income squares from the lower left up, and what the whole diagonal brings. */
export interface Diagonal {
  squares: Income[];
  full: number;
}

export interface PrintedBonus {
  row: number;
  column: number;
  gives: string[];
}

/** What is printed on a board: rows of `#` no square, `X` blocked, `.` plain, `-` minus one, `i` income, `*` bonus. */
export interface Plan {
  id: string;
  kind: string;
  points: number;
  woodSlots: number;
  stoneSlots: number;
  grid: string[];
  diagonals: Diagonal[];
  bonuses: PrintedBonus[];
}

export interface SpaceFace {
  id: string;
  column: number;
  groups: string[];
  colour: string;
  needs: string;
  does: string;
}

export interface ShipFace {
  id: string;
  price: number;
  points: number;
  emigrated: number;
  /** How many ores it can carry. */
  oreSlots: number;
}

/** An occupation card; its words are texts. */
export interface CardFace {
  id: string;
  points: number;
  kinds: string[];
}

/** Everything printed that the board draws, read once from the component tables. */
export interface Parts {
  tiles: Map<string, Tile>;
  plans: Map<string, Plan>;
  spaces: Map<string, SpaceFace>;
  ships: ShipFace[];
  /** The ids of all ships a seat can have: without ore, with so much of it, and emigrated. */
  fleet: string[];
  weapons: string[];
  /** What lies in the mountains. */
  resources: string[];
  cards: Map<string, CardFace>;
  figures: Map<string, number>;
}

export function partsOf(components: Components): Parts {
  const rows = (table: string) => rowsOf(components, table);
  return {
    tiles: new Map([...goods(rows("goods")), ...rows("specials").map(special)].map((tile) => [tile.id, tile])),
    plans: new Map(
      rows("boards")
        .map((row) => plan(row, rows))
        .map((each) => [each.id, each]),
    ),
    spaces: new Map(
      rows("spaces")
        .map(space)
        .map((each) => [each.id, each]),
    ),
    ships: rows("ships").map(ship),
    fleet: fleetOf(rows("ships").map(ship)),
    weapons: rows("weapons").map((row) => row["weapon"]!),
    resources: [
      ...new Set(
        rows("strips")
          .flatMap((row) => row["items"]!.split(" "))
          .map((word) => amountOf(word).item),
      ),
    ],
    cards: new Map(
      rows("occupations")
        .map(card)
        .map((each) => [each.id, each]),
    ),
    figures: new Map(rows("figures").map((row) => [row["name"]!, Number(row["value"])])),
  };
}

const drawn = (text: string | undefined): string[] => (text ? text.split("/") : []);
const sizeOf = (shape: string[]): number => [...shape.join("")].filter((square) => square === "#").length;

function goods(rows: Row[]): Tile[] {
  const finer = (row: Row) =>
    rows.find(
      (other) =>
        other["column"] === row["column"] &&
        COLOURS.indexOf(other["colour"] as Colour) === COLOURS.indexOf(row["colour"] as Colour) + 1,
    );
  return rows.map((row) => ({
    ...tile(row, row["good"]!),
    colour: row["colour"] as Colour,
    upgraded: finer(row)?.["good"] ?? null,
  }));
}

const special = (row: Row): Tile => ({
  ...tile(row, row["tile"]!),
  price: row["price"] === "-" ? null : Number(row["price"]),
});

function tile(row: Row, id: string): Tile {
  const shape = drawn(row["shape"]);
  const number = (column: string) => Number(row[column] ?? 0);
  return {
    id,
    colour: "special",
    shape,
    size: sizeOf(shape),
    flat: number("flat"),
    upright: number("upright"),
    sword: number("sword"),
    price: null,
    forge: row["forge"] === "yes",
    points: number("points"),
    upgraded: null,
  };
}

function plan(row: Row, rows: (table: string) => Row[]): Plan {
  const id = row["board"]!;
  const number = (column: string) => Number(row[column] ?? 0);
  const here = (table: string) => rows(table).filter((each) => each["board"] === id);
  const square = (each: Row) => ({ row: Number(each["row"]), column: Number(each["square"]) });
  const squares = (diagonal: string) =>
    here("incomes")
      .filter((each) => each["diagonal"] === diagonal)
      .map((each) => ({ ...square(each), value: Number(each["value"]) }));
  return {
    id,
    kind: row["kind"]!,
    points: number("points"),
    woodSlots: number("wood-slots"),
    stoneSlots: number("stone-slots"),
    grid: drawn(row["grid"]),
    diagonals: here("full-incomes").map((each) => ({
      squares: squares(each["diagonal"]!),
      full: Number(each["value"]),
    })),
    bonuses: here("bonuses").map((each) => ({ ...square(each), gives: each["gives"]!.split("+") })),
  };
}

const space = (row: Row): SpaceFace => ({
  id: row["space"]!,
  column: Number(row["column"]),
  groups: row["group"]!.split("+"),
  colour: row["colour"]!,
  needs: row["needs"]!,
  does: row["does"]!,
});

const ship = (row: Row): ShipFace => ({
  id: row["ship"]!,
  price: Number(row["price"]),
  points: Number(row["points"]),
  emigrated: Number(row["emigrated"]),
  oreSlots: Number(row["ore-slots"]),
});

const fleetOf = (ships: ShipFace[]): string[] => [
  ...ships.flatMap(({ id, oreSlots }) => [id, ...Array.from({ length: oreSlots }, (_, index) => `${id}-${index + 1}`)]),
  ...ships.filter(({ emigrated }) => emigrated > 0).map(({ id }) => `emigrated-${id}`),
];

const card = (row: Row): CardFace => ({
  id: row["card"]!,
  points: Number(row["points"]),
  kinds: row["kind"]!.split("+"),
});
