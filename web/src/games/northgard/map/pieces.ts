import type { Building, Point, Territory } from "../view";
import { onMap, type Ground } from "./geometry";
import { placesIn } from "./places";

/** What stands somewhere in a territory, and where. */
export type Piece =
  | { kind: "units"; seat: number; count: number }
  | { kind: "kaija"; seat: number }
  | { kind: "creature"; creature: string }
  | { kind: "building"; building: Building }
  | { kind: "scorched" };

/** Pieces of a kind are alike, wherever they stand. */
export function kindOf(piece: Piece): string {
  switch (piece.kind) {
    case "units":
    case "kaija":
      return `${piece.kind}.${piece.seat}`;
    case "creature":
      return piece.creature;
    case "building":
      return piece.building;
    case "scorched":
      return piece.kind;
  }
}

export interface Placed {
  piece: Piece;
  at: Point;
}

/** The pieces of a territory that have no printed place, the owner's units first. Kaija stands with whoever leads the Bear clan. */
function roaming(territory: Territory, bear: number): Piece[] {
  const { owner, visitor, units, visitors } = territory;
  return [
    ...(owner !== null && units > 0 ? [{ kind: "units", seat: owner, count: units } as const] : []),
    ...(visitor !== null && visitors > 0 ? [{ kind: "units", seat: visitor, count: visitors } as const] : []),
    ...(territory.kaija ? [{ kind: "kaija", seat: bear } as const] : []),
    ...territory.creatures.map((creature) => ({ kind: "creature", creature }) as const),
    ...(territory.scorched ? [{ kind: "scorched" } as const] : []),
    ...territory.buildings
      .filter(({ loose }) => loose)
      .map(({ building }) => ({ kind: "building", building }) as const),
  ];
}

/** How many places stay free for a name. */
const SPARE = 2;

/** Where everything stands in a territory. The first place is kept for a mark, so that there always is one to press. */
export function piecesOf(
  territory: Territory,
  grounds: ReadonlyMap<string, Ground>,
  bear: number,
): { handle: Point; pieces: Placed[]; spare: Point[] } {
  const own = territory.regions.flatMap((id) => grounds.get(id) ?? []);
  const pieces = roaming(territory, bear);
  const taken = Math.max(1, pieces.length);
  const places = placesIn(own, taken + SPARE);
  const onSites = territory.buildings
    .filter(({ loose }) => !loose)
    .flatMap(({ region, building }): Placed[] => {
      const ground = grounds.get(region);
      return ground?.region.siteAt
        ? [{ piece: { kind: "building", building }, at: onMap(ground.region.siteAt, ground.tile) }]
        : [];
    });
  return {
    handle: places[0] ?? { x: 0, y: 0 },
    pieces: [...onSites, ...pieces.map((piece, index) => ({ piece, at: places[index]! }))],
    spare: places.slice(taken),
  };
}
