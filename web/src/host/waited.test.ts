import { expect, test } from "vitest";
import { waited } from "./waited";

test.each([
  [0, "0 sec"],
  [119, "119 sec"],
  [120, "2 min"],
  [7_199, "119 min"],
  [7_200, "2 hr"],
  [200_000, "2 days"],
])("%i seconds are told as %s", (seconds, words) => {
  expect(waited(seconds, "en")).toBe(words);
});
