import type { HostDeed } from "../api/types";

/** The words of the page, by key. */
type Say = (key: string) => string;

/** About what something was done, in words: limits and doors by what they are called, everything else as it was noted. */
export function aboutWords({ what, about }: HostDeed, say: Say): string {
  if (what === "door") return say(`host.door.${about}`);
  if (what === "limits" && /^\w+=\d+( \w+=\d+)*$/.test(about)) return about.split(" ").map(limitWords(say)).join("; ");
  return about;
}

const limitWords = (say: Say) => (limit: string) => {
  const [name, value] = limit.split("=");
  return `${say(`host.limit.${name}`)}: ${value}`;
};
