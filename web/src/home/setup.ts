import type { Clash, GameInfo } from "../api/types";

export type Choices = Record<string, string>;

/** The default of every option. */
export function defaults(game: GameInfo): Choices {
  return Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ""]));
}

/** What was chosen before, as far as the game still offers it. */
export function stillOffered(game: GameInfo, chosen: Choices): Choices {
  const kept = defaults(game);
  for (const option of game.options) {
    const value = chosen[option.name];
    if (value !== undefined && option.values.includes(value)) kept[option.name] = value;
  }
  return kept;
}

/** The setup line: only what differs from the defaults, as the engine writes it. */
export function setupLine(game: GameInfo, seats: number, choices: Choices, seed = ""): string {
  const changed = game.options
    .filter((option) => choices[option.name] !== undefined && choices[option.name] !== option.values[0])
    .map((option) => `,${option.name}=${choices[option.name]}`);
  return `${game.id}(seats=${seats}${changed.join("")})${seed === "" ? "" : `#${seed.toLowerCase()}`}`;
}

export const isSeed = (text: string): boolean => /^[0-9a-f]{0,32}$/i.test(text);

/** The clash of a value with what was chosen before it: the seats, then the options in their order. */
export function clashOf(
  game: GameInfo,
  seats: number,
  choices: Choices,
  option: string,
  value: string,
): Clash | undefined {
  const chosen: Choices = { ...choices, seats: String(seats) };
  return game.clashes.find(
    (clash) => clash.later === option && clash.laterValue === value && chosen[clash.earlier] === clash.earlierValue,
  );
}

/** The choices with every one that clashes with an earlier one replaced by the first value that does not. */
export function fitting(game: GameInfo, seats: number, choices: Choices): Choices {
  const kept = { ...choices };
  for (const { name, values } of game.options) {
    const fits = (value: string) => !clashOf(game, seats, kept, name, value);
    const value = kept[name];
    if (value !== undefined && !fits(value)) kept[name] = values.find(fits) ?? value;
  }
  return kept;
}
