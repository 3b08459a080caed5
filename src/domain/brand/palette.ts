import { hexOf, type Oklch, readable, readColor, type Scheme } from './colors.ts';
import { skyColors, skyGrounds } from './sky-palette.ts';

/** What a shop chooses: the color of what is pressed, and that of words and lines. "#1f6f78". */
export type BrandColors = { accent: string; ink: string };

/** Colors by the name of their custom property, without its dashes: those that a brand changes. */
export type Palette = Record<string, string>;

/** Contrast of words, and of edges and marks: WCAG 2.2, 1.4.3 and 1.4.11. */
const words = 4.5;
const marks = 3;

/**
 * The grounds of `tokens.css` that every brand has, by scheme: paper, and what verdicts stand on. A test compares them.
 */
export const fixedGrounds = {
  light: {
    surface: 'oklch(0.968 0.012 80)',
    'surface-raised': 'oklch(0.988 0.007 84)',
    'surface-sunken': 'oklch(0.932 0.021 78)',
    'verdict-fits-wash': 'oklch(0.935 0.035 145)',
    'verdict-work-wash': 'oklch(0.94 0.055 86)',
    'verdict-no-wash': 'oklch(0.93 0.035 30)',
    'verdict-unknown-wash': 'oklch(0.925 0.018 262)',
  },
  dark: {
    'verdict-fits-wash': 'oklch(0.275 0.04 152)',
    'verdict-work-wash': 'oklch(0.29 0.045 78)',
    'verdict-no-wash': 'oklch(0.275 0.06 27)',
    'verdict-unknown-wash': 'oklch(0.28 0.03 264)',
  },
} as const;

const light = hexes(fixedGrounds.light);
const dark = hexes(fixedGrounds.dark);

/** The grounds that stay as they are, as hex. */
export function fixedColors(scheme: Scheme): Palette {
  return scheme === 'light' ? light : dark;
}

/**
 * The colors of both schemes: hues and saturation are the shop's, lightness is moved until words have a contrast of at
 * least 4.5 on every ground that they stand on, and edges and marks one of 3.
 * @throws {Error} if one is not a color like "#1f6f78"
 */
export function derivePalette({ accent, ink }: BrandColors): Record<Scheme, Palette> {
  const [action, dim] = [readColor(accent), readColor(ink)];
  const both = nightColors(action, dim);
  const [day, night] = [skyColors('light', action, dim), skyColors('dark', action, dim)];
  return {
    light: { ...both, ...day, ...lightColors(action, dim, groundsOf(day)) },
    dark: { ...both, ...night, ...darkColors(action, dim, groundsOf(night)) },
  };
}

/** Links stand on the sky and the ground of drawings, too. */
function groundsOf(sky: ReturnType<typeof skyColors>): string[] {
  return skyGrounds.map((name) => sky[name]);
}

function lightColors(action: Oklch, ink: Oklch, skies: readonly string[]): Palette {
  const wash = hexOf({ l: 0.935, c: Math.min(action.c * 0.22, 0.035), h: action.h });
  const papers = [light.surface, light['surface-raised'], light['surface-sunken'], wash];
  const washes = verdictWashes(light);
  const dimmed = (l: number, most: number) => ({ l, c: Math.min(ink.c, most), h: ink.h });
  const onAccent = light['surface-raised'];
  const fill = readable(readable(action, { on: [onAccent], least: words, toward: 'dark' }), {
    on: papers,
    least: marks,
    toward: 'dark',
  });
  return {
    ...hexed({
      'surface-night': { l: 0.27, c: nightChroma(ink), h: ink.h },
      'surface-footer': dimmed(0.215, 0.03),
      'text-main': readable(dimmed(Math.min(ink.l, 0.3), 0.06), {
        on: [...papers, ...washes],
        least: 7,
        toward: 'dark',
      }),
      'text-muted': readable(dimmed(0.37, 0.05), {
        on: [...papers, ...washes],
        least: words,
        toward: 'dark',
      }),
      'text-faint': readable(dimmed(0.475, 0.05), { on: papers, least: words, toward: 'dark' }),
      'text-accent': readable(
        { ...action, l: Math.min(action.l, 0.5) },
        { on: [...papers, ...skies], least: words, toward: 'dark' },
      ),
      'border-control': readable(dimmed(0.58, 0.04), { on: papers, least: marks, toward: 'dark' }),
      accent: fill,
      'accent-hover': { ...fill, l: fill.l - 0.055 },
      'accent-pressed': { ...fill, l: fill.l - 0.105 },
    }),
    'accent-wash': wash,
    'text-on-accent': onAccent,
  };
}

function darkColors(action: Oklch, ink: Oklch, skies: readonly string[]): Palette {
  const tint = (l: number, most = 0.02) => ({ l, c: Math.min(ink.c, most), h: ink.h });
  const grounds = {
    surface: tint(0.185),
    'surface-raised': tint(0.228),
    'surface-sunken': tint(0.155),
  };
  const wash = hexOf({ l: 0.28, c: Math.min(action.c * 0.35, 0.05), h: action.h });
  const papers = [...Object.values(hexed(grounds)), wash];
  const washes = verdictWashes(dark);
  const onAccent = hexOf({ l: 0.17, c: Math.min(action.c, 0.02), h: action.h });
  const least = onDark(action, 0.66);
  const pressed = readable(readable(least, { on: [onAccent], least: words, toward: 'light' }), {
    on: papers,
    least: marks,
    toward: 'light',
  });
  return {
    ...hexed({
      ...grounds,
      'surface-night': { l: 0.235, c: nightChroma(ink), h: ink.h },
      'surface-footer': tint(0.145),
      'text-main': readable(
        { l: 0.945, c: Math.min(ink.c, 0.014), h: ink.h },
        { on: [...papers, ...washes], least: 7, toward: 'light' },
      ),
      'text-muted': readable(tint(0.83), {
        on: [...papers, ...washes],
        least: words,
        toward: 'light',
      }),
      'text-faint': readable(tint(0.72, 0.024), { on: papers, least: words, toward: 'light' }),
      'text-accent': readable(
        { ...action, l: Math.max(action.l, 0.75) },
        { on: [...papers, ...skies], least: words, toward: 'light' },
      ),
      border: tint(0.33),
      'border-control': readable(tint(0.58, 0.022), { on: papers, least: marks, toward: 'light' }),
      accent: { ...pressed, l: Math.min(pressed.l + 0.03, 0.97) },
      'accent-hover': { ...pressed, l: Math.min(pressed.l + 0.08, 0.98) },
      'accent-pressed': pressed,
    }),
    'accent-wash': wash,
    'text-on-accent': onAccent,
  };
}

/** Night fields look alike in both schemes. */
function nightColors(action: Oklch, ink: Oklch): Palette {
  const fields = [0.27, 0.235].map((l) => hexOf({ l, c: nightChroma(ink), h: ink.h }));
  const onAccent = hexOf({ l: 0.17, c: Math.min(action.c, 0.02), h: action.h });
  const bright = onDark(action, 0.7);
  const accent = readable(readable(bright, { on: [onAccent], least: words, toward: 'light' }), {
    on: fields,
    least: marks,
    toward: 'light',
  });
  return {
    'text-night': fields[0] ?? '',
    'text-on-accent-night': onAccent,
    'accent-night': hexOf(accent),
    'focus-ring-night': hexOf({ ...accent, l: Math.min(accent.l + 0.05, 0.97) }),
  };
}

/** Without a hue, a button of middle lightness on black looks switched off: it is nearly white, as black is on paper. */
function onDark(action: Oklch, least: number): Oklch {
  return { ...action, l: Math.max(action.l, action.c < 0.02 ? 0.9 : least) };
}

/** Enough to be seen as a color beside black. */
function nightChroma(ink: Oklch): number {
  return Math.min(Math.max(ink.c * 2.5, 0.02), 0.055);
}

function verdictWashes(grounds: Palette): string[] {
  return Object.keys(grounds).flatMap((name) =>
    name.startsWith('verdict') ? (grounds[name] ?? []) : [],
  );
}

function hexed<Name extends string>(colors: Record<Name, Oklch>): Record<Name, string> {
  const entries = Object.entries<Oklch>(colors).map(([name, color]) => [name, hexOf(color)]);
  // Has the same keys.
  return Object.fromEntries(entries) as Record<Name, string>;
}

function hexes<Name extends string>(colors: Readonly<Record<Name, string>>): Record<Name, string> {
  const parsed = Object.entries<string>(colors).map(([name, text]) => {
    const [l = 0, c = 0, h = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return [name, { l, c, h }];
  });
  return hexed(Object.fromEntries(parsed) as Record<Name, Oklch>);
}
