import { drawing, type Drawings } from "../drawings";
import { land, sail, type Example } from "./drawing/example";
import ExampleArea from "./drawing/ExampleArea.svelte";
import Meal from "./drawing/Meal.svelte";
import Offer from "./drawing/Offer.svelte";

const area = (example: Example) => drawing<Example>(ExampleArea, example);

export default {
  "VIK-3.4": drawing(Offer, {
    sets: [
      ["left", "fisherman"],
      ["farm", "fisherman"],
      ["right", "goldsmith"],
      ["tower", "scout"],
      ["left", "scout"],
    ],
  }),
  "VIK-4.3": drawing(Offer, {
    sets: [
      ["left", "fisherman"],
      ["farm", "fisherman"],
      ["right", "goldsmith"],
      ["tower", "scout"],
      ["left", "scout"],
    ],
    zero: { place: 0, open: false },
  }),
  "VIK-5.1": drawing(Offer, {
    sets: [null, null, ["right", "goldsmith"], ["tower", "scout"], ["left", "scout"]],
    turned: 2,
    zero: { place: 2, open: true },
  }),
  "VIK-6.8": area({
    columns: 4,
    from: 2,
    to: 3,
    ships: [],
    rows: {
      noble: [land("left"), land("church"), land("right"), land("left")],
      scout: [land("left"), land("right"), null, null],
    },
  }),
  "VIK-7.1": area({
    columns: 3,
    from: 2,
    to: 4,
    ships: [],
    rows: {
      noble: [land("left", "safe"), land("hall"), null],
      scout: [land("left"), null, null],
      goldsmith: [land("left", "safe"), null, null],
    },
  }),
  "VIK-8.4": area({
    columns: 2,
    from: 0,
    to: 5,
    ships: [sail("green-ship", "scout", "gold", 5), sail("blue-ship", "fisherman", "points", 3, true)],
    rows: {
      warrior: [land("left"), land("right", "safe")],
      noble: [land("left", "threatened"), land("tower", "safe")],
      scout: [land("left", "threatened"), land("farm", "safe")],
      goldsmith: [land("left", "safe"), land("right", "safe")],
      fisherman: [land("left", "safe"), null],
    },
  }),
  "VIK-10.6": area({
    columns: 2,
    from: 3,
    to: 5,
    ships: [],
    rows: {
      scout: [land("left", "safe"), land("church", "safe")],
      goldsmith: [land("left", "safe"), land("right")],
      fisherman: [land("left", "safe"), land("hall", "safe")],
    },
    gains: [
      { row: "scout", column: 1, unit: "points", amount: "3" },
      { row: "scout", column: 2, unit: "points", amount: "2" },
    ],
  }),
  "VIK-12.4": area({
    columns: 4,
    from: 3,
    to: 5,
    ships: [],
    rows: {
      scout: [land("left"), land("farm"), land("tower"), land("right")],
      goldsmith: [land("left"), land("right"), land("left"), land("right")],
      fisherman: [land("left"), land("hall"), null, null],
    },
    whole: [
      { row: "scout", first: 1, last: 4 },
      { row: "goldsmith", first: 1, last: 2 },
      { row: "goldsmith", first: 3, last: 4 },
    ],
  }),
  "VIK-12.6": drawing(Meal, {
    eaters: ["fisherman", "goldsmith", "noble", "scout", "warrior", "boatman", "noble"],
    portions: 5,
  }),
} satisfies Drawings;
