/** Points with their sign, as the language writes them: +1.5, −0.4. */
export const signed = (points: number, language: string): string =>
  new Intl.NumberFormat(language, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(points)
    .replace("-", "−");

/** A chance in per cent, without a fraction. */
export const percent = (chance: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(chance);

/** A change of chances in per cent, with its sign. */
export const signedPercent = (chance: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 0 })
    .format(chance)
    .replace("-", "−");
