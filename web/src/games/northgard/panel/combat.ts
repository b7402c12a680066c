import type { Desk } from "../desk/desk.svelte";
import type { Combat } from "../view";

/** Who has won a combat, in words; nothing while it goes on. */
export function outcomeOf(desk: Desk, { pending, winner }: Combat): string {
  if (pending) return "";
  if (winner === null) return desk.t("board.combat.nobody");
  return desk.t(winner === 0 ? "board.combat.attacker-won" : "board.combat.defender-won");
}
