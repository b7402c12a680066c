import { prefersReducedMotion } from "svelte/motion";
import type { Desk } from "./desk.svelte";

/** Leads who plays on the board on to the next piece to pick up, else to the next target: by keyboard the focus, on a small screen the sight. */
export function leadOn(desk: Desk, root: Element, isWide: boolean, sceneOf: (target: Element) => Element | null): void {
  const next =
    root.querySelector<HTMLElement>("[data-pick]") ??
    root.querySelector<HTMLElement>("[data-target]:not([aria-disabled])");
  if (desk.chose === "by keyboard" && isLost(document.activeElement)) next?.focus();
  else if (!isWide && next)
    sceneOf(next)?.scrollIntoView({ block: "start", behavior: prefersReducedMotion.current ? "auto" : "smooth" });
  desk.chose = "not";
}

/** The focus leads nowhere when what had it has gone, or can no longer be chosen. */
const isLost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches("[data-target][aria-disabled]");
