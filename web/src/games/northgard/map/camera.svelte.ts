import type { Box } from "./geometry";

const NEAREST = 4;
const MARGIN = 24;
/** A narrow window has no room to spare. */
const NARROW_MARGIN = 10;
/** In a wide window the buttons stand on the map, at its right edge. */
const WIDE = 480;
const BUTTONS = 60;

/** What part of a growing map is in sight: a point of the map at `x`, `y` is seen at `x * scale + left`, `y * scale + top`. */
export class Camera {
  left = $state(0);
  top = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** Whether somebody has moved it by hand since it last showed everything: then it no longer follows the growing map. */
  byHand = $state(false);
  #whole: Box = { left: 0, top: 0, right: 100, bottom: 100 };

  /** Shows a box as large as it goes in. */
  fit(box: Box): void {
    this.#whole = box;
    if (this.width === 0 || this.height === 0) return;
    this.scale = Math.min(NEAREST, this.#scaleOf(box));
    this.left = (this.width - this.#right + this.#margin - (box.left + box.right) * this.scale) / 2;
    this.top = (this.height - (box.top + box.bottom) * this.scale) / 2;
    this.byHand = false;
  }

  /** Follows a map that has grown, unless somebody looks at a part of it. */
  follow(box: Box): void {
    if (this.byHand) this.#whole = box;
    else this.fit(box);
  }

  pan(dx: number, dy: number): void {
    this.left += dx;
    this.top += dy;
    this.byHand = true;
    this.#keepInSight();
  }

  /** Comes nearer or goes away; the point of the screen stays where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const least = this.#scaleOf(this.#whole) / 2;
    const scale = Math.max(least, Math.min(NEAREST, this.scale * factor));
    const real = scale / this.scale;
    this.left = x - (x - this.left) * real;
    this.top = y - (y - this.top) * real;
    this.scale = scale;
    this.byHand = true;
    this.#keepInSight();
  }

  /** Moves just so far that a box is in sight. */
  show(box: Box): void {
    const [left, right] = [box.left * this.scale + this.left, box.right * this.scale + this.left];
    const [top, bottom] = [box.top * this.scale + this.top, box.bottom * this.scale + this.top];
    const dx = left < 0 ? -left : Math.min(0, this.width - right);
    const dy = top < 0 ? -top : Math.min(0, this.height - bottom);
    this.left += dx;
    this.top += dy;
  }

  get #margin(): number {
    return this.width < WIDE ? NARROW_MARGIN : MARGIN;
  }

  /** What stays free at the right edge. */
  get #right(): number {
    return this.width < WIDE ? this.#margin : BUTTONS;
  }

  #scaleOf(box: Box): number {
    const across = (this.width - this.#margin - this.#right) / (box.right - box.left);
    const down = (this.height - 2 * this.#margin) / (box.bottom - box.top);
    return Math.max(0.1, Math.min(across, down));
  }

  /** At least a corner of the map stays in sight. */
  #keepInSight(): void {
    const { left, top, right, bottom } = this.#whole;
    const edge = 60;
    this.left = Math.max(edge - right * this.scale, Math.min(this.width - edge - left * this.scale, this.left));
    this.top = Math.max(edge - bottom * this.scale, Math.min(this.height - edge - top * this.scale, this.top));
  }
}
