import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiProblem, Unreachable, api } from "./client";

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const asked = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", asked);
afterEach(() => asked.mockReset());

describe("a call", () => {
  it("sends the move with the state that the player saw", async () => {
    asked.mockResolvedValue(answer({ seq: 8 }));
    expect(await api.move("t1", 0, "buy 3", 7)).toEqual({ seq: 8 });
    const [address, request] = asked.mock.calls[0]!;
    expect(address).toBe("/api/tables/t1/moves");
    expect(JSON.parse(request?.body as string)).toEqual({ seat: 0, move: "buy 3", after: 7 });
  });

  it("writes a move into an address safely", async () => {
    asked.mockResolvedValue(answer({ refusal: null }));
    await api.why("t1", 2, "place noble 1");
    expect(asked.mock.calls[0]![0]).toBe("/api/tables/t1/why?seat=2&move=place%20noble%201");
  });

  it("that a rule forbids fails with the refusal", async () => {
    const refusal = { rule: "VIK-4.3", reason: { key: "refusal.zero", args: {} } };
    asked.mockResolvedValue(answer({ title: "No", status: 422, code: "refused", detail: "Not now.", refusal }, 422));
    const trouble = await api.move("t1", 0, "buy 0", 1).catch((each: unknown) => each);
    expect(trouble).toBeInstanceOf(ApiProblem);
    expect(trouble).toMatchObject({ status: 422, code: "refused", message: "Not now.", refusal });
  });

  it("that no proxy understood fails with the status alone", async () => {
    asked.mockResolvedValue(new Response("<html>", { status: 502, statusText: "Bad Gateway" }));
    await expect(api.hall()).rejects.toMatchObject({ status: 502, message: "Bad Gateway", refusal: null });
  });

  it("that reaches nobody says so", async () => {
    asked.mockRejectedValue(new TypeError("network"));
    await expect(api.hall()).rejects.toBeInstanceOf(Unreachable);
  });

  it("sends a record as plain text", async () => {
    asked.mockResolvedValue(answer({ id: "r1" }, 201));
    await api.openRecord("althing 1\n");
    expect(asked.mock.calls[0]![1]).toMatchObject({ method: "POST", body: "althing 1\n" });
  });
});
