import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Scheme = 'light' | 'dark';
type Color = [lightness: number, chroma: number, hue: number];

/** The colors of `tokens.css` in both schemes. */
function readColors(): Map<string, Record<Scheme, Color>> {
  const css = readFileSync('src/web/styles/tokens.css', 'utf8');
  const one = 'oklch\\(([\\d. ]+)\\)';
  const pair = new RegExp(`--([\\w-]+): (?:light-dark\\(${one}, ${one}\\)|${one});`, 'g');
  const parse = (text = '') => text.split(' ').map(Number) as Color;
  return new Map(
    [...css.matchAll(pair)].map(([, name = '', light, dark, both]) => [
      name,
      { light: parse(light ?? both), dark: parse(dark ?? both) },
    ]),
  );
}

const colors = readColors();

/** Relative luminance (WCAG 2.2) via linear sRGB (CSS Color 4, "Oklab to linear sRGB"). */
function luminance([lightness, chroma, hue]: Color): number {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => Math.min(1, Math.max(0, value))) as Color;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [a = 0, b = 0] = [one, other].map((name) => {
    const color = colors.get(name);
    if (!color) throw new Error(`tokens.css has no --${name}`);
    return luminance(color[scheme]) + 0.05;
  });
  return Math.max(a, b) / Math.min(a, b);
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const verdicts = ['fits', 'work', 'no', 'unknown'].map((verdict) => `verdict-${verdict}`);
const night = ['surface-night', 'surface-footer'];

/** Which text colors are used on which background. */
const written: [words: string, grounds: string[]][] = [
  ...['text-main', 'text-muted', 'text-faint', 'text-accent'].map((words): [string, string[]] => [
    words,
    [...surfaces, 'accent-wash'],
  ]),
  ...verdicts.map((verdict): [string, string[]] => [verdict, [...surfaces, `${verdict}-wash`]]),
  ...['text-main', 'text-muted'].map((words): [string, string[]] => [
    words,
    verdicts.map((verdict) => `${verdict}-wash`),
  ]),
  ['text-on-accent', ['accent', 'accent-hover', 'accent-pressed']],
  ['text-on-accent-night', ['accent-night']],
  ['text-on-verdict', verdicts],
  ['text-on-night', night],
  ['text-on-night-muted', night],
  ['text-night', ['text-on-night']],
];

const schemes = ['light', 'dark'] as const;

test.each(schemes)(
  'words have a contrast of 4.5 on every ground that they stand on, %s',
  (scheme) => {
    const low = written.flatMap(([ink, grounds]) =>
      grounds
        .filter((ground) => contrast(ink, ground, scheme) < 4.5)
        .map((on) => `${ink} on ${on}`),
    );
    expect(low).toEqual([]);
  },
);

test.each(schemes)(
  'the edge of a control and the ring of the focus have one of 3, %s',
  (scheme) => {
    const low = ['border-control', 'accent'].flatMap((edge) =>
      surfaces
        .filter((surface) => contrast(edge, surface, scheme) < 3)
        .map((on) => `${edge} on ${on}`),
    );
    expect(low).toEqual([]);
  },
);
