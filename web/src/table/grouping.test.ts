import { expect, test } from "vitest";
import type { MoveOption } from "../api/types";
import { below, grouped } from "./grouping";

const option = (move: string, key: string, tile = ""): MoveOption => ({
  move,
  text: { key, args: { tile } },
  grave: false,
});
const has = (key: string) => key === "move.place.group";
const heading = ({ args }: MoveOption["text"]) => String(args.tile);

test("choices with a heading stand together, in the order of the first of each", () => {
  const options = [
    option("a1", "move.place", "Ness"),
    option("b1", "move.place", "Vík"),
    option("a2", "move.place", "Ness"),
  ];
  const groups = grouped(options, has, heading);
  expect(groups.map((group) => [group.heading, group.options.map(({ move }) => move)])).toEqual([
    ["Ness", ["a1", "a2"]],
    ["Vík", ["b1"]],
  ]);
  expect(below("Ness", options[0]!).key).toBe("move.place.short");
});

test("choices without a heading keep their order and their words", () => {
  const options = [option("one", "move.play"), option("two", "move.pass")];
  const groups = grouped(options, has, heading);
  expect(groups).toEqual([{ heading: "", options }]);
  expect(below("", options[1]!).key).toBe("move.pass");
});
