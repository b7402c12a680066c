import { drawing, type Drawings } from "../drawings";
import type { Example } from "./drawing/example";
import ExampleBoard from "./drawing/ExampleBoard.svelte";

const show = (example: Example) => drawing<Example>(ExampleBoard, example);

export default {
  "TAF-3.1": show({
    size: 7,
    attackers: "d6 f3",
    defenders: "b3",
    targets: "d1 d2 d4 d5 c3 e3",
    king: "d3",
  }),
  "TAF-4.4": show({ size: 11, attackers: "c1", defenders: "b1", move: ["c4", "c1"], taken: "b1", part: ["a1", "f5"] }),
  "TAF-5.1": show({
    size: 11,
    attackers: "c4 e4",
    defenders: "d4",
    move: ["e7", "e4"],
    taken: "d4",
    part: ["b3", "g8"],
  }),
  "TAF-5.2": show({ size: 11, attackers: "c4 e4", defenders: "d4", move: ["d7", "d4"], part: ["b3", "f8"] }),
  "TAF-5.3": show({
    size: 11,
    attackers: "e4 c4 g4 e2",
    defenders: "d4 f4 e3",
    move: ["e6", "e4"],
    taken: "d4 f4 e3",
    part: ["b1", "h6"],
  }),
  "TAF-6.2": show({ size: 11, attackers: "d8 d10 c9 e9", king: "d9", move: ["e7", "e9"], part: ["b6", "g11"] }),
  "TAF-6.3": show({ size: 11, attackers: "f8 e7 g7", king: "f7", move: ["i7", "g7"], part: ["d5", "j9"] }),
  "TAF-6.7": show({ size: 7, attackers: "b5 d5", king: "c5", move: ["d7", "d5"] }),
  "TAF-7.4": show({
    size: 11,
    attackers: "d2 e2 f2 c1 g1",
    defenders: "d1 e1 f1",
    move: ["g5", "g1"],
    taken: "d1 e1 f1",
    part: ["a1", "i5"],
  }),
  "TAF-8.1": show({ size: 7, attackers: "c5 f4", defenders: "d5", king: "d7", move: ["d6", "d7"], ways: "a7 g7" }),
  "TAF-8.4": show({
    size: 11,
    attackers: "d3 e4 f4 g3 c2",
    defenders: "d1 d2 e3 f3 g2 g1",
    king: "e1",
    part: ["b1", "i5"],
  }),
  "TAF-8.7": show({
    size: 11,
    attackers: "f9 e8 g8 d7 h7 c6 i6 c5 i5 d4 h4 e3 g3 f3",
    defenders: "f7 e6 g6 f5",
    king: "f6",
    move: ["f10", "f9"],
  }),
} satisfies Drawings;
