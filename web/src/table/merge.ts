import type { LogLine, TableState } from "../api/types";

/** The log as this page knows it, and from which line on it is new to the reader. */
export interface Story {
  lines: LogLine[];
  freshFrom: number;
}

export const NO_STORY: Story = { lines: [], freshFrom: 0 };

/**
 * The story after a state arrived. A state carries the lines from `logFrom` on: more lines after a move, fewer after an
 * undo. Null when lines in between are missing and the whole table must be asked for.
 */
export function told(story: Story, state: Pick<TableState, "log" | "logFrom">): Story | null {
  if (state.logFrom > story.lines.length) return null;
  const lines = [...story.lines.slice(0, state.logFrom), ...state.log];
  return { lines, freshFrom: Math.min(story.freshFrom, lines.length) };
}

/** Everything told so far counts as read: the reader has acted on it. */
export function read(story: Story): Story {
  return { ...story, freshFrom: story.lines.length };
}

/** The lines that the later story adds to the earlier, for announcing them. */
export function added(before: Story, after: Story): LogLine[] {
  return after.lines.slice(before.lines.length);
}
