import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import RuleDrawing from "../table/RuleDrawing.svelte";
import { drawingsOf, drawnGames } from "./drawings";

const LANGUAGES = ["en", "pl", "hu"];

const catalogue = (game: string, kind: "rules" | "texts", language: string) =>
  JSON.parse(
    readFileSync(`../games/${game}/src/main/resources/althing/${game}/${kind}/${language}.json`, "utf8"),
  ) as Record<string, string>;

describe("drawings beside the rules", () => {
  it("are there for some games, and none for a game without", async () => {
    expect(drawnGames.length).toBeGreaterThan(1);
    expect(await drawingsOf("a game without a folder")).toEqual({});
  });

  it.each(drawnGames)("of %s belong to rules that exist", async (game) => {
    const rules = catalogue(game, "rules", "en");
    expect(Object.keys(await drawingsOf(game)).filter((id) => !(id in rules))).toEqual([]);
  });

  it.each(drawnGames)("of %s are told in every language, and no word is told of none", async (game) => {
    const ids = Object.keys(await drawingsOf(game)).sort();
    for (const language of LANGUAGES) {
      const told = Object.keys(catalogue(game, "texts", language)).filter((key) => key.startsWith("drawing."));
      expect(told.map((key) => key.slice("drawing.".length)).sort(), language).toEqual(ids);
    }
  });

  it.each(drawnGames)("of %s can be drawn, and each shows something of its own", async (game) => {
    const drawings = Object.entries(await drawingsOf(game));
    const pictures = drawings.map(([id, drawing]) => {
      const { container } = render(RuleDrawing, { props: { game, id, drawing } });
      expect(
        container.querySelectorAll("figure svg :is(path, rect, circle, polygon, image, text)").length,
        id,
      ).toBeGreaterThan(3);
      expect(container.querySelector("figure [tabindex], figure button, figure [data-place]"), id).toBeNull();
      return container.querySelector("figure > div")!.innerHTML;
    });
    expect(new Set(pictures).size).toBe(drawings.length);
  });
});
