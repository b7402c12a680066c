/** What a shield looks like: drawn from a name alone, the same everywhere. */
export interface Shield {
  field: string;
  charge: string;
  /** Into how many parts the field is divided. */
  parts: number;
  /** A rune as strokes on a field of 24. */
  rune: string;
}

const RUNES = [
  "M9 4v16M9 6l6 3M9 11l6 3",
  "M8 20V5l8 6v9",
  "M12 4v16M7 8l5-4 5 4",
  "M8 4v16M8 5l8 5-8 5",
  "M8 4v16l8-16v16",
  "M12 4v16M7 14l10-4",
  "M7 4l10 16M17 4L7 20",
  "M12 4v16M7 4l5 6 5-6",
  "M9 4v16M9 4l6 4-6 4 6 8",
  "M12 4v16M12 4l5 5M12 4L7 9",
  "M15 4L8 12l7 8",
  "M12 20V9M7 4l5 5 5-5",
];
const HUES = [12, 32, 48, 95, 150, 185, 215, 255, 300, 335];
const PARTS = [1, 2, 4, 8];

/** A number that stays the same for the same text: FNV-1a, and the last stirring of MurmurHash3. */
function digest(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

const drawn = <T>(all: readonly T[], sum: number): T => all[sum % all.length]!;

export function shieldOf(name: string): Shield {
  const sum = digest(name.trim().toLocaleLowerCase("en"));
  const hue = drawn(HUES, sum);
  return {
    field: `oklch(0.42 0.09 ${hue})`,
    charge: `oklch(0.52 0.09 ${hue})`,
    parts: drawn(PARTS, sum >>> 8),
    rune: drawn(RUNES, sum >>> 16),
  };
}

/** The parts of a divided field, every other of which has the second colour: paths on a field of 24. */
export function wedges(parts: number): string[] {
  const point = (turn: number) => `${12 + 11 * Math.sin(turn)} ${12 - 11 * Math.cos(turn)}`;
  return Array.from({ length: parts / 2 }, (_, i) => {
    const from = (4 * Math.PI * i) / parts;
    return `M12 12 L${point(from)} A11 11 0 0 1 ${point(from + (2 * Math.PI) / parts)} Z`;
  });
}
