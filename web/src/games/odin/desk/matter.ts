import type { OdinView, Task } from "../view";

/** What is dealt with between the action board and one's own boards, so that neither has to make way. */
export type Matter = "dice" | "table" | "tile" | "mountains" | "islands" | "cards" | "offers";

const OF_TASK: Partial<Record<Task, Matter>> = {
  mountain: "mountains",
  explore: "islands",
  play: "cards",
  bonus: "cards",
  tutor: "cards",
  upgrade: "offers",
  "instead-upgrade": "offers",
  overseas: "offers",
  "turn-over": "offers",
  emigrate: "offers",
  rebuild: "offers",
  sale: "offers",
  forge: "offers",
  split: "offers",
};

/** Dice and banquet tables concern everybody; all else only who is asked here. Nothing while vikings are placed. */
export function matterOf(view: OdinView, isAsked: boolean, isLaying: boolean): Matter | null {
  if (view.dice) return "dice";
  if (view.table) return "table";
  if (isLaying) return "tile";
  return isAsked && view.asked !== null ? (OF_TASK[view.asked] ?? null) : null;
}
