import type { Component } from "svelte";

/** What `web/src/games/<id>/Scene.svelte` exports: the drawing of the game's card, and how many minutes the game takes to learn. */
interface Scene {
  default: Component;
  learning: number;
}

const files = import.meta.glob<Scene>("./*/Scene.svelte", { eager: true });

const scenes = new Map(Object.entries(files).map(([path, scene]) => [path.split("/")[1]!, scene]));

/** The drawing of a game's card, on a field of 320 × 180; undefined for a game that has none. */
export const sceneOf = (game: string): Component | undefined => scenes.get(game)?.default;

/** Where a game stands on the home page: the quickest to learn first, and those without a card last. */
export const standing = (game: string): number => scenes.get(game)?.learning ?? Number.MAX_SAFE_INTEGER;
