import { expect, test, vi } from "vitest";
import { tip } from "./tooltip.svelte";

test("a tooltip may go while the page is being drawn, as when its focused button vanishes", () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button title="wood"></button>`;
  const stop = tip.listen(document);
  const over = Object.assign(new Event("pointerover", { bubbles: true }), { pointerType: "mouse" });
  document.querySelector("button")!.dispatchEvent(over);
  vi.advanceTimersByTime(400);
  expect(tip.shown?.words).toBe("wood");
  const drawn = $derived.by(() => (tip.hide(), "drawn"));
  expect((() => drawn)()).toBe("drawn");
  expect(tip.shown).toBeNull();
  stop();
  document.body.innerHTML = "";
  vi.useRealTimers();
});

test("who presses a thing sees it: no tooltip comes back before the mouse has left it", () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button title="b5: empty"></button><i title="else"></i>`;
  const stop = tip.listen(document);
  const [square, other] = [document.querySelector("button")!, document.querySelector("i")!];
  const send = (to: Element, type: string) =>
    to.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType: "mouse" }));
  send(square, "pointerdown");
  send(square, "pointerover");
  vi.advanceTimersByTime(400);
  expect(tip.shown).toBeNull();
  send(other, "pointerover");
  vi.advanceTimersByTime(400);
  expect(tip.shown?.words).toBe("else");
  stop();
  document.body.innerHTML = "";
  vi.useRealTimers();
});
