/** A number as it is printed: with a minus, not with a hyphen. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);
