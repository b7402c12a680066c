import type { Camera } from "./camera.svelte";

interface Finger {
  x: number;
  y: number;
}

/** How far a pointer goes before a press becomes a drag, so that a shaky tap is still a tap. */
const SLACK = 7;

/** Moves a camera by mouse, pen and fingers: one drags, two pinch, the wheel zooms where the map has the focus or with Ctrl. */
export function gestures(camera: Camera) {
  return (ground: Element) => {
    const fingers = new Map<number, Finger>();
    let start: Finger | null = null;
    let dragging = false;

    const at = (event: PointerEvent | WheelEvent): Finger => {
      const { left, top } = ground.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, at(event));
      if (fingers.size === 1) [start, dragging] = [at(event), false];
    }

    function move(event: PointerEvent) {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      if (fingers.size === 2) pinch(event.pointerId, before, now);
      else if (dragging || isFar(now, start!)) drag(event.pointerId, before, now);
      else return;
      fingers.set(event.pointerId, now);
    }

    function drag(id: number, before: Finger, now: Finger) {
      if (!dragging) ground.setPointerCapture(id);
      dragging = true;
      camera.pan(now.x - before.x, now.y - before.y);
    }

    function pinch(id: number, before: Finger, now: Finger) {
      dragging = true;
      const other = [...fingers].find(([key]) => key !== id)![1];
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      camera.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle.x, middle.y);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }

    const up = (event: PointerEvent) => fingers.delete(event.pointerId);

    /** The click that ends a drag chooses nothing. */
    function click(event: Event) {
      if (dragging) {
        event.stopPropagation();
        event.preventDefault();
      }
      dragging = false;
    }

    function wheel(event: WheelEvent) {
      if (!event.ctrlKey && !ground.contains(document.activeElement)) return;
      event.preventDefault();
      const { x, y } = at(event);
      camera.zoom(Math.exp(-event.deltaY / 400), x, y);
    }

    const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["click", click, { capture: true }],
      ["wheel", wheel, { passive: false }],
    ];
    for (const [name, listener, options] of listeners)
      ground.addEventListener(name, listener as (event: Event) => void, options);
    return () => {
      for (const [name, listener, options] of listeners)
        ground.removeEventListener(name, listener as (event: Event) => void, options);
    };
  };
}

const distance = (a: Finger, b: Finger) => Math.hypot(a.x - b.x, a.y - b.y);

const isFar = (a: Finger, b: Finger) => distance(a, b) > SLACK;
