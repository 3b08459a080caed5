export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** One decimal, without "-0": a tenth of a pixel is 0.02 in at the default scale. */
export function tenths(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text;
}

/** Two decimals, for widths, opacities and stops. */
export function hundredths(value: number): string {
  const text = (Math.round(value * 100) / 100).toString();
  return text === '-0' ? '0' : text;
}

/** Inches as they are printed: one decimal, rounded half up, so that lift plus tire adds up to the total. */
export function inches(value: number): string {
  return (Math.round(value * 10 + 1e-6) / 10).toFixed(1);
}
