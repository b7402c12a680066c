import { describe, expect, it } from "vitest";
import type { ChatLine } from "../api/types";
import { calledUp, count, heard, NO_TALK, unheard } from "./talk";

const said = (...texts: string[]): ChatLine[] =>
  texts.map((text) => ({ name: "Ingrid", seat: 0, text, at: "", phrase: null }));
const texts = (talk: { lines: ChatLine[] }) => talk.lines.map(({ text }) => text);

describe("what was said at a table", () => {
  const last = heard(NO_TALK, { chat: said("c", "d"), chatFrom: 2 });

  it("begins with the last lines", () => {
    expect(texts(last)).toEqual(["c", "d"]);
    expect(count(last)).toBe(4);
  });

  it("grows by what is new, and keeps what was called up", () => {
    const all = calledUp(last, { chat: said("a", "b"), chatFrom: 0 });
    expect(texts(heard(all, { chat: said("e"), chatFrom: 4 }))).toEqual(["a", "b", "c", "d", "e"]);
    expect(texts(heard(all, { chat: said("d", "e"), chatFrom: 3 }))).toEqual(["a", "b", "c", "d", "e"]);
    expect(heard(all, { chat: said("e"), chatFrom: 4 }).earlier).toBe(2);
  });

  it("begins anew behind a gap", () => {
    const later = heard(last, { chat: said("x", "y"), chatFrom: 40 });
    expect(later).toEqual({ from: 40, lines: said("x", "y"), earlier: 0 });
  });

  it("takes no lines that do not end where it begins", () => {
    expect(calledUp(last, { chat: said("a"), chatFrom: 0 })).toBe(last);
  });

  it("counts as new what was not read, without whom one does not hear", () => {
    expect(unheard(last, 3, [])).toBe(1);
    expect(unheard(last, 2, [1])).toBe(2);
    expect(unheard(last, 2, [0])).toBe(0);
  });
});
