import type { ContestHead } from "../api/types";
import { t } from "../i18n/language.svelte";
import { paceWords } from "../lobby/words";

/** How many sit at a table of a tournament. */
export const seatsOf = (head: ContestHead): number => Number(/seats=(\d+)/.exec(head.setup)?.[1] ?? 2);

/** By which rule people meet, and how much time they have. */
export function formWords(head: ContestHead): string {
  const form =
    head.form === "swiss"
      ? t("contest.swiss.about", { rounds: head.total || head.rounds })
      : t(seatsOf(head) > 2 ? "contest.tables.about" : "contest.league.about", {
          rounds: head.rounds,
          size: head.size,
        });
  return `${form} · ${paceWords(head.pace)}`;
}

/** How far it is. */
export function stageWords(head: ContestHead): string {
  if (head.stage === "open") return t("contest.open", { count: head.players, most: head.most });
  if (head.stage === "running") return t("contest.running", { round: head.round, total: head.total });
  return t("contest.over");
}
