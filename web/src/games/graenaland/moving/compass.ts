import type { Direction, Province } from "../view";

/** The province that lies in a direction, if there is one. Whether a hero may go there only the options say. */
export function towards(provinces: readonly Province[], from: Province, direction: Direction): Province | undefined {
  const tile = from.ways[direction];
  return provinces.find((other) => other.tile === tile);
}
