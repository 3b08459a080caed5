import { hexOf, type Oklch, readable, type Scheme } from './colors.ts';

/** Lightness, and the most chroma of a color of the scene, by scheme. */
type Tones = Readonly<Record<Scheme, readonly [l: number, most: number]>>;

/**
 * The scene behind drawings, from the sky down to the ground. By day the grounds of words are as light as the wash of
 * the accent on other pages, so that links keep the color that the shop chose.
 */
const scene = {
  'sky-high': { light: [0.955, 0.02], dark: [0.235, 0.04] },
  'sky-middle': { light: [0.94, 0.03], dark: [0.33, 0.045] },
  'sky-low': { light: [0.89, 0.05], dark: [0.46, 0.06] },
  'sky-ridge-far': { light: [0.85, 0.045], dark: [0.39, 0.045] },
  'sky-ridge-middle': { light: [0.78, 0.05], dark: [0.31, 0.04] },
  'sky-ridge-near': { light: [0.68, 0.055], dark: [0.235, 0.03] },
  'sky-ground': { light: [0.94, 0.018], dark: [0.205, 0.015] },
  'night-hill': { light: [0.25, 0.035], dark: [0.25, 0.035] },
  'night-ground': { light: [0.2, 0.025], dark: [0.2, 0.025] },
} as const satisfies Record<string, Tones>;

const sun = { light: [0.975, 0.05], dark: [0.8, 0.1] } as const satisfies Tones;
const lines = {
  light: { dim: 0.26, ghost: 0.4, toward: 'dark' },
  dark: { dim: 0.94, ghost: 0.8, toward: 'light' },
} as const;

type SkyName = keyof typeof scene | 'sky-sun' | 'tk-dim' | 'tk-ghost';

/** The grounds on which words stand in the scene. */
export const skyGrounds = ['sky-high', 'sky-middle', 'sky-ground'] as const;

/**
 * The scene in one scheme: everything in the hue of words and lines, the sun in that of what is pressed. Words in it
 * have a contrast of at least 4.5, lines one of 3.
 */
export function skyColors(scheme: Scheme, action: Oklch, ink: Oklch): Record<SkyName, string> {
  const toned = ([l, most]: readonly [number, number], { c, h }: Oklch) =>
    hexOf({ l, c: Math.min(c, most), h });
  // Has the same keys.
  const drawn = Object.fromEntries(
    Object.entries<Tones>(scene).map(([name, tones]) => [name, toned(tones[scheme], ink)]),
  ) as Record<keyof typeof scene, string>;
  const { dim, ghost, toward } = lines[scheme];
  const on = skyGrounds.map((name) => drawn[name]);
  const line = (l: number, least: number) =>
    hexOf(readable({ l, c: Math.min(ink.c, 0.06), h: ink.h }, { on, least, toward }));
  return {
    ...drawn,
    'sky-sun': toned(sun[scheme], action),
    'tk-dim': line(dim, 7),
    'tk-ghost': line(ghost, 3),
  };
}
