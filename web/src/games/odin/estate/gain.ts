import type { Desk } from "../desk/desk.svelte";
import type { Gain } from "../view";

/** What laying would bring, in words; `income` is what it is before. */
export function gainInWords({ t, list }: Desk, { income: more, minus, wins, covers }: Gain, income: number): string[] {
  const lines = [];
  if (more !== 0) lines.push(t("board.outlook.income", { before: income, after: income + more }));
  if (minus > 0) lines.push(t("board.outlook.minus", { count: minus }));
  if (wins.length > 0) lines.push(t("board.outlook.wins", { goods: list(wins) }));
  if (covers.length > 0) lines.push(t("board.outlook.covers", { goods: list(covers) }));
  return lines.length > 0 ? lines : [t("board.outlook.nothing")];
}
