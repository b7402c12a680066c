import { afterEach, expect, test, vi } from "vitest";
import { bytes, makePasskey, showPasskey, text } from "./passkey";

afterEach(() => vi.unstubAllGlobals());

test("bytes go there and back, with the letters that addresses allow", () => {
  const all = Uint8Array.from({ length: 256 }, (_, n) => n);
  expect(text(all.buffer)).not.toMatch(/[+/=]/);
  expect([...bytes(text(all.buffer))]).toEqual([...all]);
});

test("an authenticator is asked for nothing personal but the name, and says what it made", async () => {
  const create = vi.fn(async (_: CredentialCreationOptions) => ({
    response: { clientDataJSON: bytes("YQ").buffer, attestationObject: bytes("Yg").buffer },
  }));
  vi.stubGlobal("navigator", { credentials: { create } });
  const asked = { challenge: "Yw", site: "hall.example.org", handle: "ZA", name: "", present: ["ZQ"] };
  expect(await makePasskey(asked, "Viking")).toEqual({ clientData: "YQ", attestation: "Yg" });
  const wish = create.mock.calls[0]![0].publicKey!;
  expect(wish.user.name).toBe("Viking");
  expect(wish.attestation).toBe("none");
  expect(wish.authenticatorSelection).toEqual({ residentKey: "required", userVerification: "required" });
  expect(wish.excludeCredentials).toHaveLength(1);
});

test("who declines is left in peace; who has the passkey already hears so", async () => {
  let refusal = new DOMException("no", "NotAllowedError");
  const refuse = () => Promise.reject(refusal);
  vi.stubGlobal("navigator", { credentials: { create: refuse, get: refuse } });
  expect(await showPasskey({ challenge: "Yw", site: "localhost" })).toBeNull();
  refusal = new DOMException("there", "InvalidStateError");
  const asked = { challenge: "Yw", site: "localhost", handle: "ZA", name: "Una", present: [] };
  await expect(makePasskey(asked, "")).rejects.toMatchObject({ code: "passkey-known" });
});
