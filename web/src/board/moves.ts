/** What the moves of all games have: a name for their kind, and the code that the hall reads. */
export interface CodedMove {
  type: string;
  code: string;
}

/** A way in which a kind of move is written, and how its words become a move. */
type Reading<M> = readonly [RegExp, (code: string, ...words: string[]) => M];

/** Reads codes by the first way that fits. */
export function readerOf<M extends CodedMove>(readings: readonly Reading<M>[]): (code: string) => M | null {
  return (code) => {
    for (const [form, make] of readings) {
      const words = form.exec(code);
      if (words) return make(code, ...words.slice(1));
    }
    return null;
  };
}

/** The moves of some kinds. */
export function ofType<M extends CodedMove, T extends M["type"]>(
  moves: Iterable<M>,
  ...types: readonly T[]
): Extract<M, { type: T }>[] {
  return [...moves].filter((each): each is Extract<M, { type: T }> => (types as readonly string[]).includes(each.type));
}
