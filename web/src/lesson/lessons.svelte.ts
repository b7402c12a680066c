import { api } from "../api/client";
import type { LessonInfo } from "../api/types";
import { notices } from "../stores/notices.svelte";
import { recall, remember } from "../stores/memory";
import { router, tablePath } from "../stores/router.svelte";
import { saying } from "../stores/trouble";

/** Which lessons were gone through in this browser. */
class Learned {
  #names = $state.raw(recall<string[]>("learned", []));

  has(game: string, lesson: string): boolean {
    return this.#names.includes(`${game}/${lesson}`);
  }

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.#names = [...this.#names, `${game}/${lesson}`];
    remember("learned", this.#names);
  }
}

export const learned = new Learned();

/** Opens a lesson at a table of its own. */
export async function teach(game: string, lesson: string, replace = false): Promise<void> {
  try {
    const { id } = await api.openLesson(game, lesson, recall("name", ""));
    router.go(tablePath(id), replace);
  } catch (trouble) {
    notices.error(saying(trouble));
  }
}

let offered: Promise<Map<string, LessonInfo[]>> | null = null;

/** The lessons of a game. */
export async function lessonsOf(game: string): Promise<LessonInfo[]> {
  offered ??= api.hall().then(({ games }) => new Map(games.map(({ id, lessons }) => [id, lessons])));
  try {
    return (await offered).get(game) ?? [];
  } catch {
    offered = null;
    return [];
  }
}
