/** Arrow keys between the targets of a drawing: round a ring, or to the nearest one in a direction. */

export interface Middle {
  x: number;
  y: number;
}

const STEPS: Record<string, Middle> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The index of the nearest middle in a key's direction, or -1. Going aside counts double. */
export function nearest(from: Middle, others: readonly Middle[], key: string): number {
  const step = STEPS[key];
  if (!step) return -1;
  let best = -1;
  let least = Infinity;
  others.forEach((other, index) => {
    const [dx, dy] = [other.x - from.x, other.y - from.y];
    const along = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    const far = along + 2 * aside;
    if (along > 1 && along >= aside && far < least) [best, least] = [index, far];
  });
  return best;
}

/** The next index round a ring: right and down go clockwise. -1 for another key. */
export function round(index: number, count: number, key: string): number {
  const step = STEPS[key];
  return step ? (index + step.x + step.y + count) % count : -1;
}

/** Moves the focus by an arrow key between targets and pieces to pick up within the element that carries `data-arrows`; true if the key was for us. */
export function follow(event: KeyboardEvent): boolean {
  const here = event.currentTarget as Element;
  const ground = here.closest<HTMLElement>("[data-arrows]");
  if (!ground || !(event.key in STEPS)) return false;
  const targets = [...ground.querySelectorAll<HTMLElement>("[data-target], [data-pick]")];
  const index =
    ground.dataset["arrows"] === "ring"
      ? round(
          targets.findIndex((target) => target === here),
          targets.length,
          event.key,
        )
      : nearest(middle(here), targets.map(middle), event.key);
  targets[index]?.focus();
  return true;
}

function middle(element: Element): Middle {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
