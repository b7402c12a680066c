import type { Component } from "svelte";

/** What every drawing gets: the texts of its game, for the words in it. */
export interface Drawn {
  t: (key: string, args?: Record<string, string | number>) => string;
}

/** A picture beside a rule. What it shows is told below it, for eyes and ears alike, by the game's text `drawing.<rule>`. */
export interface Drawing {
  component: Component<Drawn>;
  props: object;
}

/** The drawings of a game by the rule or the section to which they belong. */
export type Drawings = Readonly<Record<string, Drawing>>;

/** A component with what it is to show. */
export function drawing<Props extends object>(component: Component<Props & Drawn>, props: Props): Drawing {
  return { component: component as unknown as Component<Drawn>, props };
}

const files = import.meta.glob<{ default: Drawings }>("./*/drawings.ts");

/** The games that have drawings. */
export const drawnGames: readonly string[] = Object.keys(files).map((path) => path.split("/")[1]!);

/** The drawings of a game, loaded when its rules are first opened; none for a game without, or without a network. */
export async function drawingsOf(game: string): Promise<Drawings> {
  const load = files[`./${game}/drawings.ts`];
  return load
    ? load().then(
        ({ default: drawings }) => drawings,
        () => ({}),
      )
    : {};
}
