import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Codes of moves are written and read by each game's `moves.ts` alone, which comes from the engine; the rest of the page knows no game's codes at all. */

const FOLDER = "src/games";
const PAGE = "src";

/** Files that take texts or tables of components apart, never codes. */
const NO_CODES = new Set(["vikings/wheel/Hub.svelte", "odin/actions/deeds.ts", "odin/parts.ts"]);

const games = readdirSync(FOLDER, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

const sources = (game: string): string[] =>
  readdirSync(`${FOLDER}/${game}`, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(ts|svelte)$/.test(file) && !file.startsWith("tests/") && file !== "moves.ts" && file !== "view.ts",
  );

/** The words with which the codes of a game begin. */
function firstWords(game: string): string[] {
  const builders = readFileSync(`${FOLDER}/${game}/moves.ts`, "utf8");
  return [...new Set([...builders.matchAll(/[`"]([a-z]+)(?: [^`"]*)?[`"],?$/gm)].map(([, word]) => word!))];
}

/** A code by one of its names, and something that looks into it. */
const TAKEN_APART = /\b(move|code)\??\.(startsWith|endsWith|includes|split|slice|substring|match|replace)\(/;

/** What a line does with codes that it should leave to `moves.ts`; nothing for a good line. */
function fault(line: string, words: string): string | null {
  if (/export const move\b/.test(line)) return "writes codes by hand";
  if (/\.split\(" "\)/.test(line)) return "splits a code";
  if (TAKEN_APART.test(line)) return "takes a code apart";
  if (new RegExp(`(starts|ends)With\\(["'\`] ?(${words})\\b`).test(line))
    return "looks at the beginning or the end of a code";
  if (new RegExp(`/\\^(\\(\\?:|\\()?(${words})\\b|["'\`](${words}) (\\$\\{|[a-z0-9])`).test(line))
    return "spells a code";
  return /\bmove="[a-z]/.test(line) ? "names a move by its code" : null;
}

/** The same for a line that writes no codes, but may use words that some game's codes begin with. */
function apart(line: string, words: string): string | null {
  if (TAKEN_APART.test(line)) return "takes a code apart";
  return new RegExp(`\\b(move|code)s?\\b.*["'\`](${words}) (\\$\\{|[a-z0-9])`).test(line) ? "spells a code" : null;
}

function faultsIn(path: string, words: string, faultOf: typeof fault): string[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, index) => {
      const found = faultOf(line, words);
      return found ? [`${path}:${index + 1} ${found}: ${line.trim()}`] : [];
    });
}

describe.each(games)("the board of %s", (game) => {
  it("leaves codes to moves.ts", () => {
    const words = firstWords(game).join("|");
    const faults = sources(game)
      .filter((file) => !NO_CODES.has(`${game}/${file}`))
      .flatMap((file) => faultsIn(`${FOLDER}/${game}/${file}`, words, fault));
    expect(faults).toEqual([]);
  });
});

describe("the page around the boards", () => {
  it("leaves codes alone", () => {
    const words = [...new Set(games.flatMap(firstWords))].join("|");
    const around = readdirSync(PAGE, { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$/.test(file) && !file.startsWith("games/"),
    );
    expect(around.length).toBeGreaterThan(100);
    expect(around.flatMap((file) => faultsIn(`${PAGE}/${file}`, words, apart))).toEqual([]);
  });
});

describe("the guard", () => {
  const words = "go|place|ferry|vote|start";

  it.each([
    ['const [word, item] = code.split(" ");', "splits a code"],
    ["ways.some((way) => move.startsWith(way))", "takes a code apart"],
    ['moves.filter((each) => each.startsWith("place "))', "looks at the beginning or the end of a code"],
    ["desk.options.has(`go ${space}`)", "spells a code"],
    ['<Choice move="pass" plain />', "names a move by its code"],
    ['<Choice move="ferry each" />', "spells a code"],
    ["moves.filter((each) => !/^(go|place) /.test(each))", "spells a code"],
    ["export const move = {", "writes codes by hand"],
  ])("finds that %s %s", (line, found) => expect(fault(line, words)).toBe(found));

  it.each([
    "desk.options.has(move.go(space))",
    'ofType(desk.moves, "place")',
    'import { move } from "../moves";',
    'const t = desk.t("move.vote-for");',
  ])("lets %s stand", (line) => expect(fault(line, words)).toBeNull());
});
