import { describe, expect, it } from "vitest";
import { qrCode } from "./qr";

const rows = (text: string) => qrCode(text)!.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

describe("a QR code", () => {
  /** Read back by another program when it was written down. */
  it("is what other programs read", () => {
    expect(rows("a")).toEqual(GOLDEN);
  });

  it("grows with its text, up to 106 bytes", () => {
    expect(rows("x".repeat(17))).toHaveLength(21);
    expect(rows("x".repeat(18))).toHaveLength(25);
    expect(rows("ő".repeat(53))).toHaveLength(37);
    expect(qrCode("x".repeat(107))).toBeNull();
  });
});

const GOLDEN = [
  "#######..#.##.#######",
  "#.....#..###..#.....#",
  "#.###.#.##.##.#.###.#",
  "#.###.#..#.#..#.###.#",
  "#.###.#...#.#.#.###.#",
  "#.....#.....#.#.....#",
  "#######.#.#.#.#######",
  "........##.##........",
  "###.########.##...#..",
  "..#.##.#..#...#...##.",
  "....#.#####.#...#...#",
  "##.#.#...##...#...#..",
  "##..####....#.#.#.#.#",
  "........##.#.#.#.#.##",
  "#######.#..#.###.####",
  "#.....#.######.###...",
  "#.###.#.#.##.###.##.#",
  "#.###.#...#...#...##.",
  "#.###.#.##..#...#...#",
  "#.....#.##....#...##.",
  "#######.##..#.#.#.###",
];
