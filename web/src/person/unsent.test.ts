import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../api/client";
import { recall, remember } from "../stores/memory";
import { setOut } from "./travel";

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

test("what was chosen just before the page was left stands when it comes back, and is sent", async () => {
  const known = (preferences: Record<string, string>) => ({ preferences }) as Awaited<ReturnType<typeof api.me>>;
  const change = vi.spyOn(api, "changeMe").mockRejectedValueOnce(new Error("no line"));
  vi.spyOn(api, "me").mockResolvedValue(known({ name: '"Una"', met: '["odin"]' }));
  remember("kept", true);
  remember("name", "Freya");
  remember("unsent", { name: '"Freya"' });
  setOut();
  await vi.waitFor(() => expect(recall("met", [])).toEqual(["odin"]));
  expect(recall("name", "")).toBe("Freya");
  change.mockResolvedValue(known({}));
  setOut();
  await vi.waitFor(() => expect(recall("unsent", {})).toEqual({}));
  expect(change.mock.lastCall).toMatchObject([{ preferences: { name: '"Freya"' } }]);
});
