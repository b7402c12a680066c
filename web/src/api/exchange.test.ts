import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Exchange, type Listener } from "./exchange";
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
  say(id: string, seq: number) {
    this.dispatchEvent(new MessageEvent("state", { data: JSON.stringify({ id, seq }) }));
  }
}

const tab = () => {
  const heard: string[] = [];
  const listener: Listener = {
    hear: (state: TableState) => heard.push(`${state.id} ${state.seq}`),
    tell: (connection) => heard.push(connection),
  };
  return { heard, listener };
};
const open = () => Source.all.filter((source) => !source.closed).map((source) => source.address);

describe("the exchange of a browser", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("EventSource", Source);
    Source.all = [];
  });
  afterEach(() => vi.useRealTimers());

  it("has one line for all its tabs, and tells each of its own table", () => {
    const exchange = new Exchange();
    const [one, two] = [tab(), tab()];
    exchange.join("a", one.listener);
    exchange.join("b", two.listener);
    Source.all.at(-1)!.say("a", 1);
    Source.all.at(-1)!.say("b", 2);
    expect(open()).toEqual(["/api/events?table=a&table=b"]);
    expect(one.heard.filter((each) => each !== "live")).toEqual(["a 1"]);
    expect(two.heard.filter((each) => each !== "live")).toEqual(["b 2"]);
  });

  it("keeps the old line until the new one speaks", () => {
    const exchange = new Exchange();
    exchange.join("a", tab().listener);
    Source.all[0]!.say("a", 1);
    exchange.join("b", tab().listener);
    expect(Source.all[0]!.closed).toBe(false);
    Source.all[1]!.say("a", 1);
    expect(open()).toEqual(["/api/events?table=a&table=b"]);
  });

  it("never has more than two lines, however fast tabs open", () => {
    const exchange = new Exchange();
    for (const table of "abcdefgh") exchange.join(table, tab().listener);
    expect(open()).toHaveLength(2);
  });

  it("hangs up when the last tab has left, and not before", () => {
    const exchange = new Exchange();
    const [one, two] = [tab(), tab()];
    exchange.join("a", one.listener);
    exchange.join("a", two.listener);
    Source.all.at(-1)!.say("a", 1);
    exchange.leave(one.listener);
    expect(open()).toEqual(["/api/events?table=a"]);
    exchange.leave(two.listener);
    expect(open()).toEqual([]);
  });
});
