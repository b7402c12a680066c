/** A kind of food that one has. */
export interface Food {
  id: string;
  /** Tiles of one kind share the right to lie along the table once. */
  kind: string;
  colour: string;
  count: number;
  flat: number;
  upright: number;
  /** How much one would rather keep it. */
  worth: number;
}

/** A banquet table that is being laid. */
export interface Table {
  /** Squares still to be covered. */
  left: number;
  /** The colour of the tile to the left; null after a coin, a free square or at the edge. */
  before: string | null;
  /** Kinds of which a tile lies along the table. */
  flat: ReadonlySet<string>;
  silver: number;
}

const COIN = 10;
const FREE_SQUARE = 32;
/** More steps than any real table needs; a hoard of goods gets a good laying rather than the best. */
const PATIENCE = 60_000;

interface Step {
  move: string;
  length: number;
  cost: number;
  food: Food | null;
  lies: boolean;
}

/** The laying that costs least, as moves from left to right: what is given away, coins at their worth, free squares dearest. */
export function layTable(foods: readonly Food[], table: Table): string[] {
  const left = new Map(foods.map((food) => [food.id, food.count]));
  const flat = new Set(table.flat);
  const cheapest = Math.min(COIN, ...foods.map((food) => food.worth / Math.max(food.flat, food.upright)));
  let best: string[] = [];
  let least = Infinity;
  let patience = PATIENCE;

  function lay(squares: number, before: string | null, silver: number, cost: number, moves: string[]): void {
    if (squares === 0 && cost < least) [best, least] = [moves, cost];
    if (squares === 0 || cost + squares * cheapest >= least || patience-- <= 0) return;
    for (const step of steps(squares, before, silver)) {
      take(step, -1);
      lay(squares - step.length, step.food?.colour ?? null, step.move === "coin" ? silver - 1 : silver, cost + step.cost, [...moves, step.move]);
      take(step, 1);
    }
  }

  function steps(squares: number, before: string | null, silver: number): Step[] {
    const found: Step[] = [];
    for (const food of foods) {
      if ((left.get(food.id) ?? 0) === 0 || food.colour === before) continue;
      if (food.flat !== food.upright && !flat.has(food.kind) && food.flat <= squares) found.push({ move: `serve ${food.id} flat`, length: food.flat, cost: food.worth, food, lies: true });
      if (food.upright <= squares) found.push({ move: `serve ${food.id}`, length: food.upright, cost: food.worth, food, lies: false });
    }
    found.sort((one, other) => one.cost / one.length - other.cost / other.length);
    if (silver > 0) found.push({ move: "coin", length: 1, cost: COIN, food: null, lies: false });
    found.push({ move: "leave", length: 1, cost: FREE_SQUARE, food: null, lies: false });
    return found;
  }

  function take({ food, lies }: Step, change: 1 | -1): void {
    if (!food) return;
    left.set(food.id, (left.get(food.id) ?? 0) + change);
    if (lies && change < 0) flat.add(food.kind);
    else if (lies) flat.delete(food.kind);
  }

  lay(table.left, table.before, table.silver, 0, []);
  return best;
}
