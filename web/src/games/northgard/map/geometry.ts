import type { Point, Region, Territory, Tile, TileFace } from "../view";

/** Where the regions of placed tiles lie. The side of a tile is 100; the cell 0,0 has its north-west corner in the origin. */

export const SIDE = 100;

/** A region on the map: its place of birth and its outline, in the order of its printed polygon. */
export interface Ground {
  region: Region;
  tile: Tile;
  outline: Point[];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A point of the unit square after clockwise quarter turns. */
export function turned({ x, y }: Point, quarters: number): Point {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return { x: 1 - y, y: x };
    case 2:
      return { x: 1 - x, y: 1 - y };
    case 3:
      return { x: y, y: 1 - x };
    default:
      return { x, y };
  }
}

/** A point of a tile's unit square on the map. */
export function onMap(point: Point, tile: { x: number; y: number; rotation: number }): Point {
  const { x, y } = turned(point, tile.rotation);
  return { x: rounded((tile.x + x) * SIDE), y: rounded((tile.y + y) * SIDE) };
}

const rounded = (number: number) => Math.round(number * 100) / 100;

/** All regions of the map by their ids. */
export function groundsOf(tiles: readonly Tile[], faces: ReadonlyMap<string, TileFace>): Map<string, Ground> {
  const grounds = new Map<string, Ground>();
  for (const tile of tiles) {
    for (const region of faces.get(tile.tile)?.regions ?? []) {
      grounds.set(region.id, { region, tile, outline: region.polygon.map((point) => onMap(point, tile)) });
    }
  }
  return grounds;
}

export const closedPath = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;

export const openPath = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;

/** Twice the area, positive when the points go round clockwise on the screen. */
function twiceArea(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
}

export const areaOf = (points: readonly Point[]): number => Math.abs(twiceArea(points)) / 2;

type Edge = [Point, Point];

function edgesOf(points: readonly Point[]): Edge[] {
  const clockwise = twiceArea(points) >= 0 ? points : [...points].reverse();
  return clockwise.map((point, index) => [point, clockwise[(index + 1) % clockwise.length]!]);
}

const nameOf = ({ x, y }: Point) => `${x},${y}`;
const edgeName = ([from, to]: Edge) => `${nameOf(from)} ${nameOf(to)}`;

/** The outline of several polygons together, loop by loop: what two of them share is inside and falls away. */
export function loopsOf(polygons: readonly (readonly Point[])[]): Point[][] {
  const edges = polygons.flatMap(edgesOf);
  const all = new Set(edges.map(edgeName));
  return chained(edges.filter(([from, to]) => !all.has(edgeName([to, from]))));
}

export const outlineOf = (polygons: readonly (readonly Point[])[]): string =>
  loopsOf(polygons).map(closedPath).join("");

/** Strings edges together to loops. */
function chained(edges: readonly Edge[]): Point[][] {
  const left = new Map<string, Edge[]>();
  for (const edge of edges) left.set(nameOf(edge[0]), [...(left.get(nameOf(edge[0])) ?? []), edge]);
  const loops: Point[][] = [];
  for (const first of edges) {
    const loop: Point[] = [];
    for (let edge = take(left, first[0]); edge; edge = take(left, edge[1])) loop.push(edge[0]);
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

function take(left: Map<string, Edge[]>, from: Point): Edge | undefined {
  return left.get(nameOf(from))?.shift();
}

/** The outlines of a territory's regions. */
export function polygonsOf(territory: { regions: readonly string[] }, grounds: ReadonlyMap<string, Ground>): Point[][] {
  return territory.regions.map((id) => grounds.get(id)?.outline ?? []).filter((outline) => outline.length > 0);
}

/** The box around cells. */
export function boxOf(cells: readonly { x: number; y: number }[]): Box {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return {
    left: Math.min(...xs) * SIDE,
    top: Math.min(...ys) * SIDE,
    right: (Math.max(...xs) + 1) * SIDE,
    bottom: (Math.max(...ys) + 1) * SIDE,
  };
}

/** The territory each region belongs to. */
export function territoryByRegion(territories: readonly Territory[]): Map<string, Territory> {
  return new Map(territories.flatMap((territory) => territory.regions.map((region) => [region, territory] as const)));
}
