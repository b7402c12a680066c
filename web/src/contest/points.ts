/** Half points as they are printed. */
export function halves(count: number): string {
  const whole = Math.floor(count / 2);
  if (count % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}
