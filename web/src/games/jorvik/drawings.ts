import { drawing, type Drawings } from "../drawings";
import ExampleAttack from "./drawing/ExampleAttack.svelte";
import ExampleGoods from "./drawing/ExampleGoods.svelte";
import ExampleQuay from "./drawing/ExampleQuay.svelte";

export default {
  "JOR-4.4": drawing(ExampleQuay, {
    places: [{ kind: "artisan" }, { kind: "ship", cubes: ["amber", "iron", "wool"] }],
  }),
  "JOR-5.3": drawing(ExampleAttack, {
    defences: [
      { strength: 4, points: 2 },
      { strength: 1, points: 0 },
      { strength: 0, points: -2 },
    ],
  }),
  "JOR-5.5": drawing(ExampleAttack, {
    defences: [
      { strength: 3, points: 2 },
      { strength: 3, points: 2 },
      { strength: 1, points: -2 },
    ],
  }),
  "JOR-6.3": drawing(ExampleQuay, {
    places: [
      { kind: "merchant", line: [{ seat: 0 }, { seat: 1 }, { seat: 2, way: "comes" }] },
      { kind: "warrior", line: [{ seat: 1, way: "comes" }] },
    ],
  }),
  "JOR-7.2": drawing(ExampleQuay, {
    places: [
      { kind: "artisan", line: [{ seat: 0 }, { seat: 1 }, { seat: 0 }], price: 3 },
      { kind: "feast", line: [{ seat: 2 }], price: 1 },
    ],
  }),
  "JOR-7.4": drawing(ExampleQuay, {
    places: [
      { kind: "artisan", line: [{ seat: 0, way: "home" }, { seat: 1 }, { seat: 0 }], price: 3 },
      { kind: "artisan", line: [{ seat: 1 }, { seat: 0 }], price: 2 },
    ],
  }),
  "JOR-8.2": drawing(ExampleQuay, {
    places: [
      { kind: "journey", line: [{ seat: 1 }], price: 3 },
      { kind: "building", line: [{ seat: 0 }], price: 2 },
      { kind: "oracle", line: [{ seat: 1 }], price: 1 },
    ],
  }),
  "JOR-10.3": drawing(ExampleGoods, {
    deals: [{ gives: ["iron"], gets: [{ good: "iron" }, { good: "jet", hollow: true }] }],
  }),
  "JOR-10.7": drawing(ExampleGoods, { deals: [{ gives: ["wool", "wool", "jet"], gets: [{ good: "amber" }] }] }),
  "JOR-10.8": drawing(ExampleGoods, { deals: [{ gives: ["wool", "leather"], gets: 1 }] }),
} satisfies Drawings;
