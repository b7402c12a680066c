import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../api/client";
import { speech } from "../i18n/language.svelte";
import { recall, remember } from "../stores/memory";
import { look } from "../stores/theme.svelte";
import { arrive, setOut, travels } from "./travel";

type Change = Parameters<typeof api.changeMe>[0];
const known = { preferences: {} } as Awaited<ReturnType<typeof api.me>>;
const change = vi.spyOn(api, "changeMe");
const me = vi.spyOn(api, "me");
me.mockResolvedValue(known);
setOut();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  change.mockReset().mockResolvedValue(known);
});

afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  localStorage.clear();
});

const sent = (): Change[] => change.mock.calls.map(([one]) => one);

test("what a person chose travels; what belongs to a browser stays", () => {
  for (const name of ["name", "theme", "language", "preferences", "shortcuts", "puzzle.odin"])
    expect(travels(name)).toBe(true);
  for (const name of ["kept", "recovery", "lot.t1", "puzzle", "names"]) expect(travels(name)).toBe(false);
});

test("several changes go together, each with its last value", async () => {
  remember("kept", true);
  remember("preferences", { marks: true });
  remember("name", "Una");
  remember("preferences", { marks: false });
  remember("lot.t1", "secret");
  expect(sent()).toEqual([]);
  await vi.runAllTimersAsync();
  expect(sent()).toEqual([{ preferences: { preferences: '{"marks":false}', name: '"Una"' } }]);
});

test("of whom nothing is kept, nothing is sent", async () => {
  remember("name", "Una");
  await vi.runAllTimersAsync();
  expect(sent()).toEqual([]);
});

test("what could not be sent goes with the next change, and only once", async () => {
  remember("kept", true);
  change.mockRejectedValueOnce(new Error("no line"));
  remember("name", "Una");
  await vi.runAllTimersAsync();
  remember("met", ["vikings"]);
  await vi.runAllTimersAsync();
  remember("heard", true);
  await vi.runAllTimersAsync();
  expect(sent().slice(1)).toEqual([
    { preferences: { name: '"Una"', met: '["vikings"]' } },
    { preferences: { heard: "true" } },
  ]);
});

test("what arrives is worn and spoken at once, and not sent back", async () => {
  remember("kept", true);
  await arrive({ name: '"Una"', theme: '"dark"', language: '"pl"', kept: "false", "lot.t1": '"x"' });
  await vi.runAllTimersAsync();
  expect(recall("name", "")).toBe("Una");
  expect(look.theme).toBe("dark");
  expect(speech.language).toBe("pl");
  expect(recall("kept", false)).toBe(true);
  expect(recall("lot.t1", "")).toBe("");
  expect(sent()).toEqual([]);
});

test("what cannot be read, or is no language, is passed over, and the rest arrives", async () => {
  await speech.speak("en");
  await arrive({ theme: "{", language: '"tlh"', name: '"Una"' });
  expect(recall("name", "")).toBe("Una");
  expect(speech.language).toBe("en");
  remember("kept", true);
  remember("name", "Freya");
  await vi.runAllTimersAsync();
  expect(sent()).toEqual([{ preferences: { name: '"Freya"' } }]);
});

test("whoever opens the page anew gets what other devices have sent", async () => {
  remember("kept", true);
  me.mockResolvedValueOnce({ ...known, preferences: { name: '"Una"' } });
  setOut();
  await vi.runAllTimersAsync();
  expect(recall("name", "")).toBe("Una");
});
