import { type Brand, derivePalette, hasHouseColors, tintOf } from '#src/domain/brand/index.ts';

/** What a picture for sharing is painted in. */
export type CardColors = {
  ink: string;
  /** The bar at the foot; null: none. */
  accent: string | null;
  /** From the top down. */
  sky: readonly [string, string, string];
  sun: string;
  /** Far to near, painted half transparent. */
  hills: readonly [string, string, string];
  ground: string;
};

/** Golden hour, of the built-in colors. */
const goldenHour: CardColors = {
  ink: '#2a211c',
  accent: null,
  sky: ['#f6ead5', '#f3d4a4', '#eeb678'],
  sun: '#fdf3df',
  hills: ['#e3b183', '#cf8f5c', '#a9653a'],
  ground: '#e6cfae',
};

/**
 * The colors of a card: the brand's action color gives the light its hue, and is the bar at the foot; words are in the
 * brand's ink, readable on sky and ground.
 */
export function cardColors(colors: Brand['colors']): CardColors {
  if (hasHouseColors(colors)) return goldenHour;
  const { accent } = colors;
  const tint = (l: number, most: number) => tintOf(accent, { l, most });
  return {
    ink: derivePalette(colors).light['text-main'] ?? goldenHour.ink,
    accent: derivePalette(colors).light.accent ?? accent,
    sky: [tint(0.965, 0.015), tint(0.915, 0.035), tint(0.86, 0.06)],
    sun: tint(0.985, 0.01),
    hills: [tint(0.78, 0.07), tint(0.68, 0.085), tint(0.54, 0.085)],
    ground: tint(0.88, 0.03),
  };
}
