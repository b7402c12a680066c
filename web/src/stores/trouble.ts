import { ApiProblem, Unreachable } from "../api/client";
import type { Saying } from "./notices.svelte";

/** A failed call as a sentence for a person. */
export function saying(trouble: unknown): Saying {
  if (trouble instanceof Unreachable) return { key: "error.unreachable" };
  if (trouble instanceof ApiProblem) {
    if (trouble.status === 404) return { key: "error.notFound" };
    if (trouble.status === 429) return { key: "error.tooFast" };
    return trouble.message === "" ? { key: "error.status", values: { status: trouble.status } } : { sentence: trouble.message };
  }
  return { key: "error.unknown" };
}
