import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { explained, tip } from "./tooltip.svelte";

describe("the tooltip", () => {
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<span title="wood"><i></i></span><svg><g><title>a ship</title><path /></g></svg><b></b>`;
    stop = tip.listen(document);
  });
  afterEach(() => {
    stop();
    tip.hide();
    document.body.innerHTML = "";
    vi.useRealTimers();
  });
  const point = (type: string, selector: string, pointerType: string) =>
    document
      .querySelector(selector)!
      .dispatchEvent(Object.assign(new Event(type, { bubbles: true, composed: true }), { pointerType }));

  it("finds what explains a thing, in words and in drawings", () => {
    expect(explained(document.querySelector("i"))?.words).toBe("wood");
    expect(explained(document.querySelector("path"))?.words).toBe("a ship");
    expect(explained(document.querySelector("b"))).toBeNull();
  });

  it("comes after a rest of the mouse, and gives the title back", () => {
    point("pointerover", "i", "mouse");
    expect(tip.shown).toBeNull();
    vi.advanceTimersByTime(400);
    expect(tip.shown?.words).toBe("wood");
    point("pointerover", "b", "mouse");
    expect(tip.shown).toBeNull();
    expect(document.querySelector("span")!.getAttribute("title")).toBe("wood");
  });

  it("comes after a long press, which then does not act", () => {
    const act = vi.fn();
    document.querySelector("span")!.addEventListener("click", act);
    point("pointerdown", "i", "touch");
    vi.advanceTimersByTime(600);
    expect(tip.shown?.words).toBe("wood");
    point("pointerup", "i", "touch");
    point("click", "i", "touch");
    expect(act).not.toHaveBeenCalled();
    point("click", "i", "touch");
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("stays away after a short tap", () => {
    point("pointerdown", "i", "touch");
    vi.advanceTimersByTime(200);
    point("pointerup", "i", "touch");
    vi.advanceTimersByTime(600);
    expect(tip.shown).toBeNull();
  });
});
