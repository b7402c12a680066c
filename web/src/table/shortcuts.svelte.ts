import { recall, remember } from "../stores/memory";
import { explainNext } from "../ui/explaining";
import type { Panels } from "./panels.svelte";
import type { Table } from "./table.svelte";

const NUMBERS = "1234567890";

/** Single keys that act at a table. They can be switched off, because speech input types letters too. */
class Shortcuts {
  on = $state(recall("shortcuts", true));

  turn(on: boolean): void {
    this.on = on;
    remember("shortcuts", on);
  }
}

export const shortcuts = new Shortcuts();

/** The key that chooses the option at this place, as long as keys last. */
export const keyOf = (at: number): string | undefined => NUMBERS[at];

export function onTableKey(event: KeyboardEvent, table: Table, panels: Panels): void {
  if (
    !shortcuts.on ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (panels.shown !== null && panels.shown !== "rules") ||
    isTyping(event.target)
  )
    return;
  const act = action(event.key.toLowerCase(), table, panels, event.shiftKey);
  if (!act) return;
  event.preventDefault();
  act();
}

function action(key: string, table: Table, panels: Panels, back: boolean): (() => void) | undefined {
  const at = NUMBERS.indexOf(key);
  if (key.length === 1 && at >= 0) {
    const option = table.choices[at];
    return option ? () => table.choose(option.move) : undefined;
  }
  switch (key) {
    case "u":
      return () => void table.undo();
    case "r":
      return () => (panels.shown === "rules" ? panels.close() : panels.openRules(table.ruleInQuestion));
    case "s":
      return () => panels.open("score");
    case "c":
      return () => panels.open("components");
    case "i":
      return () => explainNext(document.querySelector(".stage") ?? document, back);
    case "?":
      return () => panels.open("prefs");
    default:
      return undefined;
  }
}

/** Whether what has the focus takes letters. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches("input:not([type=range]), textarea, select, [contenteditable]")
  );
}
