import type { TableState } from "../../../api/types";
import { componentsFor, tableOf } from "../../../board/fixtures";
import { readMove } from "../moves";
import type { Area, Board, Die, Gain, Hint, OdinView, Place } from "../view";

/** Small views of several decisions, written by hand; what is printed on things is read from the game's own tables. */
export interface Fixture {
  view: OdinView;
  moves: string[];
}

export const components = componentsFor("odin");

const rows = (table: string) => components.tables.find(({ name }) => name === table)!.rows;

export const board = (more: Partial<Board> = {}): Board => ({
  board: "home",
  plan: "home",
  income: 0,
  minus: 86,
  wood: 0,
  stone: 0,
  laid: [],
  bonuses: rows("bonuses")
    .filter(([of]) => of === (more.plan ?? "home"))
    .map(([, row, column, gives]) => ({
      row: Number(row),
      column: Number(column),
      gives: gives!.split("+"),
      covered: false,
      pays: false,
    })),
  ...more,
});

const area = (more: Partial<Area> = {}): Area => ({
  points: -80,
  rank: 1,
  thingSquare: 6,
  banquet: 6,
  passed: false,
  income: 0,
  squares: 6,
  penalties: 0,
  items: { silver: 3, wood: 2 },
  boards: [board()],
  cardsInHand: 0,
  hand: [],
  played: [],
  ...more,
});

export const view = (more: Partial<OdinView> = {}): OdinView => ({
  round: 1,
  rounds: 7,
  phase: "actions",
  asked: "turn",
  startSeat: 0,
  lastPlacer: null,
  spaces: rows("spaces").map(([space, column]) => ({
    space: space!,
    column: Number(column),
    seat: null,
    vikings: 0,
    old: false,
  })),
  strips: [{ strip: "M3", items: ["wood", "stone", "2silver"] }],
  stripsInPile: 5,
  islands: [
    { board: "shetland", back: "bear-island", silver: 2, seat: null },
    { board: "iceland", back: null, silver: 0, seat: 1 },
  ],
  buildings: { shed: 3, "stone-house": 3, "long-house": 5 },
  specials: ["helmet", "belt"],
  weaponDeck: { bow: 10 },
  weaponDiscards: {},
  occupationDeck: 0,
  areas: [area(), area({ passed: true, items: { "longship-2": 1, sheep: 1 } })],
  dice: null,
  laying: null,
  table: null,
  hint: null,
  ...more,
});

const rich = area({
  items: { silver: 3, wood: 2, flax: 1, peas: 2, oil: 1, hide: 1, helmet: 1, knarr: 1, "whaling-boat": 1 },
  boards: [
    board({
      laid: [
        { item: "hide", row: 9, column: 4, turn: 0 },
        { item: "silver", row: 11, column: 0, turn: 0 },
      ],
    }),
    board({ board: "shed-1", plan: "shed", bonuses: [], wood: 1, minus: 5 }),
    board({ board: "stone-house-1", plan: "stone-house", minus: 7 }),
  ],
});
const other = area();
/** What the engine would say of places: the last brings most. */
const gain = (more: Partial<Gain> = {}): Gain => ({ income: 0, minus: 0, wins: [], covers: [], ...more });
const places = (codes: readonly string[]): Place[] =>
  codes.flatMap((code, index) => {
    const laid = readMove(code);
    if (laid?.type !== "lay") return [];
    return {
      row: laid.row,
      column: laid.column,
      turn: laid.turn,
      gain: gain(index === 0 ? { income: 2, minus: 3, wins: ["mead"] } : {}),
    };
  });

const hint: Hint = {
  pieces: [
    { item: "oil", board: "home", row: 10, column: 0, turn: 0 },
    { item: "peas", board: "stone-house-1", row: 0, column: 1, turn: 0 },
  ],
  gain: gain({ income: 1, minus: 2 }),
};

const die = (more: Partial<Die> = {}): Die => ({
  action: "hunt",
  battle: false,
  weapon: "bow",
  resource: "wood",
  sides: 8,
  roll: 5,
  rolls: 1,
  mostRolls: 3,
  ore: 0,
  result: 5,
  faces: Array.from({ length: 8 }, (_, index) => ({ result: index + 1, succeeds: index < 3, unarmed: index < 2 })),
  chances: { next: 38, unarmed: 25, better: 50, any: 61 },
  boats: [],
  reward: ["hide", "game-meat"],
  loot: [],
  ...more,
});
const battle: Partial<Die> = {
  action: "raid",
  battle: true,
  weapon: "sword",
  resource: "stone",
  roll: 7,
  rolls: 2,
  result: 7,
};
const turns = ["lay 8 4 0", "lay 8 4 4", "lay 7 4 1"];
export const spots = ["lay 10 2 0", "lay 11 1 0", "lay 11 2 0", "lay 10 2 1", "lay 8 5 1"];

export const fixtures: Record<string, Fixture> = {
  turn: {
    view: view({ areas: [rich, other], hint }),
    moves: [
      "go WM1",
      "go MT1C",
      "imitate WM2",
      "pass",
      "place oil home",
      "place helmet home",
      "place helmet stone-house-1",
      "place peas stone-house-1",
      "place silver home",
      "buy whaling-boat",
      "store wood shed",
      "arm whaling-boat",
    ],
  },
  taken: {
    view: view({
      spaces: view().spaces.map((spot) => (spot.space === "WM1" ? { ...spot, seat: 1, vikings: 1 } : spot)),
    }),
    moves: ["go WM2", "pass"],
  },
  lay: {
    view: view({
      asked: "lay",
      areas: [rich, other],
      laying: { seat: 0, item: "oil", board: "home", places: places(spots), best: 0 },
    }),
    moves: spots,
  },
  mirror: {
    view: view({
      asked: "lay",
      areas: [rich, other],
      laying: { seat: 0, item: "helmet", board: "home", places: places(turns), best: 0 },
    }),
    moves: turns,
  },
  upgrade: {
    view: view({ asked: "upgrade", areas: [rich, other] }),
    moves: ["upgrade flax", "upgrade peas", "done", "place oil home"],
  },
  mountain: { view: view({ asked: "mountain" }), moves: ["dig M3 1", "dig M3 2", "done"] },
  explore: { view: view({ asked: "explore" }), moves: ["explore shetland"] },
  sale: { view: view({ asked: "sale" }), moves: ["take helmet", "done"] },
  hunt: { view: view({ asked: "dice", dice: die() }), moves: ["roll", "fail"] },
  raid: {
    view: view({
      asked: "dice",
      dice: die({
        ...battle,
        loot: [
          { tile: "rune-stone", sword: 6, due: 0 },
          { tile: "silverware", sword: 7, due: 0 },
        ],
      }),
    }),
    moves: ["take rune-stone", "take silverware", "roll", "fail"],
  },
  spend: { view: view({ asked: "spend", dice: die({ ...battle, chances: null }) }), moves: ["pay 0", "pay 1"] },
  boats: {
    view: view({
      asked: "boats",
      dice: die({
        action: "whale",
        weapon: "spear",
        sides: 12,
        roll: 0,
        rolls: 0,
        result: 0,
        boats: ["sail 1 0", "sail 1 1"].map((move) => ({
          move,
          chances: { next: 17, unarmed: 17, better: 0, any: 42 },
        })),
      }),
    }),
    moves: ["sail 1 0", "sail 1 1"],
  },
  emigrate: { view: view({ asked: "emigrate", areas: [rich, other] }), moves: ["emigrate knarr", "done"] },
  feast: {
    view: view({
      phase: "feast",
      asked: "feast",
      areas: [rich, other],
      table: {
        seat: 0,
        from: 0,
        to: 6,
        served: 1,
        dishes: [{ item: "silver", square: 0, length: 1 }],
        plan: ["serve peas flat", "coin", "serve peas"],
      },
    }),
    moves: ["serve peas", "serve peas flat", "serve flax", "serve flax flat", "coin", "leave"],
  },
  window: {
    view: view({ phase: "income", asked: "window", areas: [rich, other], hint: { pieces: [], gain: gain() } }),
    moves: ["place oil home", "done"],
  },
  choose: { view: view({ asked: "choose" }), moves: ["choose 1", "choose 2"] },
};

/** The state of the table around a view; the words of an option are its move. */
export const table = ({ moves }: Fixture): TableState => tableOf("odin", ["Ingrid", "Astrid"], moves, { undo: true });
