import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LessonPlan } from "../api/types";
import { tableOf } from "../board/fixtures";
import type { Table } from "../table/table.svelte";
import { Teaching } from "./teaching.svelte";

const text = (word: string) => ({ text: { key: `lesson.first.${word}`, args: {} }, points: [] });
const plan: LessonPlan = {
  name: "first",
  title: { key: "lesson.first.title", args: {} },
  you: 0,
  stages: [
    { texts: [text("aim"), text("foe")], act: "play", moves: ["lay 1"] },
    { texts: [text("step")], act: "ask", moves: ["lay *"] },
    { texts: [], act: "play", moves: ["lay 3"] },
    { texts: [text("end")], act: "free", moves: [] },
  ],
};

const goOn = vi.fn();
let stage = 0;
const table = {
  get state() {
    return tableOf("stones", ["Ingrid"], [], { lesson: { name: "first", stage } });
  },
  said: null,
  goOn,
} as unknown as Table;

const reading = (at: number): Teaching => {
  stage = at;
  const teaching = new Teaching(table);
  teaching.plan = plan;
  teaching.follow();
  return teaching;
};

describe("a lesson on the page", () => {
  beforeEach(() => goOn.mockReset());

  it("is read text by text, and then the lesson moves", () => {
    const teaching = reading(0);
    expect(teaching.text?.text.key).toBe("lesson.first.aim");
    teaching.next();
    expect(teaching.text?.text.key).toBe("lesson.first.foe");
    expect(goOn).not.toHaveBeenCalled();
    teaching.next();
    expect(goOn).toHaveBeenCalledOnce();
  });

  it("can be read back to its beginning from where it has come", () => {
    const teaching = reading(1);
    expect([teaching.text?.text.key, teaching.asks]).toEqual(["lesson.first.step", true]);
    teaching.back();
    teaching.back();
    expect([teaching.text?.text.key, teaching.asks]).toEqual(["lesson.first.aim", false]);
    teaching.skip();
    expect(teaching.asks).toBe(true);
  });

  it("keeps its last text while a move follows by itself", () => {
    expect(reading(2).text?.text.key).toBe("lesson.first.step");
  });

  it("ends when its last text is closed, or the game has gone on", () => {
    const teaching = reading(3);
    expect([teaching.text?.text.key, teaching.over]).toEqual(["lesson.first.end", false]);
    teaching.next();
    expect(teaching.over).toBe(true);
    expect(reading(4).over).toBe(true);
  });
});
