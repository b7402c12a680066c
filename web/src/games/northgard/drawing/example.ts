import type { Building, Point, Region, Site, TileFace } from "../view";

/** A small piece of land beside a rule, made up for it. */
export interface Example {
  /** In sides of a tile. */
  columns: number;
  tiles: { face: TileFace; x: number; y: number; rotation: number }[];
  /** Land that somebody controls: the ids of its regions. */
  held?: { seat: number; regions: string[]; closed?: boolean }[];
  units?: { seat: number; count: number; at: Point }[];
  buildings?: { building: Building; at: Point }[];
  /** Ways of units, each with what is said beside it; a way that is shut is crossed out. */
  ways?: { from: Point; to: Point; said: string; shut?: boolean }[];
  glory?: { at: Point; amount: number };
}

/** What a tile that was made up is not asked for. */
const MADE_UP = { kind: "regular", source: "" } as const;

const at = (x: number, y: number): Point => ({ x, y });

type Drawn = Pick<Region, "id" | "polygon"> & Partial<Region>;

const BARE = { name: "", sides: "", food: 0, wood: 0, lore: 0, site: null, lair: false };
const NOWHERE = { siteAt: null, foodAt: null, woodAt: null, loreAt: null, lairAt: null };

const region = (drawn: Drawn): Region => ({ ...BARE, ...NOWHERE, unitsAt: at(0.5, 0.5), ...drawn });

const CORNERS = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
/** A border from the north to the south of a tile, and the land on either side of it. */
const MIDDLE = [at(0.5, 0), at(0.44, 0.3), at(0.56, 0.68), at(0.5, 1)];
const WEST = [at(0, 0), ...MIDDLE, at(0, 1)];
const EAST = [at(1, 0), ...MIDDLE, at(1, 1)];

/** A tile of two regions with a border between them. */
export function parted(id: string, hard: boolean, west: Partial<Region>, east: Partial<Region>): TileFace {
  return {
    ...MADE_UP,
    id,
    regions: [
      region({ id: `${id}.w`, polygon: WEST, unitsAt: at(0.24, 0.5), ...west }),
      region({ id: `${id}.e`, polygon: EAST, unitsAt: at(0.76, 0.5), ...east }),
    ],
    borders: [{ one: `${id}.w`, other: `${id}.e`, path: MIDDLE, hard }],
  };
}

/** A tile that is one open country. */
export function whole(id: string, land: Partial<Region>): TileFace {
  return { ...MADE_UP, id, regions: [region({ id, polygon: CORNERS, ...land })], borders: [] };
}

/** A tile whose country is closed all round but on one side: the west or the east. */
export function bay(id: string, open: "west" | "east", land: Partial<Region>): TileFace {
  const [mouth, end] = open === "east" ? [1, 0.14] : [0, 0.86];
  const line = [at(mouth, 0.14), at(end, 0.14), at(end, 0.86), at(mouth, 0.86)];
  const away = open === "east" ? 0 : 1;
  const around = [
    at(mouth, 0.14),
    at(end, 0.14),
    at(end, 0.86),
    at(mouth, 0.86),
    at(mouth, 1),
    at(away, 1),
    at(away, 0),
    at(mouth, 0),
  ];
  return {
    ...MADE_UP,
    id,
    regions: [
      region({ id, polygon: line, ...land }),
      region({ id: `${id}.around`, polygon: around, unitsAt: at(end, 0.07) }),
    ],
    borders: [{ one: id, other: `${id}.around`, path: line, hard: false }],
  };
}

/** A tile with one site of each kind. */
export function sites(id: string): TileFace {
  const third = (index: number, site: Site): Region =>
    region({
      id: `${id}.${site}`,
      polygon: [at(index / 3, 0), at((index + 1) / 3, 0), at((index + 1) / 3, 1), at(index / 3, 1)],
      site,
      siteAt: at((index + 0.5) / 3, 0.3),
      unitsAt: at((index + 0.5) / 3, 0.75),
    });
  return { ...MADE_UP, id, regions: [third(0, "small"), third(1, "stone"), third(2, "large")], borders: [] };
}
