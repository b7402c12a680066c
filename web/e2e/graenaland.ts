import type { SeatRequest, TableState } from "../src/api/types";
import type { GraenalandView } from "../src/games/graenaland/view";

/** Ways to bring a table of Graenaland to a question that comes up seldom: all seats play on one screen towards it. */

export const viewOf = (state: TableState) => state.view as GraenalandView;

type Pick = (state: TableState) => number;

interface Moment {
  setup: string;
  seats: number;
  reached: (state: TableState) => boolean;
  pick: Pick;
}

const NAMES = ["Ingrid", "Leif", "Astrid", "Bjorn", "Sigrun"];
const OFFERS = /^(joint|permit|promise) /;

export const onOneScreen = (seats: number): SeatRequest[] =>
  NAMES.slice(0, seats).map((name) => ({ kind: "me", name }));

const has = (state: TableState, pattern: RegExp) => state.options.some(({ move }) => pattern.test(move));

/** The first option that fits the earliest of the wishes; without any, now this one, now that one, but no offer to others. */
const wishing =
  (...wishes: RegExp[]): Pick =>
  (state) => {
    const wish = wishes.find((each) => has(state, each));
    if (wish) return state.options.findIndex(({ move }) => wish.test(move));
    const quiet = state.options.flatMap(({ move }, index) => (OFFERS.test(move) ? [] : [index]));
    return quiet[(state.moves * 7 + 1) % quiet.length]!;
  };

const GATHER = [/^take /, /^vote for$/, /^propose /];

/** Builds a rampart, and villages where a rampart keeps the builder out. */
const behindRamparts: Pick = (state) => {
  const seat = state.acting ?? 0;
  const strange = state.options.findIndex(({ move }) => {
    const [word, tile] = move.split(" ");
    const province = viewOf(state).provinces.find((each) => each.tile === tile);
    return (
      word === "village" &&
      province !== undefined &&
      province.works.includes("rampart") &&
      province.votes[seat]!.settlements === 0
    );
  });
  return strange >= 0 ? strange : wishing(...GATHER, /^rampart /, /^done$/)(state);
};

const asks =
  (asked: string, more: (state: TableState) => boolean = () => true) =>
  (state: TableState) =>
    state.acting !== null && viewOf(state).asked === asked && more(state);

const OWN_MAP = "graenaland(seats=4,variant=advanced,map=own)#14";
const FOUR = "graenaland(seats=4)#13";

export const SELDOM: Record<string, Moment> = {
  "map-tile": { setup: OWN_MAP, seats: 4, reached: asks("map-tile", (state) => state.moves > 1), pick: wishing() },
  "map-vote": { setup: OWN_MAP, seats: 4, reached: asks("map-vote"), pick: wishing() },
  displace: { setup: "graenaland(seats=4,variant=advanced)#15", seats: 4, reached: asks("displace"), pick: () => 0 },
  declare: {
    setup: "graenaland(seats=3,variant=advanced)#16",
    seats: 3,
    reached: asks("declare", (state) => has(state, /^declare$/)),
    pick: wishing(...GATHER, /^wait$/, /^done$/),
  },
  pay: {
    setup: "graenaland(seats=3)#11",
    seats: 3,
    reached: asks("pay", (state) => state.options.length > 2),
    pick: wishing(...GATHER, /^market /, /^village /, /^(church|hall|fort) /),
  },
  toll: {
    setup: "graenaland(seats=3)#12",
    seats: 3,
    reached: asks("toll", (state) => state.options.length > 1),
    pick: behindRamparts,
  },
  pledge: {
    setup: FOUR,
    seats: 4,
    reached: asks("pledge", (state) => has(state, /^pledge /)),
    pick: wishing(...GATHER, /^joint /, /^call$/),
  },
  "joint-pay": {
    setup: FOUR,
    seats: 4,
    reached: asks("joint-pay", (state) => has(state, /^pay$/)),
    pick: wishing(...GATHER, /^joint /, /^call$/, /^pledge /, /^ready$/),
  },
  permitted: {
    setup: "graenaland(seats=5,permission=true)#17",
    seats: 5,
    reached: asks("permitted", (state) => state.options.length > 2),
    pick: wishing(...GATHER, /^permit /, /^decline$/),
  },
};
