import type { TableState } from "../../../api/types";
import type { Area, CardFace, JorvikView, Space } from "../view";

/** Small views of several decisions, written by hand. The card names are those of real cards where texts are asked for. */
export interface Fixture {
  view: JorvikView;
  moves: string[];
}

const face = (id: string, more: Partial<CardFace>): CardFace => ({
  id, kind: "artisan", season: "winter", jarl: false, goods: [], effect: null, amount: 0, points: 0, when: ["loading"], often: "always", source: "rulebook", ...more,
});
const cards = [
  face("artisan-leather-wool", { goods: ["wool", "jet"], points: 5, source: "designed" }),
  face("merchant-iron", { kind: "merchant", goods: ["iron"], amount: 1, points: 1 }),
  face("ship3-01", { kind: "ship", amount: 3 }),
  face("pict-attack-1", { kind: "pict-attack", amount: 1, points: -1, when: ["delivery"] }),
];
const area = (more: Partial<Area>): Area => ({
  coins: 5, points: 10, atEnd: 10, rank: 1, vikings: 1, brownVikings: 0, strength: 0, storageSpaces: 1, stored: [], loading: [], personal: [], ...more,
});
const space = (more: Partial<Space>): Space => ({ space: 1, reserve: false, card: null, cubes: [], queue: [], price: 0, buyer: null, current: false, ...more });
const view = (more: Partial<JorvikView>): JorvikView => ({
  round: 3, rounds: 12, stage: "demand", asked: "demand", startSeat: 0, spaces: [], row: [], commons: { iron: 2 }, bag: { wool: 3 },
  deck: [{ season: "final", cards: [] }], box: [], stock: 0, areas: [area({}), area({})], attacks: [], quay: null, inHand: null, carrying: null, lifted: null, cards, ...more,
});

export const fixtures: Record<string, Fixture> = {
  demand: {
    view: view({
      spaces: [space({ card: "artisan-leather-wool" }), space({ space: 7, reserve: true, card: "ship3-01", cubes: ["wool"] })],
      areas: [area({ brownVikings: 1 }), area({ strength: 2 })],
      attacks: [{ card: "pict-attack-1", round: 3, strengths: [0, 2], points: [-1, 1], pending: false }],
    }),
    moves: ["join 1", "join 1 brown", "reserve 7", "reserve 7 brown"],
  },
  poor: {
    view: view({
      stage: "purchase", asked: "queue", areas: [area({ coins: 1 }), area({})],
      spaces: [space({ card: "merchant-iron", queue: [{ seat: 0, brown: false }, { seat: 1, brown: true }], price: 2, buyer: 0, current: true })],
    }),
    moves: ["pass"],
  },
  loading: {
    view: view({
      stage: "loading", asked: "unload", quay: { seat: 0, cubes: ["wool", "iron"] },
      areas: [area({ personal: [{ card: "artisan-leather-wool", cubes: ["jet"] }, { card: "merchant-iron", cubes: [] }] }), area({})],
    }),
    moves: ["place wool artisan-leather-wool", "store wool", "store iron", "sell iron", "coin", "exchange 2 iron", "finish"],
  },
};

/** The state of the table around a view; the words of an option are its move. */
export function table({ moves }: Fixture): TableState {
  const seats = ["Ingrid", "Astrid"].map((name, seat) => ({ seat, kind: "person" as const, name, level: null, mine: seat === 0, online: true, invite: null }));
  return {
    id: "t", seq: 1, game: "jorvik", setup: "", commitment: "", seededSetup: null, seats, pending: [0], over: false, acting: 0, prompt: null,
    options: moves.map((move) => ({ move, text: { key: "move", args: { move } } })), undo: false, view: null, moves: 0, log: [], logFrom: 0,
    points: [], ranks: [], scoreSheet: { sections: [], total: [] }, chat: [], talk: true, trouble: null,
  };
}
