import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Wire } from "./wire";
import type { Connection } from "./line";

class Worker {
  static all: Worker[] = [];
  onerror: (() => void) | null = null;
  said: unknown[] = [];
  closed = false;
  port = {
    onmessage: null as ((event: { data: unknown }) => void) | null,
    postMessage: (call: unknown) => this.said.push(call),
    close: () => (this.closed = true),
  };
  constructor() {
    Worker.all.push(this);
  }
  say(data: unknown) {
    this.port.onmessage?.({ data });
  }
}

describe("a tab's wire to the worker that all tabs share", () => {
  let told: Connection[];
  let heard: number[];
  let wire: Wire;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("SharedWorker", Worker);
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    Worker.all = [];
    told = [];
    heard = [];
    wire = new Wire("t", { hear: (state) => heard.push(state.seq), tell: (connection) => told.push(connection) });
  });
  afterEach(() => {
    wire.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says within 20 seconds that the line is dead when the worker has fallen silent", () => {
    Worker.all[0]!.say({ state: { id: "t", seq: 1 } });
    Worker.all[0]!.say({ connection: "live" });
    vi.advanceTimersByTime(18_000);
    expect(told).toEqual(["live"]);
    vi.advanceTimersByTime(1_999);
    expect(told).toEqual(["live", "lost"]);
  });

  it("says so as well when the worker has never said anything", () => {
    vi.advanceTimersByTime(19_999);
    expect(told).toEqual(["lost"]);
  });

  it("calls the worker anew, or the one that took its place, until it answers", () => {
    vi.advanceTimersByTime(40_000);
    expect(Worker.all.map((worker) => worker.closed)).toEqual([true, true, false]);
    expect(Worker.all.at(-1)!.said).toEqual([{ join: "t" }]);
    Worker.all.at(-1)!.say({ state: { id: "t", seq: 7 } });
    Worker.all.at(-1)!.say({ connection: "live" });
    expect([heard, told.at(-1)]).toEqual([[7], "live"]);
  });

  it("trusts a worker that gives signs of life", () => {
    for (let sign = 0; sign < 10; sign++) {
      vi.advanceTimersByTime(8_000);
      Worker.all[0]!.say({ connection: "live" });
    }
    expect([Worker.all.length, told.includes("lost")]).toEqual([1, false]);
  });

  it("is silent once closed", () => {
    wire.close();
    vi.advanceTimersByTime(60_000);
    expect([told, Worker.all.length]).toEqual([[], 1]);
  });
});
