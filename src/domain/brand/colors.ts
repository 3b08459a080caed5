import {
  clampChroma,
  useMode as defineMode,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  wcagContrast,
} from 'culori/fn';

/** Lightness 0 to 1, chroma from 0 (gray) to about 0.4, hue in degrees: CSS Color 4, OKLCH. */
export type Oklch = { l: number; c: number; h: number };

defineMode(modeRgb);
// What the contrast is computed in.
defineMode(modeLrgb);
const toOklch = defineMode(modeOklch);

export type Scheme = 'light' | 'dark';

/** @throws {Error} if it is not a color like "#1f6f78" */
export function readColor(hex: string): Oklch {
  const color = /^#[0-9a-f]{6}$/i.test(hex) ? toOklch(hex) : undefined;
  if (!color) throw new Error(`${hex} is not a color`);
  // Gray has no hue.
  return { l: color.l, c: color.c, h: color.h ?? 0 };
}

/** "#1f6f78": the nearest color of that lightness and hue that screens can show. */
export function hexOf({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** A pale or deep shade of a color: its hue, this lightness, and at most that much chroma. */
export function tintOf(hex: string, { l, most }: { l: number; most: number }): string {
  const { c, h } = readColor(hex);
  return hexOf({ l, c: Math.min(c, most), h });
}

/** From 1 to 21, as WCAG 2.2 defines it. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** The lowest contrast of a color with any of the grounds. */
export function leastContrast(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrastOf(color, ground)));
}

type Goal = { on: readonly string[]; least: number; toward: 'dark' | 'light' };

/** The color, darker or lighter by as little as gives it the contrast. Black and white have the most there is. */
export function readable({ l, c, h }: Oklch, { on, least, toward }: Goal): Oklch {
  const step = toward === 'dark' ? -0.005 : 0.005;
  for (let moved = l; moved > 0 && moved < 1; moved += step) {
    const color = { l: moved, c, h };
    if (leastContrast(hexOf(color), on) >= least) return color;
  }
  return { l: toward === 'dark' ? 0 : 1, c: 0, h };
}
