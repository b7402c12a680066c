import { describe, expect, it } from "vitest";
import type { LogLine, Phrase } from "../api/types";
import { askedKey, dueKey, firstKeys, toldKeys } from "./first";

const CATALOGUE = {
  "prompt.vote.mine": "For or against?",
  "first.lay": "Land meets land.",
  "first.vote": "More than half must be for it.",
  "first.log.closed": "It cannot grow any more.",
  "first.log.appear": "It wanders.",
};

const phrase = (key: string): Phrase => ({ key, args: {} });
const line = (key: string): LogLine => ({ move: 0, seat: 0, text: phrase(key) });
const LOG = [line("log.appear"), line("log.pass"), line("log.closed"), line("log.appear")];

const due = (prompt: string | null, lines: LogLine[], heard: string[] = [], before: string | null = null) =>
  dueKey(prompt === null ? null : phrase(prompt), lines, CATALOGUE, before, (key) => heard.includes(key));

describe("a quiet word", () => {
  it("belongs to a question", () => expect(askedKey(phrase("prompt.lay"), CATALOGUE)).toBe("first.lay"));
  it("is shared by the forms of a question", () =>
    expect(askedKey(phrase("prompt.vote.mine"), CATALOGUE)).toBe("first.vote"));
  it("need not be there", () => expect(askedKey(phrase("prompt.pass"), CATALOGUE)).toBeNull());
  it("belongs to what the log told, the newest first", () =>
    expect(toldKeys(LOG, CATALOGUE)).toEqual(["first.log.appear", "first.log.closed"]));
  it("is listed in the help", () => expect(firstKeys(CATALOGUE)).toHaveLength(4));
});

describe("the word that is said", () => {
  it("is that of the question before that of a thing", () => expect(due("prompt.lay", LOG)).toBe("first.lay"));
  it("is that of a thing once the question is known", () =>
    expect(due("prompt.lay", LOG, ["first.lay"])).toBe("first.log.appear"));
  it("comes once", () =>
    expect(due("prompt.lay", LOG, ["first.lay", "first.log.appear", "first.log.closed"])).toBeNull());
  it("waits until a thing appears", () => expect(due("prompt.pass", [line("log.pass")])).toBeNull());
  it("stays while others play, until it is dismissed", () => {
    expect(due(null, LOG, [], "first.lay")).toBe("first.lay");
    expect(due(null, LOG, ["first.lay"], "first.lay")).toBeNull();
  });
  it("gives way to that of another question, not to that of a thing", () => {
    expect(due("prompt.vote.mine", LOG, [], "first.lay")).toBe("first.vote");
    expect(due("prompt.pass", LOG, [], "first.lay")).toBe("first.lay");
  });
});
