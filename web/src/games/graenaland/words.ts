import type { Direction, Stage } from "./view";

export {
  BUILDING_WORDS as BUILDINGS,
  COLUMN_WORDS as COLUMNS,
  HERO_WORDS as HEROES,
  RESOURCE_WORDS as RESOURCES,
  WORK_WORDS as WORKS,
} from "./view";

/** The directions as they lie on the compass, row by row. */
export const ROSE = ["nw", "ne", "sail-w", "w", "e", "sail-e", "sw", "se"] as const satisfies readonly Direction[];

/** The stages that come in every round. */
export const PHASES = ["moving", "sharing", "building"] as const satisfies readonly Stage[];
