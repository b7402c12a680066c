import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Phrase, Rules } from "../api/types";
import OlderRules from "./OlderRules.svelte";

const change = (since: number, rule: string, key: string) => ({ since, rule, text: { key, args: {} } });
const OLD: Rules = {
  version: 1,
  newest: 3,
  changes: [change(2, "RUN-2", "ruling.deep-runes-end"), change(3, "RUN-5", "ruling.stones-are-shown")],
};

function show(rules: Rules) {
  const openRule = vi.fn();
  render(OlderRules, { props: { rules, say: (text: Phrase) => `<${text.key}>`, openRule } });
  return { openRule, note: document.querySelector("details") };
}

describe("the note on older rules", () => {
  it("is not there while a table follows the newest", () => {
    expect(show({ version: 3, newest: 3, changes: [] }).note).toBeNull();
  });

  it("tells the versions, folded", () => {
    const { note } = show(OLD);
    expect(note!.open).toBe(false);
    expect(note!.querySelector("summary")!.textContent).toBe("Older rules: version 1 of 3");
  });

  it("lists what has changed since, each with its rule", async () => {
    const { openRule } = show(OLD);
    expect(screen.getAllByRole("listitem", { hidden: true }).map((item) => item.textContent)).toEqual([
      expect.stringContaining("<ruling.deep-runes-end>"),
      expect.stringContaining("<ruling.stones-are-shown>"),
    ]);
    await fireEvent.click(screen.getAllByRole("button", { hidden: true })[1]!);
    expect(openRule).toHaveBeenCalledWith("RUN-5");
  });
});
