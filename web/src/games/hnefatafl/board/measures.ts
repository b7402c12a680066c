/** The drawing is measured in hundredths of a square. */
export const CELL = 100;
/** The carved frame round the squares. */
export const FRAME = 60;

export const widthOf = (size: number): number => size * CELL + 2 * FRAME;

/** The middle of a column or row in the drawing. */
export const middle = (at: number): number => FRAME + (at + 0.5) * CELL;
