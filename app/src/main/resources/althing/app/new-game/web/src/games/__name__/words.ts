import type { MoveOption } from "../../api/types";

/** The moves by the number of stones that they take. */
export function takesOf(options: Iterable<MoveOption>): Map<number, string> {
  const takes = new Map<number, string>();
  for (const { move, text } of options) if (typeof text.args["count"] === "number") takes.set(text.args["count"], move);
  return takes;
}
