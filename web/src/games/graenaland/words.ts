import type { Building, Column, Direction, Hero, Resource, Work } from "./view";

/** The resources in the order of the price lists. */
export const RESOURCES: readonly Resource[] = ["grain", "livestock", "wood", "ore", "gold"];
export const HEROES: readonly Hero[] = ["warlord", "priest", "skald"];
export const BUILDINGS: readonly Building[] = ["fort", "church", "hall"];
export const WORKS: readonly Work[] = ["road", "improvement", "market", "rampart"];
export const COLUMNS: readonly Column[] = ["settlements", "provinces", "dominated", "buildings", "army"];
/** The directions as they lie on the compass, row by row. */
export const ROSE: readonly Direction[] = ["nw", "ne", "sail-w", "w", "e", "sail-e", "sw", "se"];
export const PHASES = ["moving", "sharing", "building"] as const;

/** The move codes that the board offers; the engine writes them in the same way. */
export const move = {
  found: (tile: string) => `found ${tile}`,
  resettle: (tile: string) => `move ${tile}`,
  keep: (card: string) => `keep ${card}`,
  order: (hero: Hero, direction: Direction) => `order ${hero} ${direction}`,
  propose: (tile: string) => `propose ${tile}`,
  give: (seat: number) => `give ${seat}`,
  take: (card: string) => `take ${card}`,
  build: (thing: string, tile: string) => `${thing} ${tile}`,
  joint: (work: Work, tile: string) => `joint ${work} ${tile}`,
  toll: (terrain: string, resource: Resource) => `toll ${terrain}-${resource}`,
};
