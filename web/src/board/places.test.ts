import { describe, expect, it } from "vitest";
import { changedPlaces, mark, offersAll, place, sightOf } from "./places";

const board = (things: Record<string, unknown>) => {
  const root = document.createElement("div");
  for (const [id, shows] of Object.entries(things)) {
    const part = root.appendChild(document.createElement("div"));
    for (const [name, value] of Object.entries(place(id, shows))) part.setAttribute(name, value);
  }
  return root;
};

describe("the places of a board", () => {
  it("that show something else have changed, new ones have not", () => {
    const before = sightOf(board({ a: "ship", b: [1, 2], c: null }));
    const now = sightOf(board({ a: "ship", b: [1, 3], c: "tile", d: "new" }));
    expect(changedPlaces(before, now)).toEqual(["b", "c"]);
  });

  it("are marked by who changed them, and lose the mark", () => {
    const root = board({ a: 1, b: 2 });
    mark(root, new Map([["a", 3]]), new Set(["b"]));
    expect(root.innerHTML).toContain('data-changed="3"');
    expect(root.querySelector("[data-pointed]")?.getAttribute("data-place")).toBe("b");
    mark(root, new Map(), new Set());
    expect(root.querySelectorAll("[data-changed], [data-pointed]")).toHaveLength(0);
  });

  it("offer all moves when each has its target, or something can be picked up", () => {
    const root = document.createElement("div");
    const options = [{ move: "go 1" }, { move: "go 2" }];
    expect(offersAll(root, options)).toBeNull();
    root.innerHTML = `<div class="board"><i data-target data-move="go 1"></i></div>`;
    expect(offersAll(root, options)).toBe(false);
    root.firstElementChild!.innerHTML += `<i data-target data-move="go 2"></i>`;
    expect(offersAll(root, options)).toBe(true);
    root.firstElementChild!.innerHTML = `<i data-target data-move="go 1"></i><i data-offers="lay hide home|lay hide shed"></i>`;
    expect(offersAll(root, [{ move: "go 1" }, { move: "lay hide home" }])).toBe(true);
    expect(offersAll(root, [{ move: "go 1" }, { move: "lay hide" }])).toBe(false);
    root.firstElementChild!.innerHTML = `<i data-pick="x"></i>`;
    expect(offersAll(root, options)).toBe(true);
  });
});
