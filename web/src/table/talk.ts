import type { ChatLine, ChatPage, TableState } from "../api/types";

/** What was said at the table, as far as this page knows it. */
export interface Talk {
  /** The number of the first line that is known. */
  from: number;
  lines: ChatLine[];
  /** How many of them, at the beginning, were called up by somebody who wanted to read further back. */
  earlier: number;
}

export const NO_TALK: Talk = { from: 0, lines: [], earlier: 0 };

/** The talk after a state arrived, which carries the lines from `chatFrom` on; what lies before a gap is forgotten. */
export function heard(talk: Talk, { chat, chatFrom }: Pick<TableState, "chat" | "chatFrom">): Talk {
  const known = chatFrom - talk.from;
  if (known < 0 || known > talk.lines.length) return { from: chatFrom, lines: chat, earlier: 0 };
  const lines = [...talk.lines.slice(0, known), ...chat];
  return { from: talk.from, lines, earlier: Math.min(talk.earlier, lines.length) };
}

/** The talk with lines that were called up, if they end where it begins. */
export function calledUp(talk: Talk, { chat, chatFrom }: ChatPage): Talk {
  if (chatFrom + chat.length !== talk.from) return talk;
  return { from: chatFrom, lines: [...chat, ...talk.lines], earlier: chat.length + talk.earlier };
}

/** How many lines from a number on somebody has not read who does not hear some of the seats. */
export const unheard = (talk: Talk, read: number, silenced: readonly number[]): number =>
  talk.lines.filter((line, at) => talk.from + at >= read && (line.seat === null || !silenced.includes(line.seat)))
    .length;

/** How many lines there are in all. */
export const count = (talk: Talk): number => talk.from + talk.lines.length;
