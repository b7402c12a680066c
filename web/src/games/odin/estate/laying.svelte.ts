import type { Desk } from "../desk/desk.svelte";
import type { Gain } from "../view";
import type { Spot } from "../words";
import { turned, type Square } from "./shapes";
import { layAt, isSame, mirroredOn, nearestTo, stepped, turnedOn, type Middle } from "./spots";

/** The tile on its way to a board: it lies tentatively on a legal place until it is confirmed or taken back. */
export class LayingTile {
  #desk: Desk;
  #wished = $state.raw<Spot | null>(null);
  /** Where a dragged tile was let go before the places were known. */
  #dropped: Middle | null = null;
  /** Whether a drag that ends beside the board takes the tile back as soon as that is possible. */
  #returning = false;
  #lifted: string | null = null;

  /** The drawing on which it is laid: from a point of the window to squares; null outside of it. */
  locate: ((x: number, y: number) => Middle | null) | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** What is laid by the person here; null when nothing is. */
  readonly item: string | null = $derived.by(() => {
    const { laying } = this.#desk.view;
    return laying !== null && laying.seat === this.#desk.acting && this.#desk.spots.length > 0 ? laying.item : null;
  });

  readonly shape: readonly string[] = $derived.by(() => this.#desk.shapeOf(this.item ?? ""));

  /** Where it lies now: where it was put, else the place that looks best to the rules' own adviser. */
  readonly spot: Spot | null = $derived.by(() => {
    if (this.item === null) return null;
    const wished = this.#wished;
    return wished && this.#desk.spots.some((each) => isSame(each, wished)) ? wished : this.#best;
  });

  readonly squares: Square[] = $derived.by(() => (this.spot ? this.#squaresAt(this.spot) : []));

  /** All squares that it may cover in its present turn. */
  readonly reach: Set<string> = $derived.by(() => {
    const turn = this.spot?.turn;
    return new Set(
      this.#desk.spots
        .filter((spot) => spot.turn === turn)
        .flatMap((spot) => this.#squaresAt(spot))
        .map(({ row, column }) => `${row},${column}`),
    );
  });

  /** What it would bring there. */
  readonly gain: Gain | null = $derived.by(() => {
    const spot = this.spot;
    return (spot && this.#desk.view.laying?.places.find((place) => isSame(place, spot))?.gain) ?? null;
  });

  get places(): number {
    return this.#desk.spots.length;
  }

  get canTurn(): boolean {
    const spot = this.spot;
    return spot !== null && turnedOn(this.shape, this.#desk.spots, spot, 1).turn !== spot.turn;
  }

  get canMirror(): boolean {
    const spot = this.spot;
    return spot !== null && mirroredOn(this.shape, this.#desk.spots, spot).turn !== spot.turn;
  }

  /** An item leaves the supply: nothing is known yet of where it may lie. */
  lift(item: string): void {
    this.#lifted = item;
    this.#wished = null;
    this.#dropped = null;
    this.#returning = false;
  }

  step(key: string): void {
    if (this.spot) this.#wished = stepped(this.#desk.spots, this.spot, key);
  }

  turnOn(way: 1 | -1 = 1): void {
    if (this.spot) this.#wished = turnedOn(this.shape, this.#desk.spots, this.spot, way);
  }

  mirror(): void {
    if (this.spot) this.#wished = mirroredOn(this.shape, this.#desk.spots, this.spot);
  }

  /** Snaps it to the legal place whose middle is nearest to a point of the board. */
  pullTo(point: Middle): void {
    if (this.spot) this.#wished = nearestTo(this.shape, this.#desk.spots, point, this.spot.turn);
  }

  /** Follows the pointer over the board. */
  follow(x: number, y: number): void {
    const point = this.locate?.(x, y);
    if (point) this.pullTo(point);
  }

  /** A dragged item was let go: on the board it stays there tentatively, elsewhere it goes back. */
  letGo(item: string): void {
    const { x, y } = this.#desk.drag;
    const point = this.locate?.(x, y) ?? null;
    if (this.item === item && point) this.pullTo(point);
    else if (this.item === item) this.takeBack();
    else if (this.#lifted === item) [this.#dropped, this.#returning] = [point, point === null];
  }

  /** What was decided before the places were known is done now. */
  settle(): void {
    if (this.item === null || this.item !== this.#lifted) return;
    this.#lifted = null;
    if (this.#returning) this.takeBack();
    else if (this.#dropped) this.pullTo(this.#dropped);
    this.#returning = false;
    this.#dropped = null;
  }

  confirm(byKeyboard: boolean): void {
    if (this.spot) this.#desk.choose(layAt(this.spot), byKeyboard);
  }

  takeBack(): void {
    if (this.item !== null) this.#desk.table.undo?.();
  }

  #squaresAt({ row, column, turn }: Spot): Square[] {
    return turned(this.shape, turn).squares.map((each) => ({ row: row + each.row, column: column + each.column }));
  }

  get #best(): Spot | null {
    const { laying } = this.#desk.view;
    return laying?.places[laying.best ?? 0] ?? this.#desk.spots[0] ?? null;
  }
}
