import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import en from "./en.json";
import hu from "./hu.json";
import pl from "./pl.json";

type Node = { type: number; value?: string; options?: Record<string, { value: Node[] }>; children?: Node[] };
const LITERAL = 0;
const POUND = 7;

function argumentsOf(message: string, locale: string): string[] {
  const found = new Set<string>();
  const visit = (nodes: Node[]) => {
    for (const node of nodes) {
      if (node.type !== LITERAL && node.type !== POUND && node.value) found.add(node.value);
      for (const option of Object.values(node.options ?? {})) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(message, locale).getAst() as unknown as Node[]);
  return [...found].sort();
}

const languages: [string, Record<string, string>][] = [
  ["pl", pl],
  ["hu", hu],
];

describe.each(languages)("the texts in %s", (locale, texts) => {
  it("have the same keys as the English ones", () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(Object.entries(en))("take the same arguments at %s", (key, message) => {
    expect(argumentsOf(texts[key] ?? "", locale)).toEqual(argumentsOf(message, "en"));
  });
});

const sources = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === "games" ? [] : sources(path);
    return /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") ? [path] : [];
  });

describe("every text", () => {
  const code = sources("src")
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");

  it("that the source names exists", () => {
    const named = [...code.matchAll(/(?<![\w.])t\("([^"]+)"/g)].map((match) => match[1]!);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((key) => !(key in en))).toEqual([]);
  });

  it("that exists is named by the source", () => {
    const prefixes = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map((match) => match[1]!);
    const isNamed = (key: string) => code.includes(`"${key}"`) || prefixes.some((prefix) => key.startsWith(prefix));
    expect(Object.keys(en).filter((key) => !isNamed(key))).toEqual([]);
  });
});
