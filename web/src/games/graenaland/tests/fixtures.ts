import type { LogLine, TableState } from "../../../api/types";
import { tableOf } from "../../../board/fixtures";
import type { Clan, GraenalandView, Province, VoteCount } from "../view";

/** Small views of the decisions, written by hand: three clans, a coast of three tiles and two inland. */
export interface Fixture {
  view: GraenalandView;
  moves: string[];
  log?: LogLine[];
}

const votes = (settlements: number, more: Partial<VoteCount> = {}): VoteCount => {
  const parts = { settlements, warlord: 0, priest: 0, skald: 0, ...more };
  return { ...parts, total: parts.settlements + parts.warlord + parts.priest + parts.skald };
};
const province = (tile: string, more: Partial<Province>): Province => ({
  tile,
  terrain: "plains",
  coast: true,
  place: 0,
  neighbours: [],
  ways: {},
  villagePrice: { livestock: 2, wood: 2 },
  improvement: "grain",
  fortResource: "livestock",
  buildable: true,
  villages: [0, 0, 0],
  buildings: {},
  works: [],
  heroes: [],
  cards: [],
  faceDown: 0,
  cap: 1,
  votes: [votes(0), votes(0), votes(0)],
  needed: 1,
  ...more,
});
const clan = (more: Partial<Clan>): Clan => ({
  settlements: 2,
  provinces: 0,
  dominated: 1,
  buildings: 0,
  army: 1,
  piecesLeft: 11,
  waiting: {},
  backs: { plains: 1, hills: 2 },
  supplyCards: 1,
  met: [],
  victoryCard: null,
  victoryPoints: null,
  markets: 0,
  kept: 1,
  broken: 1,
  rank: 1,
  ...more,
});

const provinces = [
  province("P1", {
    ways: { e: "H1", ne: "M1", "sail-e": "F1" },
    villages: [2, 1, 0],
    heroes: [
      { seat: 0, hero: "warlord" },
      { seat: 1, hero: "skald" },
    ],
    cards: ["grain", "ore"],
    faceDown: 1,
    cap: 4,
    works: ["road", "improvement"],
    votes: [votes(2, { warlord: 2 }), votes(1, { skald: 2 }), votes(0)],
    needed: 4,
  }),
  province("H1", {
    terrain: "hills",
    place: 1,
    ways: { w: "P1", e: "F1", nw: "M1", ne: "H2" },
    villages: [1, 0, 1],
    buildings: { fort: 0, church: 2 },
    cap: 4,
    heroes: [{ seat: 0, hero: "priest" }],
    votes: [votes(2, { priest: 1 }), votes(0), votes(2)],
    needed: 3,
  }),
  province("F1", {
    terrain: "forest",
    place: 2,
    ways: { w: "H1", nw: "H2", "sail-w": "P1" },
    villages: [0, 1, 1],
    cap: 3,
    cards: ["wood"],
    votes: [votes(0), votes(1), votes(1)],
    needed: 2,
  }),
  province("M1", { terrain: "mountains", coast: false, improvement: "gold", fortResource: null, buildable: false }),
  province("H2", { terrain: "hills", coast: false, place: 1 }),
];

const view = (more: Partial<GraenalandView>): GraenalandView => ({
  turn: 4,
  stage: "moving",
  asked: "order",
  mainSeat: 2,
  talk: false,
  provinces,
  decks: [{ terrain: "plains", cards: { grain: 18, livestock: 12, ore: 6 }, left: 30, discarded: { grain: 1 } }],
  supply: {
    row: [
      { card: "S01", resources: ["grain", "grain"] },
      { card: "S07", resources: ["livestock", "wood"] },
    ],
    left: 12,
    discarded: [],
    taken: false,
  },
  tokens: { road: 5, improvement: 8, market: 6, rampart: 6 },
  clans: [clan({ met: ["army"], army: 3, waiting: { skald: "P1" } }), clan({}), clan({})],
  ordered: [],
  ownOrder: null,
  composing: null,
  offer: null,
  bill: null,
  toll: null,
  arrival: null,
  joint: null,
  permitted: null,
  founding: null,
  promises: [
    { maker: 1, receiver: 0, pledge: "card", tile: "P1", resource: "ore", work: null, turn: 2, standing: "kept" },
    { maker: 2, receiver: null, pledge: "work", tile: "F1", resource: null, work: "road", turn: 3, standing: "broken" },
    { maker: 0, receiver: 1, pledge: "vote", tile: "F1", resource: null, work: null, turn: 3, standing: "open" },
    { maker: 0, receiver: null, pledge: "away", tile: "F1", resource: null, work: null, turn: 3, standing: "lapsed" },
  ],
  hand: {
    cards: [
      { terrain: "plains", resource: "grain", count: 2 },
      { terrain: "hills", resource: "ore", count: 1 },
    ],
    supply: [{ card: "S16", resources: ["ore", "ore"] }],
  },
  secret: null,
  announcer: null,
  conditions: { settlements: 8, provinces: 3, dominated: 4, buildings: 3, army: 3 },
  toWin: 3,
  prices: {
    fort: { wood: 2 },
    church: { grain: 2 },
    hall: { grain: 1 },
    army: { grain: 4, ore: 1 },
    "army-with-fort": { grain: 1, ore: 1 },
    road: { wood: 1 },
    improvement: { ore: 1 },
    market: { ore: 1 },
    rampart: { wood: 2 },
  },
  ...more,
});

const said = (key: string, args: LogLine["text"]["args"]): LogLine => ({ move: 1, seat: 0, text: { key, args } });
const card = {
  card: "V01",
  levels: { settlements: [5, 7, 9], provinces: [3, 5, 6], dominated: [4, 6, 7], buildings: [2, 3, 4], army: [3, 4, 5] },
  light: "settlements",
  dark: "provinces",
} as const;
const victoryCard = {
  ...card,
  levels: Object.fromEntries(Object.entries(card.levels).map(([column, levels]) => [column, [...levels]])),
};

export const fixtures: Record<string, Fixture> = {
  order: {
    view: view({}),
    moves: ["order warlord e", "order warlord ne", "order warlord sail-e", "order priest w", "stay"],
  },
  propose: {
    view: view({
      stage: "sharing",
      asked: "propose",
      ordered: [
        { seat: 0, order: { hero: "warlord", direction: "w" }, from: "P1", to: "P1", swapped: false },
        { seat: 1, order: { hero: "skald", direction: "w" }, from: "H1", to: "P1", swapped: true },
        { seat: 2, order: { hero: null, direction: null }, from: null, to: null, swapped: false },
      ],
    }),
    moves: ["propose P1", "pass"],
    log: [
      said("log.offer", { seat: { seat: 2 }, tile: { name: "tile.M1" }, shares: [] }),
      said("log.passed", {}),
      said("log.turn", { turn: 4 }),
      said("log.offer", { seat: { seat: 1 }, tile: { name: "tile.P1" }, shares: [] }),
      said("log.vote-for", { seat: { seat: 1 }, votes: 3 }),
      said("log.vote-against", { seat: { seat: 0 }, votes: 4 }),
      said("log.failed", { tile: { name: "tile.P1" }, for: 3, against: 4 }),
    ],
  },
  assign: {
    view: view({
      stage: "sharing",
      asked: "assign",
      composing: { tile: "P1", shares: [], next: "grain", left: 3, recipients: [0, 1] },
    }),
    moves: ["give 0", "give 1"],
  },
  vote: {
    view: view({
      stage: "sharing",
      asked: "vote",
      talk: true,
      offer: {
        proposer: 1,
        tile: "P1",
        shares: [{ seat: 1, cards: ["grain"], faceDown: 1 }],
        ballots: [
          { seat: 0, votes: 4, inFavour: null },
          { seat: 1, votes: 3, inFavour: true },
        ],
        needed: 4,
        inFavour: 3,
        against: 0,
      },
    }),
    moves: ["vote for", "vote against", "promise vote 1", "promise ore 1", "promise road", "promise away"],
  },
  build: {
    view: view({ stage: "building", asked: "build", mainSeat: 0 }),
    moves: [
      "take S01",
      "take S07",
      "village P1",
      "fort P1",
      "joint market P1",
      "village F1",
      "army",
      "army ore",
      "permit 1",
      "done",
    ],
  },
  pay: {
    view: view({
      stage: "building",
      asked: "pay",
      mainSeat: 0,
      bill: { seat: 0, thing: "village", tile: "P1", price: { wood: 2 }, left: { wood: 1 }, markets: 1, toll: 1 },
    }),
    moves: ["pay", "use S16", "gold wood", "trade ore wood"],
  },
  toll: {
    view: view({ stage: "building", asked: "toll", mainSeat: 0, toll: { seat: 0, tile: "F1", to: [1] } }),
    moves: ["toll plains-grain", "toll hills-ore"],
  },
  pledge: {
    view: view({
      stage: "building",
      asked: "pledge",
      mainSeat: 1,
      talk: true,
      joint: {
        work: "road",
        tile: "P1",
        price: { wood: 1, ore: 1 },
        left: { wood: 1 },
        pledges: [{ seat: 1, cards: ["ore"], supply: ["S02"] }],
      },
    }),
    moves: ["pledge wood", "pledge gold wood", "withdraw ore", "withdraw S02", "ready", "promise away"],
  },
  keep: {
    view: view({
      stage: "victory-cards",
      asked: "keep-card",
      conditions: {},
      toWin: 6,
      secret: { cards: [victoryCard], chosen: false },
    }),
    moves: ["keep V01"],
  },
  found: {
    view: view({ stage: "founding", asked: "found", turn: 0, founding: { round: 1, newcomer: null, tile: null } }),
    moves: ["found P1", "found H1"],
  },
  declare: {
    view: view({
      stage: "declaring",
      asked: "declare",
      conditions: {},
      toWin: 6,
      clans: [clan({ victoryCard, victoryPoints: 2 }), clan({}), clan({})],
    }),
    moves: ["declare", "wait"],
  },
};

/** The state of the table around a view; the words of an option are its move. */
export const table = ({ moves }: Fixture): TableState =>
  tableOf("graenaland", ["Ingrid", "Astrid", "Leif"], moves, { pending: [0, 1] });
