import type { Component } from "svelte";

const files = import.meta.glob<{ default: Component }>("./*/Scene.svelte", { eager: true });

const scenes = new Map(Object.entries(files).map(([path, module]) => [path.split("/")[1]!, module.default]));

/** The drawing of a game's card, on a field of 320 × 180; undefined for a game that has none. */
export const sceneOf = (game: string): Component | undefined => scenes.get(game);

/** The games of this house that are drawn already and still to come, in the order in which we mean to build them. */
export const TO_COME = ["jorvik", "graenaland", "northgard", "odin"] as const;
