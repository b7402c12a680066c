import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type Connection } from "./line";
import type { TableState } from "./types";

class Source extends EventTarget {
  static all: Source[] = [];
  closed = false;
  constructor(readonly address: string) {
    super();
    Source.all.push(this);
  }
  close() {
    this.closed = true;
  }
  say(state: Partial<TableState>) {
    this.dispatchEvent(new MessageEvent("state", { data: JSON.stringify(state) }));
  }
  breakOff() {
    this.dispatchEvent(new Event("error"));
  }
}

describe("the line to a table", () => {
  let told: Connection[];
  let heard: number[];
  let line: Line;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("EventSource", Source);
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    Source.all = [];
    told = [];
    heard = [];
    line = new Line(
      "/events",
      (state) => heard.push(state.seq),
      (connection) => told.push(connection),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("tells that it is live with the first state", () => {
    Source.all[0]!.say({ seq: 1 });
    expect([told, heard]).toEqual([["live"], [1]]);
  });

  it("dials again by itself after a break, and later and later", () => {
    Source.all[0]!.breakOff();
    expect(told).toEqual(["lost"]);
    expect(Source.all[0]!.closed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(Source.all).toHaveLength(2);
    Source.all[1]!.breakOff();
    vi.advanceTimersByTime(500);
    expect(Source.all).toHaveLength(2);
    vi.advanceTimersByTime(500);
    Source.all[2]!.say({ seq: 7 });
    expect([told.at(-1), heard]).toEqual(["live", [7]]);
  });

  it("does not dial when everybody else does", () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    Source.all[0]!.breakOff();
    vi.advanceTimersByTime(375);
    expect(Source.all).toHaveLength(2);
  });

  it("counts as lost when not even a sign of life comes", () => {
    Source.all[0]!.say({ seq: 1 });
    vi.advanceTimersByTime(17_000);
    Source.all[0]!.dispatchEvent(new MessageEvent("here", { data: "{}" }));
    vi.advanceTimersByTime(17_000);
    expect(told.at(-1)).toBe("live");
    vi.advanceTimersByTime(1_000);
    expect([told.at(-1), Source.all[0]!.closed]).toEqual(["lost", true]);
  });

  it("counts as lost when nobody answers the first call", () => {
    vi.advanceTimersByTime(18_000);
    expect([told, Source.all[0]!.closed]).toEqual([["lost"], true]);
    vi.advanceTimersByTime(500);
    expect(Source.all).toHaveLength(2);
  });

  it("stays silent once closed", () => {
    line.close();
    Source.all[0]!.breakOff();
    vi.advanceTimersByTime(60_000);
    expect([told, Source.all.length]).toEqual([[], 1]);
  });
});
