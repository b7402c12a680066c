import type { Component } from "svelte";

const files = import.meta.glob<{ default: Component }>("./*/Scene.svelte", { eager: true });

const scenes = new Map(Object.entries(files).map(([path, module]) => [path.split("/")[1]!, module.default]));

/** The drawing of a game's card, on a field of 320 × 180; undefined for a game that has none. */
export const sceneOf = (game: string): Component | undefined => scenes.get(game);

/** The games of this house, the quickest to learn first. */
const HOUSE = ["vikings", "jorvik", "graenaland", "northgard", "odin"];

/** Where a game stands on the home page: guests come after the house. */
export const standing = (game: string): number => (HOUSE.includes(game) ? HOUSE.indexOf(game) : HOUSE.length);
