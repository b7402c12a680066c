import { untrack } from "svelte";

/** How long the pointer rests, and a finger presses, before a thing explains itself. */
const REST = 350;
const PRESS = 500;
/** What shows something, and has a name for those who do not see it. */
export const PICTURE = "[role='img'][aria-label]:not([aria-label=''])";
/** So many icons inside one thing are told at once. */
const MOST = 6;

interface Shown {
  words: string;
  rect: DOMRect;
}

interface Explained {
  element: Element;
  words: string;
}

/**
 * The nearest thing around an element that explains itself: by a title, by the title in a drawing, or as a button that is but
 * an icon; else the picture that it belongs to, by its name.
 */
export function explained(start: EventTarget | null): Explained | null {
  return titled(start) ?? pictured(start);
}

function titled(start: EventTarget | null): Explained | null {
  for (let element = start instanceof Element ? start : null; element; element = element.parentElement) {
    const words = element.getAttribute("title") || inDrawing(element) || ofIcon(element);
    if (words) return { element, words };
  }
  return null;
}

function pictured(start: EventTarget | null): Explained | null {
  const element = start instanceof Element ? start.closest(PICTURE) : null;
  return element && { element, words: element.getAttribute("aria-label")! };
}

function inDrawing(element: Element): string {
  const title = element instanceof SVGElement ? element.querySelector(":scope > title") : null;
  return title?.textContent?.trim() ?? "";
}

/** The name of a button that shows no words; the places of a board say more than that, and are not meant. */
function ofIcon(element: Element): string {
  const isIcon = element.matches("button, a[href]") && !element.matches("[data-target], [data-pick]");
  return (isIcon && element.textContent?.trim() === "" && element.getAttribute("aria-label")) || "";
}

/** What a focused thing shows inside: an icon in a button is reached by no other key. */
export function explainedInside(focused: Element): Explained | null {
  const inside = [...focused.querySelectorAll(`[title], title, ${PICTURE}`)].map(
    (each) => each.getAttribute("title") ?? each.getAttribute("aria-label") ?? each.textContent?.trim() ?? "",
  );
  const words = [...new Set(inside.filter((each) => each !== ""))].slice(0, MOST);
  return words.length > 0 ? { element: focused, words: words.join("\n") } : null;
}

/** Explains one thing at a time. The browser's own tooltip is kept away meanwhile. */
class Tip {
  shown = $state.raw<Shown | null>(null);
  #element: Element | null = null;
  #title: string | null = null;
  /** What was pressed last by a mouse that has not left it: whoever acts there wants to see the place. */
  #pressed: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  listen(root: Document): () => void {
    const listeners: [string, (event: Event) => void][] = [
      ["pointerover", (event) => this.#over(event as PointerEvent)],
      ["pointerdown", (event) => this.#press(event as PointerEvent)],
      ["pointerup", () => clearTimeout(this.#timer)],
      ["pointercancel", () => this.hide()],
      ["scroll", () => this.#scrolled()],
      [
        "focusin",
        (event) => (event.target as Element).matches(":focus-visible") && this.#focused(event.target as Element),
      ],
      ["focusout", () => this.hide()],
      ["keydown", (event) => (event as KeyboardEvent).key === "Escape" && this.hide()],
    ];
    for (const [type, listener] of listeners) root.addEventListener(type, listener, { capture: true, passive: true });
    return () => listeners.forEach(([type, listener]) => root.removeEventListener(type, listener, { capture: true }));
  }

  hide(): void {
    clearTimeout(this.#timer);
    if (this.#element && this.#title !== null && !this.#element.hasAttribute("title"))
      this.#element.setAttribute("title", this.#title);
    this.#element = this.#title = null;
    /* A focused button that goes away loses its focus while the page is being drawn: what is written then is no part of the drawing. */
    untrack(() => (this.shown = null));
  }

  #over(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const found = explained(event.target);
    if (found?.element === this.#element && this.#element) return;
    if (found && found.element === this.#pressed) return;
    this.#pressed = null;
    this.#wait(event.target, REST);
  }

  /** The page also scrolls to what takes the focus: that is explained when it has arrived. */
  #scrolled(): void {
    const focused = document.activeElement;
    if (focused && this.#element === focused) this.#focused(focused);
    else this.hide();
  }

  #focused(element: Element): void {
    this.#wait(element, REST, false, explained(element) ?? explainedInside(element));
  }

  #press(event: PointerEvent): void {
    this.hide();
    if (event.pointerType === "mouse") this.#pressed = explained(event.target)?.element ?? null;
    else this.#wait(event.target, PRESS, true);
  }

  #wait(target: EventTarget | null, time: number, pressed = false, found = explained(target)): void {
    this.hide();
    if (!found) return;
    this.#element = found.element;
    this.#title = found.element.getAttribute("title");
    if (!pressed) found.element.removeAttribute("title");
    this.#timer = setTimeout(() => {
      const rect = found.element.getBoundingClientRect();
      if (rect.bottom >= 0 && rect.top <= innerHeight) this.shown = { words: found.words, rect };
      if (pressed) swallowClick();
    }, time);
  }
}

/** A press that was long enough to be explained must not act, too. */
function swallowClick(): void {
  const swallow = (event: Event) => (event.stopPropagation(), event.preventDefault());
  addEventListener("click", swallow, { capture: true, once: true });
  addEventListener("pointerdown", () => removeEventListener("click", swallow, { capture: true }), { once: true });
}

export const tip = new Tip();
