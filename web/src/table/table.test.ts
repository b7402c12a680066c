import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableState } from "../api/types";
import { tableOf } from "../board/fixtures";
import { notices } from "../stores/notices.svelte";
import { Table } from "./table.svelte";

const base: TableState = tableOf("runes", ["P0", "P1"], ["carve 1"], {
  id: "t1",
  seq: 4,
  undo: true,
  moves: 2,
  log: [{ move: 1, seat: 0, text: { key: "a", args: {} } }],
  points: [0, 0],
  ranks: [1, 1],
});

let server: TableState;
let push: (state: TableState) => void;
const posted: { path: string; body: unknown }[] = [];
let answer: () => Response;

vi.stubGlobal(
  "EventSource",
  class extends EventTarget {
    constructor() {
      super();
      push = (state) => this.dispatchEvent(new MessageEvent("state", { data: JSON.stringify(state) }));
    }
    close() {}
  },
);
vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
  if (request.method === "POST") {
    posted.push({ path, body: JSON.parse(request.body as string) });
    return answer();
  }
  return new Response(JSON.stringify(path.includes("/texts/") ? {} : server));
});

describe("a table", () => {
  let table: Table;
  const scored = vi.fn();

  beforeEach(async () => {
    server = base;
    posted.length = 0;
    scored.mockReset();
    notices.list = [];
    answer = () => new Response(JSON.stringify({ seq: 5 }));
    table = new Table("t1", scored);
    await table.open();
  });

  afterEach(() => table.close());

  it("sends a move again that got lost on its way, and says nothing of it", async () => {
    const answers = [new Response("", { status: 502 }), new Response(JSON.stringify({ seq: 5 }))];
    answer = () => answers.shift()!;
    table.choose("carve 1");
    await vi.waitFor(() => expect(posted).toHaveLength(2), 5000);
    expect(posted[1]).toEqual(posted[0]);
    expect(notices.list).toEqual([]);
  });

  it("takes up what happened when the lost move had arrived after all", async () => {
    const moved = JSON.stringify({ status: 409, code: "moved-on", detail: "…" });
    const answers = [new Response("", { status: 504 }), new Response(moved, { status: 409 })];
    answer = () => answers.shift()!;
    table.choose("carve 1");
    server = { ...base, seq: 5, moves: 3 };
    await vi.waitFor(() => expect(table.state?.seq).toBe(5), 15_000);
    expect(posted).toHaveLength(2);
    expect(notices.list).toEqual([]);
  });

  it("sends a chosen move with the state that was seen, once", async () => {
    table.choose("carve 1");
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    table.choose("carve 1");
    expect(table.sending).toBe(true);
    push({ ...base, seq: 5, moves: 3 });
    await vi.waitFor(() => expect(table.sending).toBe(false));
    expect(posted).toEqual([{ path: "/api/tables/t1/moves", body: { seat: 0, move: "carve 1", after: 4 } }]);
  });

  it("is busy only when an answer takes long, or when there is news before it", async () => {
    let come = (_: Response) => {};
    answer = () => new Promise<Response>((answered) => (come = answered)) as never;
    table.choose("carve 1");
    expect([table.sending, table.isBusy]).toEqual([true, false]);
    await vi.waitFor(() => expect(table.isBusy).toBe(true));
    come(new Response(JSON.stringify({ seq: 5 })));
    push({ ...base, seq: 5, moves: 3 });
    await vi.waitFor(() => expect(table.sending).toBe(false));
    table.choose("carve 1");
    push({ ...base, seq: 6, moves: 4 });
    expect(table.isBusy).toBe(true);
  });

  it("asks again before a grave move, and plays it only then", async () => {
    const pass = { move: "pass", text: { key: "pass", args: {} }, grave: true };
    push({ ...base, options: [...base.options, pass] });
    table.choose("pass");
    expect([table.asking, posted.length]).toEqual([pass, 0]);
    table.confirm(false);
    expect([table.asking, posted.length]).toEqual([null, 0]);
    table.choose("pass");
    table.confirm(true);
    await vi.waitFor(() => expect(posted).toHaveLength(1));
  });

  it("takes newer states and ignores older ones", () => {
    push({ ...base, seq: 6, moves: 3 });
    push({ ...base, seq: 5 });
    expect([table.state?.seq, table.state?.moves]).toEqual([6, 3]);
  });

  it("shows why a rule forbids a move", async () => {
    const refusal = { rule: "RUN-1", reason: { key: "no", args: {} } };
    answer = () => new Response(JSON.stringify({ status: 422, code: "rule", detail: "No.", refusal }), { status: 422 });
    table.choose("carve 9");
    await vi.waitFor(() => expect(table.refusal).toEqual(refusal));
    push({ ...base, seq: 5, moves: 3 });
    expect(table.refusal).toBeNull();
  });

  it("tells when the table has moved on, and looks again", async () => {
    server = { ...base, seq: 9 };
    answer = () => new Response(JSON.stringify({ status: 409, code: "moved-on", detail: "…" }), { status: 409 });
    table.choose("carve 1");
    await vi.waitFor(() => expect(table.state?.seq).toBe(9));
    expect(notices.list.map((notice) => notice.saying)).toEqual([{ key: "error.code.moved-on" }]);
  });

  it("shrinks its log when a move is taken back", async () => {
    push({ ...base, seq: 5, log: [...base.log, { move: 2, seat: 1, text: { key: "b", args: {} } }] });
    expect(table.latest).toEqual([{ key: "b", args: {} }]);
    answer = () => new Response(JSON.stringify({ seq: 6 }));
    const undone = table.undo();
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    expect(posted.at(-1)).toEqual({ path: "/api/tables/t1/undo", body: { seat: 0, after: 5 } });
    push({ ...base, seq: 6 });
    await undone;
    expect(table.story.lines).toHaveLength(1);
    expect(table.latest).toEqual([]);
  });

  it("shows a move on its way, until that is skipped", () => {
    const line = { move: 3, seat: 0, text: { key: "b", args: {} } };
    push({
      ...base,
      seq: 5,
      moves: 3,
      view: "end",
      log: [line, line],
      logFrom: 1,
      halts: [{ view: "half", lines: 2 }],
    });
    expect([table.isOnTheWay, table.state?.view, table.lines.length, table.choices.length]).toEqual([
      true,
      "half",
      2,
      0,
    ]);
    table.goOn();
    expect([table.isOnTheWay, table.state?.view, table.lines.length, table.choices.length]).toEqual([
      false,
      "end",
      3,
      1,
    ]);
    expect(posted).toEqual([]);
  });

  it("announces a scoring, but not those before it was opened", () => {
    const sheet = { sections: [{ title: { key: "s", args: { round: 1 } }, lines: [] }], total: [0, 0], hidden: [] };
    const unnamed = { sections: [{ title: { key: "s", args: {} }, lines: [] }], total: [0, 0], hidden: [] };
    push({ ...base, seq: 4, scoreSheet: unnamed });
    expect(scored).not.toHaveBeenCalled();
    push({ ...base, seq: 5, scoreSheet: { ...sheet, total: [5, 3] } });
    push({ ...base, seq: 6, scoreSheet: sheet });
    expect(scored.mock.calls).toEqual([[5]]);
  });
});
