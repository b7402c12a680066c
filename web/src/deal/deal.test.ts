import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { Deal } from "../api/types";
import { commitmentOf, draw, sealOf, seedOf } from "./deal";
import { fingerprint } from "./fingerprint";
import { sha256 } from "./sha256";

/** What the engine's tests read too. */
const vectors = readFileSync("../engine/src/test/resources/althing/engine/deals.txt", "utf8")
  .split("\n\n")
  .slice(1)
  .map((text) => {
    const fields = (word: string) =>
      text
        .split("\n")
        .filter((line) => line.startsWith(`${word} `))
        .map((line) => line.slice(word.length + 1));
    const [table, secret, ...lots] = fields("deal")[0]!.split(" ");
    return {
      played: { setup: fields("setup")[0]!, rules: Number(fields("rules")[0]) },
      deal: {
        table: table!,
        secret: secret!,
        lots: lots.map((lot) => ({ seat: Number(lot.split(":")[0]), digits: lot.split(":")[1]! })),
      } satisfies Deal,
      commitment: fields("commitment")[0]!,
      seals: fields("seal"),
      seed: fields("seed")[0]!,
    };
  });

describe("a deal", () => {
  it("has examples", () => expect(vectors).toHaveLength(5));

  it.each(vectors)("leads to the same as in the engine: $seed", async ({ played, deal, commitment, seals, seed }) => {
    expect(await commitmentOf(deal, played)).toBe(commitment);
    expect(await Promise.all(deal.lots.map(async (lot) => `${lot.seat} ${await sealOf(lot.digits)}`))).toEqual(seals);
    expect(await seedOf(deal, played)).toBe(seed);
  });

  it("gets a lot of 128 bits that nobody has drawn before", async () => {
    const [one, other] = [await draw(), await draw()];
    expect(one.lot).toMatch(/^[0-9a-f]{32}$/);
    expect(one.seal).toBe(await sealOf(one.lot));
    expect(other.lot).not.toBe(one.lot);
  });
});

describe("our own SHA-256", () => {
  it("knows the examples of the standard", () => {
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
  });

  it("finds what the browser finds, at every length around a block", async () => {
    for (let length = 50; length < 140; length++) {
      const text = "þ".repeat(length % 3) + "x".repeat(length);
      expect(sha256(text)).toBe(await fingerprint(text));
    }
  });

  it("serves where the browser offers none, as on plain http", async () => {
    vi.stubGlobal("crypto", {});
    expect(await fingerprint("abc")).toBe(sha256("abc"));
    vi.unstubAllGlobals();
  });
});
