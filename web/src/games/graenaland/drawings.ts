import { drawing, type Drawings } from "../drawings";
import type { Given } from "./drawing/example";
import ExampleCards from "./drawing/ExampleCards.svelte";
import ExampleIsland from "./drawing/ExampleIsland.svelte";
import ExampleVictory from "./drawing/ExampleVictory.svelte";
import ExampleVote from "./drawing/ExampleVote.svelte";

const paid = (seat: number, ...resources: Given["resource"][]): Given[] =>
  resources.map((resource) => ({ resource, seat }));

/** What the buildings and works of the drawings cost, and who pays each card; a test holds it to the printed prices. */
export const PAID = {
  church: paid(0, "grain", "grain", "livestock", "livestock", "wood", "ore"),
  road: [...paid(0, "grain", "livestock"), ...paid(1, "wood"), ...paid(2, "ore")],
};

export default {
  "GRA-5.12": drawing(ExampleIsland, {
    spots: [
      { terrain: "plains", coast: true, place: 0 },
      { terrain: "hills", coast: true, place: 1, things: [["warlord", 0]] },
      { terrain: "forest", coast: true, place: 2 },
      { terrain: "plains", coast: true, place: 3 },
      { terrain: "mountains", coast: false, place: 0 },
      { terrain: "hills", coast: false, place: 1 },
    ],
    ways: [
      { from: 1, to: 0 },
      { from: 1, to: 2 },
      { from: 1, to: 4 },
      { from: 1, to: 5 },
      { from: 1, to: 3, sails: true },
    ],
  }),
  "GRA-7.3": drawing(ExampleCards, {
    land: "plains",
    cards: [...paid(0, "grain", "grain"), ...paid(1, "livestock"), ...paid(2, "ore")],
  }),
  "GRA-7.13": drawing(ExampleVote, {
    voters: [
      { seat: 0, by: ["village", "warlord"], votes: 3, inFavour: true },
      { seat: 1, by: ["village"], votes: 1, inFavour: false },
      { seat: 2, by: ["church"], votes: 1, inFavour: false },
    ],
  }),
  "GRA-10.1": drawing(ExampleIsland, {
    spots: [
      { terrain: "plains", coast: true, place: 0, marked: true },
      { terrain: "hills", coast: true, place: 1, things: [["village", 0]], marked: true },
      { terrain: "forest", coast: true, place: 2, marked: true },
      { terrain: "mountains", coast: false, place: 0, marked: true },
      { terrain: "hills", coast: false, place: 1, marked: true },
    ],
  }),
  "GRA-11.2": drawing(ExampleCards, { thing: "church", cards: PAID.church }),
  "GRA-14.4": drawing(ExampleCards, { thing: "road", cards: PAID.road }),
  "GRA-16.1": drawing(ExampleVictory, { met: ["settlements", "buildings", "army"] }),
} satisfies Drawings;
