import type { Components, TableState } from "../../../api/types";
import { tableOf } from "../../../board/fixtures";
import type { Area, JorvikView, Space } from "../view";

/** Small views of several decisions, written by hand. The card names are those of real cards where texts are asked for. */
export interface Fixture {
  view: JorvikView;
  moves: string[];
}

/** A few rows of the game's tables of components. */
export const components: Components = {
  tables: [
    { name: "figures", columns: ["name", "value", "source"], rows: [["coin-pay", "2", "rulebook"]] },
    {
      name: "cards",
      columns: ["card", "kind", "season", "variant", "goods", "effect", "amount", "points", "when", "often", "source"],
      rows: [
        [
          "artisan-leather-wool",
          "artisan",
          "winter",
          "karl",
          "wool+jet",
          "-",
          "0",
          "5",
          "loading+scoring",
          "always",
          "designed",
        ],
        ["merchant-iron", "merchant", "winter", "karl", "iron", "-", "1", "1", "loading", "always", "public"],
        ["ship3-01", "ship", "winter", "karl", "-", "-", "3", "0", "loading", "always", "designed"],
        ["loki-theft", "loki", "summer", "jarl", "-", "theft", "1", "0", "any", "once", "designed"],
        ["pict-attack-1", "pict-attack", "spring", "karl", "-", "-", "1", "-1", "delivery", "once", "designed"],
      ],
    },
  ],
};
const area = (more: Partial<Area>): Area => ({
  coins: 5,
  points: 10,
  atEnd: 10,
  rank: 1,
  vikings: 1,
  brownVikings: 0,
  strength: 0,
  storageSpaces: 1,
  stored: [],
  loading: [],
  personal: [],
  ...more,
});
const space = (more: Partial<Space>): Space => ({
  space: 1,
  reserve: false,
  card: null,
  cubes: [],
  queue: [],
  price: 0,
  buyer: null,
  current: false,
  ...more,
});
const view = (more: Partial<JorvikView>): JorvikView => ({
  round: 3,
  rounds: 12,
  stage: "demand",
  asked: "demand",
  startSeat: 0,
  spaces: [],
  row: [],
  commons: { iron: 2 },
  bag: { wool: 3 },
  deck: [{ season: "final", cards: [] }],
  box: [],
  stock: 0,
  areas: [area({}), area({})],
  attacks: [],
  quay: null,
  inHand: null,
  carrying: null,
  lifted: null,
  ...more,
});

export const fixtures: Record<string, Fixture> = {
  demand: {
    view: view({
      spaces: [
        space({ card: "artisan-leather-wool" }),
        space({ space: 7, reserve: true, card: "ship3-01", cubes: ["wool"] }),
      ],
      areas: [area({ brownVikings: 1 }), area({ strength: 2 })],
      attacks: [{ card: "pict-attack-1", round: 3, strengths: [0, 2], points: [-1, 1], pending: false }],
    }),
    moves: ["join 1", "join 1 brown", "reserve 7", "reserve 7 brown"],
  },
  poor: {
    view: view({
      stage: "purchase",
      asked: "queue",
      areas: [area({ coins: 1 }), area({})],
      spaces: [
        space({
          card: "merchant-iron",
          queue: [
            { seat: 0, brown: false },
            { seat: 1, brown: true },
          ],
          price: 2,
          buyer: 0,
          current: true,
        }),
      ],
    }),
    moves: ["pass"],
  },
  loading: {
    view: view({
      stage: "loading",
      asked: "unload",
      quay: { seat: 0, cubes: ["wool", "iron"] },
      areas: [
        area({
          personal: [
            { card: "artisan-leather-wool", cubes: ["jet"] },
            { card: "merchant-iron", cubes: [] },
          ],
        }),
        area({}),
      ],
    }),
    moves: [
      "place wool artisan-leather-wool",
      "store wool",
      "store iron",
      "sell iron",
      "coin",
      "exchange 2 iron",
      "finish",
    ],
  },
  paying: {
    view: view({
      stage: "loading",
      asked: "pay",
      quay: { seat: 0, cubes: ["wool", "iron", "iron"] },
      inHand: { seat: 0, cube: "iron", due: 2 },
    }),
    moves: ["pay wool", "pay iron"],
  },
};

/** The state of the table around a view; the words of an option are its move. */
export const table = ({ moves }: Fixture): TableState => tableOf("jorvik", ["Ingrid", "Astrid"], moves);
