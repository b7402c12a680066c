import type { Die, Throw } from "../view";

/** What helps in a die action: the weapon and the resource that pay one each. */
export const HELP: Readonly<Record<Throw, { weapon: string; resource: string; battle: boolean }>> = {
  hunt: { weapon: "bow", resource: "wood", battle: false },
  snare: { weapon: "snare", resource: "wood", battle: false },
  whale: { weapon: "spear", resource: "wood", battle: false },
  raid: { weapon: "sword", resource: "stone", battle: true },
  pillage: { weapon: "sword", resource: "stone", battle: true },
};

/** What a face of the die would mean with what one has. */
export interface Face {
  roll: number;
  result: number;
  /** Whether one could pay for success: for the hunt all of it, in a battle enough for the least tile. */
  succeeds: boolean;
  /** Whether it is better than the roll that lies there. */
  better: boolean;
}

export const resultOf = ({ action, ore }: Pick<Die, "action" | "ore">, roll: number): number => (HELP[action].battle ? roll + ore : Math.max(0, roll - ore));

/** Every face of the die; `means` is what can be spent, `least` the result that a battle needs. */
export function facesOf(die: Die, means: number, least: number): Face[] {
  const { battle } = HELP[die.action];
  return Array.from({ length: die.sides }, (_, index) => {
    const result = resultOf(die, index + 1);
    const better = battle ? result > die.result : result < die.result;
    return { roll: index + 1, result, succeeds: battle ? result + means >= least : result <= means, better: die.rolls > 0 && better };
  });
}

const share = (faces: readonly Face[], is: (face: Face) => boolean): number => faces.filter(is).length / faces.length;

/** The chances in percent: that the next roll succeeds, that it is better, and that one of all rolls left succeeds. */
export function oddsOf(faces: readonly Face[], rollsLeft: number): { next: number; better: number; any: number } {
  const next = share(faces, (face) => face.succeeds);
  const percent = (chance: number) => Math.round(100 * chance);
  return { next: percent(next), better: percent(share(faces, (face) => face.better)), any: percent(1 - (1 - next) ** rollsLeft) };
}
