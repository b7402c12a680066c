import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { TableState } from "../api/types";
import { componentsFor } from "../board/fixtures";
import { explained } from "../ui/tooltip.svelte";
import { boardOf } from "./board";

interface Fixture {
  view: unknown;
}

interface Fixtures {
  fixtures: Record<string, Fixture>;
  table: (fixture: Fixture) => TableState;
}

const files = import.meta.glob<Fixtures>(["./*/tests/fixtures.ts", "./*/tests/fixtures/tables.ts"], { eager: true });
const scenes = Object.values(files).flatMap(({ fixtures, table }) =>
  Object.entries(fixtures).map(([name, fixture]) => {
    const state = table(fixture);
    return { game: state.game, name, fixture, state };
  }),
);

/** The pictures of a board, drawn as in a test of its game. */
async function pictures({ game, fixture, state }: (typeof scenes)[number]): Promise<Element[]> {
  const { default: Board } = await boardOf(game)!();
  const props = {
    state,
    view: fixture.view,
    components: componentsFor(game),
    options: state.options,
    acting: state.acting,
    replaying: false,
    choose: () => undefined,
    why: async () => null,
    explain: () => undefined,
    say: () => "do it",
    t: (key: string) => key,
  };
  const { container } = render(Board, { props: props as never });
  return [...container.querySelectorAll("[role='img']")].filter((each) => !each.closest("[aria-hidden='true']"));
}

describe("every picture on a board", () => {
  it.each(scenes)("explains itself: $game, $name", async (scene) => {
    const mute = (await pictures(scene)).filter((each) => explained(each) === null);
    expect(mute.map((each) => each.outerHTML)).toEqual([]);
  });

  it("is looked for in all games, and found in most", async () => {
    const seen = new Set<string>();
    for (const scene of scenes) if ((await pictures(scene)).length > 0) seen.add(scene.game);
    expect(new Set(scenes.map(({ game }) => game)).size).toBe(6);
    expect(seen.size).toBeGreaterThan(3);
  });
});
