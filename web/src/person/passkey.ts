import type { AskPasskey, MadePasskey, NewPasskey, ShownPasskey } from "../api/types";
import { ApiProblem } from "../api/client";

/** What a passkey may sign with, as the hall takes it: ES256, Ed25519, RS256. */
const ALGORITHMS = [-7, -8, -257];
const PATIENCE = 300_000;

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential !== "undefined";

/** Has an authenticator make a passkey; nothing if the person does not want to. */
export async function makePasskey(asked: NewPasskey, unnamed: string): Promise<MadePasskey | null> {
  const name = asked.name || unnamed;
  const made = await willing(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(asked.challenge),
        rp: { id: asked.site, name: "Althing" },
        user: { id: bytes(asked.handle), name, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: asked.present.map((id) => ({ type: "public-key", id: bytes(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestation: "none",
        timeout: PATIENCE,
      },
    }),
  );
  if (!made) return null;
  const response = (made as PublicKeyCredential).response as AuthenticatorAttestationResponse;
  return { clientData: text(response.clientDataJSON), attestation: text(response.attestationObject) };
}

/** Has an authenticator show a passkey; nothing if the person does not want to, or there is none. */
export async function showPasskey(asked: AskPasskey): Promise<ShownPasskey | null> {
  const shown = await willing(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(asked.challenge),
        rpId: asked.site,
        userVerification: "required",
        timeout: PATIENCE,
      },
    }),
  );
  if (!shown) return null;
  const response = (shown as PublicKeyCredential).response as AuthenticatorAssertionResponse;
  return {
    id: text((shown as PublicKeyCredential).rawId),
    clientData: text(response.clientDataJSON),
    authenticator: text(response.authenticatorData),
    signature: text(response.signature),
    ...(response.userHandle && { handle: text(response.userHandle) }),
  };
}

/** Browsers do not tell whether a person declined or had nothing to show. */
async function willing(work: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await work();
  } catch (trouble) {
    if (!(trouble instanceof DOMException)) throw trouble;
    if (trouble.name === "InvalidStateError") throw new ApiProblem(409, "", "passkey-known");
    return null;
  }
}

export function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
