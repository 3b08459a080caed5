import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, hexOf, readColor, type Scheme } from './colors.ts';
import { derivePalette, fixedColors, fixedGrounds, type Palette } from './palette.ts';

const schemes: Scheme[] = ['light', 'dark'];
const papers = ['surface', 'surface-raised', 'surface-sunken', 'accent-wash'];
const skies = ['sky-high', 'sky-middle', 'sky-ground'];
const washes = ['fits', 'work', 'no', 'unknown'].map((verdict) => `verdict-${verdict}-wash`);

/** Which words stand on which grounds, with the least contrast of each pair. */
const pairs: [color: string, grounds: string[], least: number][] = [
  ['text-main', [...papers, ...washes], 4.5],
  ['text-muted', [...papers, ...washes], 4.5],
  ['text-faint', papers, 4.5],
  ['text-accent', [...papers, ...skies], 4.5],
  ['text-main', skies, 4.5],
  ['text-muted', skies, 4.5],
  ['tk-dim', skies, 4.5],
  ['tk-ghost', skies, 3],
  ['text-on-accent', ['accent', 'accent-hover', 'accent-pressed'], 4.5],
  ['text-on-accent-night', ['accent-night'], 4.5],
  ['accent', papers, 3],
  ['border-control', papers, 3],
  ['accent-night', ['surface-night'], 3],
  ['focus-ring-night', ['surface-night'], 3],
];

function lowPairs(palette: Palette, scheme: Scheme): string[] {
  const colorOf = (name: string) => palette[name] ?? fixedColors(scheme)[name] ?? '';
  return pairs.flatMap(([color, grounds, least]) =>
    grounds
      .filter((ground) => contrastOf(colorOf(color), colorOf(ground)) < least)
      .map((ground) => `${color} on ${ground}, ${scheme}`),
  );
}

const channel = fc.integer({ min: 0, max: 255 });
const color = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`);

test('whatever two colors a shop chooses, words and edges can be read in both schemes', () => {
  fc.assert(
    fc.property(color, color, (accent, ink) => {
      const palette = derivePalette({ accent, ink });
      expect(schemes.flatMap((scheme) => lowPairs(palette[scheme], scheme))).toEqual([]);
    }),
    {
      numRuns: 300,
      examples: [
        ['#000000', '#ffffff'],
        ['#ffffff', '#000000'],
        ['#ffff00', '#00ff00'],
      ],
    },
  );
});

const sheet = readFileSync('src/web/styles/tokens.css', 'utf8');
const officeSheet = readFileSync('src/office/frame/office.css', 'utf8');

/** A color of `tokens.css` that every brand has, in one scheme. */
function tokenIn(scheme: Scheme, name: string): string {
  const both = new RegExp(`--${name}: light-dark\\(oklch\\(([^)]*)\\), oklch\\(([^)]*)\\)\\)`);
  const [, light = '', dark = ''] = both.exec(sheet) ?? [];
  const [l = 0, c = 0, h = 0] = (scheme === 'light' ? light : dark).split(' ').map(Number);
  return hexOf({ l, c, h });
}

/** A ground of the office, mixed as `office.css` mixes it. */
function officeGround(name: string, colorOf: (name: string) => string): string {
  const mix = new RegExp(
    `--${name}: color-mix\\(in oklch, var\\(--(\\S+)\\), var\\(--(\\S+)\\) (\\d+)%`,
  );
  const [, base = '', other = '', share = ''] = mix.exec(officeSheet) ?? [];
  const [one, two] = [readColor(colorOf(base)), readColor(colorOf(other))];
  const between = (from: number, to: number) => from + (to - from) * (Number(share) / 100);
  return hexOf({ l: between(one.l, two.l), c: between(one.c, two.c), h: one.h });
}

const verdicts = ['fits', 'work', 'no', 'unknown'].map((verdict) => `verdict-${verdict}`);

/** Words and marks of the office on its own grounds, and verdicts on those of the brand. */
const officePairs: [colors: string[], grounds: string[], least: number][] = [
  [['text-main', 'text-muted', 'text-faint'], ['office-rail-surface', 'office-wash'], 4.5],
  [['text-main'], ['office-hair'], 4.5],
  [['text-faint'], ['office-hair'], 3],
  [['accent'], ['office-wash'], 3],
  [verdicts, [...papers, 'sky-ground'], 4.5],
];

function lowInOffice(palette: Palette, scheme: Scheme): string[] {
  const plainOf = (name: string) =>
    palette[name] ?? fixedColors(scheme)[name] ?? tokenIn(scheme, name);
  const colorOf = (name: string) =>
    name.startsWith('office-') ? officeGround(name, plainOf) : plainOf(name);
  return officePairs.flatMap(([colors, grounds, least]) =>
    colors.flatMap((color) =>
      grounds
        .filter((ground) => contrastOf(colorOf(color), colorOf(ground)) < least)
        .map((ground) => `${color} on ${ground}, ${scheme}`),
    ),
  );
}

test('the badges, charts and lists of the office can be read with any two colors', () => {
  fc.assert(
    fc.property(color, color, (accent, ink) => {
      const palette = derivePalette({ accent, ink });
      expect(schemes.flatMap((scheme) => lowInOffice(palette[scheme], scheme))).toEqual([]);
    }),
    {
      numRuns: 200,
      examples: [
        ['#808080', '#000000'],
        ['#c6ff00', '#20301a'],
        ['#0a1f5c', '#0b1220'],
        ['#ffffff', '#ffff00'],
      ],
    },
  );
});

test('the hue of a color stays, and one that can be read is not moved', () => {
  const { light } = derivePalette({ accent: '#1f6f78', ink: '#1d2427' });
  expect(light.accent).toBe('#1f6f78');
  expect(light['text-main']).toBe('#1d2427');
});

test('a black or gray brand has light buttons on dark pages, which do not look switched off', () => {
  for (const accent of ['#0a0a0a', '#808080', '#ffffff']) {
    const { dark } = derivePalette({ accent, ink: '#050505' });
    for (const name of ['accent', 'accent-night'])
      expect(contrastOf(dark[name] ?? '', dark.surface ?? ''), accent).toBeGreaterThan(12);
  }
});

test('the grounds that every brand has are those of the style sheet', () => {
  const css = readFileSync('src/web/styles/tokens.css', 'utf8');
  for (const scheme of schemes) {
    for (const [name, text] of Object.entries(fixedGrounds[scheme])) {
      const [, light, dark] =
        new RegExp(`--${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`).exec(css) ??
        [];
      expect(scheme === 'light' ? light : dark, name).toBe(text);
    }
  }
});

test('a palette has only colors that the style sheet has, and each in a form that screens can show', () => {
  const css = readFileSync('src/web/styles/tokens.css', 'utf8');
  for (const palette of Object.values(derivePalette({ accent: '#1f6f78', ink: '#1d2427' }))) {
    for (const [name, value] of Object.entries(palette)) {
      expect(css).toContain(`--${name}:`);
      expect(value).toMatch(/^#[0-9a-f]{6}$/);
    }
  }
  expect(hexOf({ l: 0.7, c: 0.4, h: 150 })).toMatch(/^#[0-9a-f]{6}$/);
});
