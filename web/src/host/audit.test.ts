import { describe, expect, it } from "vitest";
import { aboutWords } from "./audit";

const say = (key: string) => `<${key}>`;
const words = (what: string, about: string) => aboutWords({ what, about, at: "" }, say);

describe("what was done at the desk", () => {
  it("names each limit that was changed", () => {
    expect(words("limits", "messages=12 delay=0")).toBe("<host.limit.messages>: 12; <host.limit.delay>: 0");
  });

  it("says how the door stands now", () => {
    expect(words("door", "closed")).toBe("<host.door.closed>");
  });

  it("leaves what people wrote as it is, and what was noted before", () => {
    expect(words("notice", "tables=3")).toBe("tables=3");
    expect(words("limits", "30 · 120 · 12 · 0 · 0 · 300")).toBe("30 · 120 · 12 · 0 · 0 · 300");
  });
});
