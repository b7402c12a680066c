import { Desk as SharedDesk, share, sharedDesk } from "../../../board/desk.svelte";
import { ofType } from "../../../board/moves";
import { mainSeat } from "../../../board/seats";
import type { BoardProps } from "../../board";
import { groundsOf, territoryByRegion, type Ground } from "../map/geometry";
import { move, readMove, type Move, type Use } from "../moves";
import type { CreatureFace, Face, NorthgardView, Placement, Raid, Territory, TileFace } from "../view";
import { DEED_OF, type Spot } from "../words";
import { cellsFor, firstFor, placeAt, putAt, steppedOn, turnedOn } from "./placing";
import { likeKaija, offersKaija, startOf, targetAt, waysOf, type Target, type Ways } from "./targets";

export type WithCard = Extract<Move, { type: "withCard" }>;

/** The desk of Northgard: also the faces of cards, tiles and creatures, the ground of the map, what is picked, and the tile to be placed. */
export class Desk extends SharedDesk<NorthgardView, Move> {
  #picked = $state.raw<{ territory: string; moves: number } | null>(null);
  #spot = $state.raw<Spot | null>(null);

  /** Whether the map and the cards lie side by side. */
  wide = $state(false);
  /** The card whose details are shown. */
  details = $state<string | null>(null);
  /** The territory that is looked at. */
  hot = $state<string | null>(null);
  /** Whether Kaija rather than a unit is placed where both may be. */
  kaija = $state(false);

  readonly faces: Map<string, Face> = $derived.by(() => new Map(this.view.cards.map((card) => [card.id, card])));
  readonly tileFaces: Map<string, TileFace> = $derived.by(
    () => new Map(this.view.tileFaces.map((face) => [face.id, face])),
  );
  readonly creatureFaces: Map<string, CreatureFace> = $derived.by(
    () => new Map(this.view.creatureFaces.map((face) => [face.id, face])),
  );
  readonly grounds: Map<string, Ground> = $derived.by(() => groundsOf(this.view.tiles, this.tileFaces));
  readonly byRegion: Map<string, Territory> = $derived.by(() => territoryByRegion(this.view.territories));
  readonly ways: Ways = $derived.by(() => waysOf(this.moves, this.byRegion, this.view.creatures));
  readonly spots: Spot[] = $derived.by(() =>
    ofType(this.moves, "place").map(({ tile, x, y, rotation }) => ({ tile, x, y, rotation })),
  );
  /** The legal moves with cards. */
  readonly withCards: WithCard[] = $derived.by(() => ofType(this.moves, "withCard"));

  constructor(props: () => BoardProps<NorthgardView>) {
    super(props, readMove);
  }

  /** Whose area is large. */
  get main(): number {
    return mainSeat(this.table.state, this.table.acting);
  }

  /** What a card is called on its way between offer, hand and zones: everybody has the same cards to begin with, and the same Unrest. */
  cardKind(card: string, seat: number): string {
    const { kind } = this.face(card);
    return kind === "start" || kind === "unrest" ? `${card}.${seat}` : card;
  }

  face(id: string): Face {
    return found(this.faces.get(id), `card ${id}`);
  }

  creatureFace(id: string): CreatureFace {
    return found(this.creatureFaces.get(id), `creature ${id}`);
  }

  tileFace(id: string): TileFace {
    return found(this.tileFaces.get(id), `tile ${id}`);
  }

  /** Which one it is among the creatures of its kind, from 1. */
  numberOf(creature: string): number {
    const { kind } = this.creatureFace(creature);
    return this.view.creatureFaces.filter((face) => face.kind === kind).findIndex((face) => face.id === creature) + 1;
  }

  // territories

  /** The territory that was picked for this question, as long as there is more to choose about it. */
  get picked(): string | null {
    if (this.#picked?.moves !== this.table.state.moves) return null;
    const at = this.#picked.territory;
    return this.ways.at.has(at) || this.ways.from.has(at) ? at : null;
  }

  get start(): string | null {
    return startOf(this.ways, this.picked);
  }

  target(territory: string): Target {
    return targetAt(this.ways, territory, this.picked, this.kaija);
  }

  /** The move to ask about where a territory is no target; "" where there is nothing to ask. */
  deadMove(territory: string): string {
    if (this.acting === null) return "";
    if (this.start !== null) return this.start === territory ? "" : move.march(this.start, territory);
    const deed = this.view.asked && DEED_OF[this.view.asked];
    return deed ? move.at(deed, territory) : "";
  }

  /** Picks a territory, or lets it go again. */
  pick(territory: string): void {
    this.#picked = this.picked === territory ? null : { territory, moves: this.table.state.moves };
  }

  /** What can be done in the picked territory itself. */
  get here(): Move[] {
    return this.picked === null ? [] : likeKaija(this.ways.at.get(this.picked) ?? [], this.kaija);
  }

  get offersKaija(): boolean {
    return offersKaija(this.ways);
  }

  // placing a tile

  /** The tiles that can be placed now. */
  get placeable(): string[] {
    return [...new Set(this.spots.map(({ tile }) => tile))];
  }

  /** Where the tile is shown now: where it was put, else its first legal place. */
  get spot(): Spot | null {
    const wanted = this.#spot;
    if (wanted && this.options.has(placeAt(wanted))) return wanted;
    return this.spots[0] ?? null;
  }

  /** What placing the tile where it is shown would bring. */
  get outcome(): Placement | undefined {
    const at = this.spot;
    return at ? this.view.placements.find((each) => placeAt(each) === placeAt(at)) : undefined;
  }

  get cells(): Spot[] {
    return this.spot ? cellsFor(this.spots, this.spot.tile) : [];
  }

  /** Puts the tile into a cell or shows another tile; what is not legal changes nothing. */
  put(spot: Spot): void {
    this.#spot = putAt(this.spots, spot) ?? this.#spot;
  }

  takeTile(tile: string): void {
    this.#spot = firstFor(this.spots, tile, this.spot);
  }

  /** Shows where a choice leads that somebody looks at in a list: the tile goes there, the territory is lit. */
  lookAt(code: string): void {
    const looked = this.moves.find((each) => each.code === code);
    if (looked?.type === "place") {
      const { tile, x, y, rotation } = looked;
      this.put({ tile, x, y, rotation });
    }
    const region = looked && regionOf(looked);
    if (region) this.hot = this.byRegion.get(region)?.id ?? null;
  }

  turnTile(step: 1 | -1): void {
    if (this.spot) this.#spot = turnedOn(this.spots, this.spot, step);
  }

  stepTile(key: string): void {
    if (this.spot) this.#spot = steppedOn(this.spots, this.spot, key);
  }

  override choose(code: string, byKeyboard: boolean): void {
    this.#picked = null;
    this.#spot = null;
    super.choose(code, byKeyboard);
  }

  // cards

  /** The legal moves with a card, in the order of the given uses. */
  movesWith(card: string, uses: readonly Use[]): WithCard[] {
    return uses.flatMap((use) => this.withCards.filter((each) => each.card === card && each.use === use));
  }

  /** Cards that can be chosen and lie neither in the hand, nor on offer, nor among the upgrades of who chooses. */
  get elsewhere(): { card: string; moves: WithCard[] }[] {
    const groups = new Map<string, WithCard[]>();
    for (const each of this.withCards) {
      if (this.#shownFor(each.use).includes(each.card)) continue;
      groups.set(each.card, [...(groups.get(each.card) ?? []), each]);
    }
    return [...groups].map(([card, moves]) => ({ card, moves }));
  }

  /** The cards in sight that a use chooses among. */
  #shownFor(use: Use): string[] {
    const own = this.view.areas[this.main]!;
    if (use === "pick" || use === "copy") return [];
    if (use === "upgrade") return own.upgrades;
    return use === "pass" || use === "take" ? this.view.offer : own.hand;
  }

  /** The territory of another that units are about to enter: it is sent to, or looked at while a march is chosen. */
  get facing(): Territory | null {
    const { asked, action } = this.view;
    if (this.acting === null || (asked !== "send" && asked !== "move")) return null;
    const region = asked === "send" ? (action?.to ?? null) : this.hot;
    const there = region === null ? undefined : this.byRegion.get(region);
    return there && there.owner !== null && there.owner !== this.acting ? there : null;
  }

  /** What is told of ways into an enemy's land: of the one looked at, or of all from where units leave. */
  get raids(): Raid[] {
    if (this.acting === null) return [];
    if (this.view.asked === "send") return this.view.raids.slice(-1);
    return this.facing
      ? this.view.raids.filter(({ territory }) => territory === this.facing!.id).slice(-1)
      : this.view.raids.filter((raid) => this.start !== null && this.#leaves(raid) === this.start);
  }

  #leaves(raid: Raid): string | undefined {
    const march = this.moves.find(({ code }) => code === raid.move);
    return march?.type === "march" ? this.byRegion.get(march.from)?.id : undefined;
  }

  /** A move in words, and how likely it wins land. */
  wordsOf(code: string): string {
    const raid = this.view.raids.find(({ move }) => move === code);
    return raid ? `${this.label(code)}, ${this.t("board.raid.chance", { won: raid.won })}` : this.label(code);
  }

  /** What people call the territory of a region. */
  placeName = (region: string): string => found(this.byRegion.get(region), `territory ${region}`).name;

  /** What people call a tile: as its first region. */
  tileName = (tile: string): string => this.tileFace(tile).regions[0]!.name;

  cardName = (id: string): string => this.t(`card.${id}`);

  creatureName = (id: string): string => this.t(`creature.${id}`);
}

/** The region that a move is about. */
function regionOf(move: Move): string | null {
  if ("region" in move) return move.region;
  return move.type === "march" ? move.to : null;
}

function found<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Error(`The view has no face of the ${name}.`);
  return thing;
}

export const layOut = (props: () => BoardProps<NorthgardView>): Desk => share(new Desk(props));

export const useDesk = (): Desk => sharedDesk<Desk>();
