import type { Action, Resource, Where } from "../view";
import { RESOURCE_SIGNS, SIGNS } from "./glyphs";

/** A sign of a card's action with its number; no number where the action has none. */
export interface ActionSign {
  d: string;
  number: string;
  /** The class of its colour. */
  tone: string;
}

const PLAIN = {
  recruit: SIGNS.recruit,
  build: SIGNS.build,
  move: SIGNS.move,
  explore: SIGNS.explore,
  draw: SIGNS.draw,
} as const;

/** What an action is done as often as one has it, where it is not done a number of times. */
export const PER: Partial<Record<Where, Resource>> = { "per-food": "food", "per-wood": "wood", "per-lore": "lore" };

/** The signs of an action: what is done how often, and what comes with it. */
export function signsOf(action: Action): ActionSign[] {
  const { kind } = action;
  if (kind === "choice")
    return [
      ...(action.n > 1 ? [sign(SIGNS.special, `${action.n}×`)] : []),
      ...["recruit", "move", "explore", "build"].map((each) => sign(PLAIN[each as keyof typeof PLAIN])),
    ];
  if (kind === "annex") return [sign(SIGNS.move, "1"), sign(SIGNS.explore)];
  if (kind === "collect" && action.resource)
    return [sign(RESOURCE_SIGNS[action.resource], `+${action.n}`, action.resource)];
  if (kind in PLAIN) return [sign(PLAIN[kind as keyof typeof PLAIN], numberOf(action)), ...extras(action)];
  return [sign(SIGNS.special)];
}

const sign = (d: string, number = "", tone = ""): ActionSign => ({ d, number, tone });

function numberOf({ kind, n, where }: Action): string {
  if (kind === "build" || n === 0 || PER[where]) return "";
  return kind === "explore" && n === 1 ? "" : String(n);
}

function extras({ points, discount, where, discard }: Action): ActionSign[] {
  const per = PER[where];
  return [
    ...(points > 0 ? [sign(SIGNS.point, `+${points}`)] : []),
    ...(discount > 0 ? [sign(RESOURCE_SIGNS.wood, `−${discount}`, "wood")] : []),
    ...(per ? [sign(RESOURCE_SIGNS[per], "", per)] : []),
    ...(discard > 0 ? [sign(SIGNS.remove, String(discard))] : []),
  ];
}
