import { drawing, type Drawings } from "../drawings";
import { bay, parted, sites, whole, type Example } from "./drawing/example";
import ExampleLand from "./drawing/ExampleLand.svelte";
import ExampleSides from "./drawing/ExampleSides.svelte";

const land = (example: Example) => drawing<Example>(ExampleLand, example);

const HOME = whole("home", { wood: 1, woodAt: { x: 0.25, y: 0.25 } });
const REGULAR = parted("regular", false, {}, { food: 1, foodAt: { x: 0.8, y: 0.22 } });
const HARD = parted("hard", true, { wood: 1, woodAt: { x: 0.2, y: 0.22 } }, {});

export default {
  "NOR-9.3": land({
    columns: 3,
    tiles: [
      { face: sites("free"), x: 0, y: 0, rotation: 0 },
      { face: HOME, x: 1, y: 0, rotation: 0 },
      { face: sites("built"), x: 2, y: 0, rotation: 0 },
    ],
    held: [
      {
        seat: 0,
        regions: ["free.small", "free.stone", "free.large", "home", "built.small", "built.stone", "built.large"],
      },
    ],
    units: [{ seat: 0, count: 2, at: { x: 1.5, y: 0.6 } }],
    buildings: [
      { building: "food-silo", at: { x: 2.167, y: 0.3 } },
      { building: "menhir", at: { x: 2.5, y: 0.3 } },
      { building: "fortress", at: { x: 2.833, y: 0.3 } },
    ],
  }),
  "NOR-10.3": land({
    columns: 2,
    tiles: [
      { face: REGULAR, x: 0, y: 0, rotation: 2 },
      { face: HARD, x: 1, y: 0, rotation: 0 },
    ],
    held: [{ seat: 0, regions: ["regular.w", "hard.w"] }],
    units: [{ seat: 0, count: 3, at: { x: 1, y: 0.5 } }],
    ways: [
      { from: { x: 0.86, y: 0.6 }, to: { x: 0.22, y: 0.6 }, said: "1" },
      { from: { x: 1.14, y: 0.6 }, to: { x: 1.84, y: 0.6 }, said: "2" },
    ],
  }),
  "NOR-11.9": land({
    columns: 2,
    tiles: [
      { face: bay("old", "east", { wood: 1, woodAt: { x: 0.35, y: 0.35 } }), x: 0, y: 0, rotation: 0 },
      { face: bay("new", "west", { food: 1, foodAt: { x: 0.65, y: 0.35 } }), x: 1, y: 0, rotation: 0 },
    ],
    held: [{ seat: 0, regions: ["old", "new"], closed: true }],
    units: [{ seat: 0, count: 2, at: { x: 0.6, y: 0.6 } }],
    glory: { at: { x: 1.45, y: 0.65 }, amount: 2 },
  }),
  "NOR-13.7": drawing(ExampleSides, {
    rows: [
      { seat: 0, units: 3, food: 1, die: ["point", "point", "casualty"], sum: "6" },
      { seat: 1, units: 4, die: ["point", "casualty"], sum: "5" },
    ],
  }),
  "NOR-13.10": drawing(ExampleSides, {
    rows: [
      { seat: 0, units: 3, falls: 1, sum: "2" },
      { seat: 1, units: 4, falls: 1, sum: "3" },
    ],
  }),
  "NOR-13.11": land({
    columns: 2,
    tiles: [
      { face: REGULAR, x: 0, y: 0, rotation: 2 },
      { face: HARD, x: 1, y: 0, rotation: 0 },
    ],
    held: [{ seat: 0, regions: ["regular.w", "hard.w"] }],
    units: [
      { seat: 1, count: 3, at: { x: 1, y: 0.62 } },
      { seat: 0, count: 2, at: { x: 1, y: 0.3 } },
    ],
    ways: [
      { from: { x: 0.86, y: 0.62 }, to: { x: 0.22, y: 0.62 }, said: "✓" },
      { from: { x: 1.14, y: 0.62 }, to: { x: 1.84, y: 0.62 }, said: "×", shut: true },
    ],
  }),
  "NOR-15.1": drawing(ExampleSides, {
    rows: [
      { seat: 0, units: 3 },
      { seat: 0, units: 6, food: 1 },
      { seat: 0, units: 9, food: 2 },
      { seat: 0, units: 12, food: 3, wood: 1 },
      { seat: 0, units: 14, food: 4, wood: 2 },
    ],
  }),
} satisfies Drawings;
