import { ApiProblem, Unreachable } from "../api/client";
import en from "../texts/en.json";
import type { TextKey } from "../i18n/language.svelte";
import type { Saying } from "./notices.svelte";

/** A failed call as a sentence for a person: in our words where we have them, else as the server wrote it. */
export function saying(trouble: unknown): Saying {
  if (trouble instanceof Unreachable) return { key: "error.unreachable" };
  if (!(trouble instanceof ApiProblem)) return { key: "error.unknown" };
  if (trouble.code !== "") return coded(trouble.code, trouble.message);
  if (trouble.status === 404) return { key: "error.notFound" };
  return { key: "error.status", values: { status: trouble.status } };
}

/** What a code of the server means. */
export function coded(code: string, detail: string): Saying {
  const key = `error.code.${code}`;
  return key in en ? { key: key as TextKey } : { sentence: detail };
}
