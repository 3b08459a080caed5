/** Class that sets `--at` to a percentage, in steps of two: style attributes are not allowed. */
export function scaleClass(percent: number): string {
  const held = Math.min(100, Math.max(0, percent));
  return `at-${Math.round(held / 2) * 2}`;
}
