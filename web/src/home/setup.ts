import type { GameInfo } from "../api/types";

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

export const isSeed = (text: string): boolean => /^[0-9a-f]{0,16}$/i.test(text);
