import type { Fact, MoveOption } from "../../../api/types";

/** The names of single regions that choices tell, beside that of the whole territory. */
export function partsTold(options: Iterable<MoveOption>): Set<string> {
  return new Set([...options].flatMap(({ text }) => partsIn(text)));
}

function partsIn(fact: Fact): string[] {
  if (Array.isArray(fact)) return fact.flatMap(partsIn);
  if (typeof fact !== "object" || !("key" in fact)) return [];
  const { region } = fact.args;
  return fact.key === "place.part" && typeof region === "string" ? [region] : Object.values(fact.args).flatMap(partsIn);
}
