import type { Attachment } from "svelte/attachments";

/** How far a press must travel before it is a drag, and from how far a target catches what is dragged; in pixels. */
const WAY = 6;
const REACH = 26;
/** The part of the window's height at its edges where a drag scrolls, and how fast. */
const EDGE = 0.12;
const PACE = 12;

/** What a board does with the pieces that are dragged over it. */
export interface Dragged<Piece> {
  lift: (piece: Piece) => void;
  /** Whether a target with this move takes the piece. */
  takes: (piece: Piece, move: string) => boolean;
  drop: (piece: Piece, move: string) => void;
  /** The piece goes back; `asked` is the move of a place that does not take it, where it was let go. */
  miss: (piece: Piece, asked: string | null) => void;
}

/** Dragging pieces by mouse, pen or finger onto the targets of a board. A press that goes nowhere stays a click. */
export class Drag<Piece> {
  /** The piece on its way, and where the pointer is. */
  piece = $state.raw<Piece | null>(null);
  x = $state(0);
  y = $state(0);
  #caught: Element | null = null;
  #stop: (() => void) | null = null;

  constructor(private readonly board: Dragged<Piece>) {}

  /** Makes an element the handle of a piece. */
  handle(piece: Piece): Attachment<HTMLElement> {
    return (element) => {
      const press = (event: PointerEvent) => event.isPrimary && event.button === 0 && this.#press(piece, event);
      element.addEventListener("pointerdown", press);
      return () => element.removeEventListener("pointerdown", press);
    };
  }

  /** Ends a drag without a drop. */
  cancel(): void {
    this.#end((piece) => this.board.miss(piece, null));
  }

  #press(piece: Piece, { pointerId, clientX, clientY }: PointerEvent): void {
    this.cancel();
    const moved = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      if (this.piece === null && Math.hypot(event.clientX - clientX, event.clientY - clientY) < WAY) return;
      if (this.piece === null) this.#lift(piece);
      this.#follow(event.clientX, event.clientY);
    };
    const released = (event: PointerEvent) => event.pointerId === pointerId && this.#release();
    const escaped = (event: KeyboardEvent) => event.key === "Escape" && this.cancel();
    const cancelled = () => this.cancel();
    const listeners = {
      pointermove: moved,
      pointerup: released,
      pointercancel: cancelled,
      keydown: escaped,
      blur: cancelled,
    };
    const each = Object.entries(listeners) as [string, EventListener][];
    each.forEach(([type, listener]) => window.addEventListener(type, listener));
    this.#stop = () => each.forEach(([type, listener]) => window.removeEventListener(type, listener));
  }

  #lift(piece: Piece): void {
    this.piece = piece;
    this.board.lift(piece);
    requestAnimationFrame(() => this.#scroll());
  }

  #follow(x: number, y: number): void {
    [this.x, this.y] = [x, y];
    const piece = this.piece;
    if (piece === null) return;
    this.#catch(closest(x, y, (move) => this.board.takes(piece, move)));
  }

  #catch(target: Element | null): void {
    if (target === this.#caught) return;
    this.#caught?.removeAttribute("data-caught");
    target?.setAttribute("data-caught", "");
    this.#caught = target;
  }

  #release(): void {
    if (this.piece !== null) swallowClick();
    const move = this.#caught && moveOf(this.#caught);
    const asked = move === null ? askedAt(this.x, this.y) : null;
    this.#end((piece) => (move === null ? this.board.miss(piece, asked) : this.board.drop(piece, move)));
  }

  #end(last: (piece: Piece) => void): void {
    this.#stop?.();
    this.#stop = null;
    this.#catch(null);
    const piece = this.piece;
    this.piece = null;
    if (piece !== null) last(piece);
  }

  /** Near the upper or lower edge of the window the page goes along until a target catches, so that every one can be reached. */
  #scroll(): void {
    if (this.piece === null) return;
    const edge = innerHeight * EDGE;
    const step = this.#caught ? 0 : this.y < edge ? -PACE : this.y > innerHeight - edge ? PACE : 0;
    if (step !== 0) {
      scrollBy({ top: step, behavior: "instant" });
      this.#follow(this.x, this.y);
    }
    requestAnimationFrame(() => this.#scroll());
  }
}

const moveOf = (element: Element): string => element.getAttribute("data-move") ?? "";

/** The lit target, or the place that is for drops alone, nearest to a point, and not too far away, among those that take the piece. */
function closest(x: number, y: number, takes: (move: string) => boolean): Element | null {
  let best: Element | null = null;
  let least = REACH;
  for (const target of document.querySelectorAll(
    "[data-target][data-move]:not([aria-disabled]), [data-drop][data-move]",
  )) {
    const far = distance(target.getBoundingClientRect(), x, y);
    if (far <= least && takes(moveOf(target))) [best, least] = [target, far];
  }
  return best;
}

/** The move of the dead target at a point, or of a whole part of the board that says with `data-asks` what is refused there. */
function askedAt(x: number, y: number): string | null {
  const there = document.elementFromPoint(x, y);
  const dead = there?.closest("[data-target][aria-disabled]");
  return dead ? moveOf(dead) : (there?.closest("[data-asks]")?.getAttribute("data-asks") ?? null);
}

function distance({ left, right, top, bottom }: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** A drag that ends over its own handle must not click it, too. */
function swallowClick(): void {
  const swallow = (event: Event) => (event.stopPropagation(), event.preventDefault());
  window.addEventListener("click", swallow, { capture: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
