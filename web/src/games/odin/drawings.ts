import { drawing, type Drawings } from "../drawings";
import ExampleSigns from "./drawing/ExampleSigns.svelte";
import ExampleSquares from "./drawing/ExampleSquares.svelte";

const BAR = ["##"];
const SQUARE = ["##", "##"];
const BLOCK = ["###", "###"];
const LONG = ["###"];

export default {
  "FFO-4.13": drawing(ExampleSquares, {
    plan: ["........", "        ", "........"],
    laid: [
      { shape: LONG, colour: "orange", row: 0, column: 0 },
      { shape: BAR, colour: "red", row: 0, column: 3 },
      { shape: BAR, colour: "orange", row: 0, column: 5 },
      { shape: LONG, colour: "orange", row: 2, column: 0 },
      { shape: BAR, colour: "orange", row: 2, column: 3 },
    ],
    wrong: [
      { row: 2, column: 2 },
      { row: 2, column: 3 },
    ],
  }),
  "FFO-5.7": drawing(ExampleSquares, {
    plan: ["----- -----", "----- -----", "----- -----", "----- -----"],
    laid: [
      { shape: SQUARE, colour: "green", row: 0, column: 0 },
      { shape: BAR, colour: "green", row: 2, column: 2 },
      { shape: SQUARE, colour: "green", row: 0, column: 6 },
      { shape: BAR, colour: "green", row: 1, column: 8 },
    ],
    wrong: [
      { row: 1, column: 7 },
      { row: 1, column: 8 },
    ],
  }),
  "FFO-5.10": drawing(ExampleSquares, {
    plan: ["---2 ---2", "--1- --1-", "-0-- -0--", "---- ----"],
    laid: [
      { shape: SQUARE, colour: "blue", row: 2, column: 0 },
      { shape: SQUARE, colour: "blue", row: 2, column: 5 },
      { shape: SQUARE, colour: "blue", row: 0, column: 7 },
    ],
    wrong: [{ row: 1, column: 7 }],
  }),
  "FFO-5.20": drawing(ExampleSquares, {
    plan: ["----3", "---2-", "--1--", "-0---"],
    laid: [{ shape: BLOCK, colour: "blue", row: 2, column: 0 }],
    pays: [{ row: 1, column: 3 }],
  }),
  "FFO-5.24": drawing(ExampleSquares, {
    plan: ["----", "--*-", "----"],
    laid: [
      { shape: LONG, colour: "blue", row: 0, column: 1 },
      { shape: ["#", "#"], colour: "green", row: 1, column: 1 },
      { shape: ["#", "#"], colour: "blue", row: 1, column: 3 },
      { shape: ["#"], colour: "special", row: 2, column: 2 },
    ],
    pays: [{ row: 1, column: 2 }],
  }),
  "FFO-8.6": drawing(ExampleSigns, {
    rows: [
      [
        { tile: BAR, colour: "orange" },
        { word: "→" },
        { tile: BAR, colour: "red" },
        { word: "→" },
        { tile: BAR, colour: "green" },
        { word: "→" },
        { tile: BAR, colour: "blue" },
      ],
    ],
  }),
  "FFO-11.31": drawing(ExampleSigns, {
    rows: [
      [{ die: 3, sides: 8 }, { word: "=" }, { glyph: "wood", count: 3 }],
      [{ die: 3, sides: 8 }, { word: "=" }, { glyph: "wood", count: 2 }, { word: "+" }, { glyph: "bow", count: 1 }],
    ],
  }),
  "FFO-11.11": drawing(ExampleSigns, {
    rows: [
      [
        { die: 5, sides: 8 },
        { word: "+" },
        { glyph: "stone", count: 1 },
        { word: "+" },
        { glyph: "sword", count: 2 },
        { word: "= 8" },
      ],
    ],
  }),
  "FFO-12.2": drawing(ExampleSigns, {
    rows: [
      [
        { glyph: "whaling-boat" },
        { word: "/" },
        { glyph: "knarr" },
        { word: "/" },
        { glyph: "longship" },
        { word: "→" },
        { glyph: "island" },
      ],
      [
        { glyph: "knarr" },
        { word: "/" },
        { glyph: "longship" },
        { word: "→" },
        { glyph: "island" },
        { glyph: "island" },
      ],
      [{ glyph: "longship" }, { word: "→" }, { glyph: "island" }, { glyph: "island" }, { glyph: "island" }],
    ],
  }),
} satisfies Drawings;
