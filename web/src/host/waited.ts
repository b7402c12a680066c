const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** How long something has waited, in the largest unit of which it is two at least. */
export function waited(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= 2 * each) ?? (["second", 1] as const);
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(
    Math.floor(seconds / size),
  );
}
