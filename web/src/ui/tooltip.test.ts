import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { explainNext } from "./explaining";
import { explained, explainedInside, tip } from "./tooltip.svelte";

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
    document.body.innerHTML = `<button aria-label="Play"><svg><path /></svg></button><a href="/" aria-label="Home">H</a>`;
    expect(explained(document.querySelector("path"))?.words).toBe("Play");
    expect(explained(document.querySelector("a"))).toBeNull();
  });

  it("tells the name of a picture, unless something says what it is there for", () => {
    document.body.innerHTML = `<svg role="img" aria-label="wood"><path /></svg>
      <b title="pay 2 wood"><i role="img" aria-label="wood"></i></b><button><i role="img" aria-label="ore"></i></button>`;
    expect(explained(document.querySelector("path"))?.words).toBe("wood");
    expect(explained(document.querySelector("i"))?.words).toBe("pay 2 wood");
    expect(explainedInside(document.querySelector("button")!)?.words).toBe("ore");
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

  it("tells of a focused thing what the icons inside it mean", () => {
    document.body.innerHTML = `<button><i title="wood"></i><svg><title>ore</title></svg><i title="wood"></i></button>`;
    expect(explainedInside(document.querySelector("button")!)?.words).toBe("wood\nore");
    expect(explainedInside(document.querySelector("i")!)).toBeNull();
  });

  it("is reached by keyboard also where nothing can be pressed", () => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 9, 9));
    const [span, drawing] = [document.querySelector("span"), document.querySelector("g")];
    explainNext(document, false);
    expect(document.activeElement).toBe(span);
    explainNext(document, false);
    expect(document.activeElement).toBe(drawing);
    expect(span!.hasAttribute("tabindex")).toBe(false);
    explainNext(document, true);
    expect(document.activeElement).toBe(span);
    vi.restoreAllMocks();
  });

  it("stays away after a short tap", () => {
    point("pointerdown", "i", "touch");
    vi.advanceTimersByTime(200);
    point("pointerup", "i", "touch");
    vi.advanceTimersByTime(600);
    expect(tip.shown).toBeNull();
  });
});
