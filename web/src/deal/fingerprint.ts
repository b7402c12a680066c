import { sha256 } from "./sha256";

/** The SHA-256 of a text in hexadecimal digits: by the browser where it offers that, else by our own. */
export async function fingerprint(text: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return sha256(text);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return digits(new Uint8Array(hash));
}

export const digits = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
