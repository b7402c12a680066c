import type { TableState } from "../../../api/types";
import { tableOf } from "../../../board/fixtures";
import type {
  Action,
  Area,
  Combat,
  CreatureFace,
  Face,
  NorthgardView,
  Placement,
  Point,
  Region,
  Side,
  Territory,
  TileFace,
} from "../view";

/** Small views of several decisions, written by hand. Cards, creatures and tiles are named like real ones where texts are asked for. */
export interface Fixture {
  view: NorthgardView;
  moves: string[];
}

const points = (text: string): Point[] =>
  text.split(";").map((each) => ({ x: Number(each.split(",")[0]), y: Number(each.split(",")[1]) }));
const region = (id: string, sides: string, polygon: string, unitsAt: string, more: Partial<Region> = {}): Region => ({
  id,
  name: `Place ${id}`,
  sides,
  food: 0,
  wood: 0,
  lore: 0,
  site: null,
  lair: false,
  polygon: points(polygon),
  siteAt: null,
  foodAt: null,
  woodAt: null,
  loreAt: null,
  lairAt: null,
  unitsAt: points(unitsAt)[0]!,
  ...more,
});

/** A tile cut from its north-east to its south-west corner: the border is a hard one. */
export const halved = (id: string): TileFace => ({
  id,
  kind: "regular",
  source: "public",
  regions: [
    region(`${id}.n`, "NW", "0,0;1,0;0.5,0.5;0,1", "0.18,0.56", {
      site: "stone",
      siteAt: { x: 0.3, y: 0.3 },
      food: 1,
      foodAt: { x: 0.6, y: 0.15 },
    }),
    region(`${id}.s`, "ES", "1,0;1,1;0,1;0.5,0.5", "0.4,0.84", {
      site: "large",
      siteAt: { x: 0.7, y: 0.7 },
      lair: true,
      lairAt: { x: 0.82, y: 0.4 },
    }),
  ],
  borders: [{ one: `${id}.n`, other: `${id}.s`, hard: true, path: points("0,1;0.5,0.5;1,0") }],
});
/** A tile of one region. */
export const whole = (id: string): TileFace => ({
  id,
  kind: "regular",
  source: "public",
  borders: [],
  regions: [
    region(`${id}.a`, "NESW", "0,0;1,0;1,1;0,1", "0.22,0.78", {
      wood: 2,
      woodAt: { x: 0.22, y: 0.22 },
      lore: 1,
      loreAt: { x: 0.7, y: 0.3 },
      site: "small",
      siteAt: { x: 0.5, y: 0.5 },
    }),
  ],
});

const action = (more: Partial<Action>): Action => ({
  kind: "move",
  n: 1,
  points: 0,
  discount: 0,
  discard: 0,
  top: 0,
  where: "own",
  resource: null,
  traits: [],
  ...more,
});
const card = (id: string, more: Partial<Face> = {}): Face => ({
  id,
  kind: "start",
  clan: null,
  glory: 0,
  flash: false,
  actions: [action({})],
  source: "public",
  ...more,
});
export const cards = [
  card("start-move"),
  card("start-feast", { actions: [action({ kind: "choice" })] }),
  card("bear-clan", { kind: "initial", clan: "bear", flash: true }),
  card("bear-protector", { kind: "upgrade", clan: "bear", actions: [action({ kind: "draw-per-large" })] }),
  card("bear-awakens", {
    kind: "upgrade",
    clan: "bear",
    actions: [action({ kind: "recruit", n: 2 }), action({ kind: "kaija-awakens" })],
  }),
  card("warriors", { kind: "advanced", actions: [action({ n: 2, points: 1 })] }),
  card("hunters", { kind: "advanced", glory: 1, actions: [action({ kind: "recruit", n: 0, where: "per-food" })] }),
  card("merchant", { kind: "early", glory: 1, actions: [action({ kind: "draw", n: 3, discard: 2 })] }),
  card("fishing", {
    kind: "advanced",
    glory: 2,
    flash: true,
    actions: [action({ kind: "collect", n: 3, resource: "food" })],
  }),
  card("veiled-threats", { kind: "advanced", source: "designed", actions: [action({ kind: "threaten" })] }),
  card("conqueror", { kind: "advanced", glory: 2, actions: [action({ kind: "conquer" })] }),
  card("ach-food", { kind: "achievement", actions: [] }),
  card("unrest", { kind: "unrest", glory: -5, actions: [] }),
];
const creature = (id: string, kind: CreatureFace["kind"], colour: string): CreatureFace => ({
  id,
  kind,
  colour,
  combat: 4,
  glory: 1,
  shares: true,
  priorities: ["resources", "buildings", "units"],
  source: "public",
});
const creatureFaces = [
  creature("wolf-beige", "wolf", "beige"),
  creature("wolf-brown", "wolf", "brown"),
  creature("bear-beige", "bear", "beige"),
  creature("draugr-beige", "draugr", "beige"),
  creature("valkyrie-brown", "valkyrie", "brown"),
];

export const territory = (id: string, regions: string[], more: Partial<Territory> = {}): Territory => ({
  id,
  name: `Place ${id}`,
  regions,
  owner: null,
  units: 0,
  kaija: false,
  visitor: null,
  visitors: 0,
  closed: false,
  size: regions.length,
  glory: 0,
  food: 0,
  wood: 0,
  lore: 0,
  lairs: 0,
  buildings: [],
  creatures: [],
  scorched: false,
  fighting: false,
  ways: [],
  ...more,
});
const area = (more: Partial<Area> = {}): Area => ({
  clan: "wolf",
  food: 2,
  wood: 2,
  lore: 1,
  glory: null,
  points: 2,
  units: 3,
  reserve: 11,
  hand: [],
  handSize: 4,
  drawPile: 2,
  drawTop: [],
  active: [],
  discard: [],
  removed: [],
  upgrades: [],
  tiles: 0,
  passed: false,
  foresaw: false,
  conqueror: false,
  awake: false,
  territories: 1,
  closed: 0,
  dominant: 0,
  income: { glory: 0, food: 1, wood: 0, lore: 0 },
  winter: { food: 1, wood: 0, missingFood: 0, missingWood: 0, unrest: false },
  ...more,
});

/** T05 beside T13, T13 joined with the south of T05. */
const map = {
  tiles: [
    { tile: "T05", x: 0, y: 0, rotation: 0 },
    { tile: "T13", x: 1, y: 0, rotation: 1 },
  ],
  territories: [
    territory("T05.n", ["T05.n"], {
      owner: 1,
      units: 2,
      food: 1,
      buildings: [{ region: "T05.n", building: "menhir", loose: false }],
      ways: [{ territory: "T05.s", hard: true }],
    }),
    territory("T05.s", ["T05.s", "T13.a"], {
      owner: 0,
      units: 3,
      kaija: true,
      wood: 2,
      lairs: 1,
      creatures: ["wolf-brown"],
      scorched: true,
      closed: true,
      ways: [{ territory: "T05.n", hard: true }],
    }),
  ],
};
export const view = (more: Partial<NorthgardView> = {}): NorthgardView => ({
  year: 2,
  years: 7,
  stage: "actions",
  asked: "turn",
  decides: 0,
  firstSeat: 1,
  turn: { seat: 0, played: false, main: false, card: null },
  ...map,
  areas: [
    area({
      clan: "bear",
      glory: 4,
      hand: ["start-move", "start-feast", "unrest"],
      upgrades: ["bear-awakens"],
      discard: ["bear-clan"],
      active: [{ card: "start-feast", played: false }],
    }),
    area({ passed: true, conqueror: true, drawTop: [null, "merchant"] }),
  ],
  offer: ["merchant", "veiled-threats"],
  achievements: ["ach-food"],
  developments: 8,
  stack: 20,
  stackBottom: [],
  drawn: [],
  placements: [],
  buildings: { "food-silo": 7 },
  unrest: 10,
  action: null,
  combat: null,
  creatures: [{ creature: "wolf-brown", territory: "T05.s", active: true }],
  creatureDeck: 3,
  creatureDiscard: [],
  harvest: [],
  winter: [],
  teams: false,
  tileFaces: [halved("T05"), whole("T13"), halved("T20"), whole("T08")],
  cards,
  creatureFaces,
  raids: [],
  ...more,
});

const placement = (tile: string, x: number, y: number, rotation: number, more: Partial<Placement> = {}): Placement => ({
  tile,
  x,
  y,
  rotation,
  closes: [],
  glory: 0,
  food: 0,
  wood: 0,
  lore: 0,
  ...more,
});
const side = (more: Partial<Side>): Side => ({
  seat: null,
  creature: null,
  units: 3,
  strength: 3,
  bonus: 0,
  food: null,
  face: null,
  dice: 0,
  total: 3,
  casualties: 0,
  ...more,
});
const combat = (more: Partial<Combat> = {}): Combat => ({
  territory: "T05.n",
  attacker: side({ seat: 0, food: 1, bonus: 1, face: "ch", total: 5 }),
  defender: side({ seat: 1, strength: 2, total: 2 }),
  pending: true,
  winner: null,
  ...more,
});

export const fixtures: Record<string, Fixture> = {
  clan: {
    view: view({ stage: "setup", asked: "clan", turn: null, areas: [area({ clan: null }), area()] }),
    moves: ["clan bear", "clan snake"],
  },
  turn: {
    view: view({
      harvest: [
        { glory: 2, food: 1, wood: 0, lore: 3 },
        { glory: 0, food: 0, wood: 1, lore: 0 },
      ],
      winter: [
        { units: 7, food: 2, wood: 0, unrest: true },
        { units: 11, food: 3, wood: 1, unrest: false },
      ],
    }),
    moves: [
      "play start-move",
      "wait start-move",
      "exchange start-move",
      "remove start-move",
      "play start-feast",
      "wait unrest",
      "upgrade bear-awakens",
      "pass merchant",
      "pass veiled-threats",
    ],
  },
  move: {
    view: view({
      asked: "move",
      turn: { seat: 0, played: true, main: true, card: "warriors" },
      action: { card: "warriors", left: 2, from: null, to: null, cards: [], resource: null, seat: null },
    }),
    moves: ["move T05.s T05.n", "stop"],
  },
  recruit: { view: view({ asked: "recruit" }), moves: ["recruit T05.s", "recruit T05.s kaija", "stop"] },
  build: {
    view: view({ asked: "build" }),
    moves: ["build T13.a food-silo", "build T13.a training-camp", "build T05.s forge", "decline"],
  },
  explore: {
    view: view({
      asked: "explore",
      drawn: ["T20", "T08"],
      placements: [
        placement("T20", 0, 1, 0),
        placement("T20", 0, 1, 2, {
          closes: [
            { regions: ["T05.s", "T13.a", "T20.n"], size: 3, owner: 0 },
            { regions: ["T05.n"], size: 1, owner: null },
          ],
          glory: 3,
          wood: 2,
        }),
        placement("T20", 2, 0, 1),
        placement("T08", 0, 1, 0),
      ],
    }),
    moves: ["place T20 0,1 0", "place T20 0,1 2", "place T20 2,0 1", "place T08 0,1 0", "redraw"],
  },
  combat: { view: view({ asked: "die", combat: combat() }), moves: ["point", "casualty"] },
  fought: {
    view: view({
      asked: "send",
      combat: combat({
        pending: false,
        winner: 1,
        defender: side({ creature: "wolf-beige", casualties: 1, face: "p2c1", dice: 2 }),
      }),
    }),
    moves: ["send 1", "send 2 kaija"],
  },
  divide: {
    view: view({
      asked: "divide",
      action: {
        card: "merchant",
        left: 2,
        from: null,
        to: null,
        cards: ["fishing", "hunters"],
        resource: null,
        seat: null,
      },
    }),
    moves: ["discard fishing", "top fishing", "discard hunters"],
  },
  pay: { view: view({ stage: "harvest", asked: "trade", turn: null }), moves: ["trade lore", "stop"] },
  declare: { view: view({ asked: "declare" }), moves: ["attack wolf-brown", "stop"] },
};

/** The state of the table around a view; the words of an option are its move. */
export const table = ({ moves }: Fixture): TableState => tableOf("northgard", ["Ingrid", "Astrid"], moves);
