import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, hexOf } from '#src/domain/brand/colors.ts';
import { derivePalette, fixedColors, type Palette } from '#src/domain/brand/palette.ts';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** The colors of a sheet of tokens in one scheme, as hex. */
function readColors(path: string, scheme: Scheme): Palette {
  const pairs = readFileSync(path, 'utf8').matchAll(
    /--([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\);/g,
  );
  return Object.fromEntries(
    [...pairs].map(([, name = '', light = '', dark = '']) => {
      const [l = 0, c = 0, h = 0] = (scheme === 'light' ? light : dark).split(' ').map(Number);
      return [name, hexOf({ l, c, h })];
    }),
  );
}

const own = Object.fromEntries(
  schemes.map((scheme) => [scheme, readColors('src/office/frame/tokens.css', scheme)]),
) as Record<Scheme, Palette>;
const house = Object.fromEntries(
  schemes.map((scheme) => [scheme, readColors('src/web/styles/tokens.css', scheme)]),
) as Record<Scheme, Palette>;

const kinds = Object.keys(own.light).filter((name) => /^kind-[a-z]+$/.test(name));

/** Words on the washes of the kinds, and their edges on what they stand on, that are too faint. */
function faint(brand: Palette, scheme: Scheme): string[] {
  const colors: Palette = { ...house[scheme], ...fixedColors(scheme), ...brand, ...own[scheme] };
  const least = (ink: string, ground: string, contrast: number) =>
    contrastOf(colors[ink] ?? '', colors[ground] ?? '') < contrast
      ? [`${ink} on ${ground}, ${scheme}`]
      : [];
  return kinds.flatMap((kind) => [
    ...['text-main', 'text-muted', 'verdict-no', 'verdict-fits'].flatMap((words) =>
      least(words, `${kind}-wash`, 4.5),
    ),
    ...least(kind, 'surface', 3),
    ...least(kind, `${kind}-wash`, 3),
  ]);
}

test('each of the six kinds of work has an edge and a wash in both schemes', () => {
  expect(kinds).toHaveLength(6);
  for (const scheme of schemes)
    for (const kind of kinds) expect(own[scheme]).toHaveProperty(`${kind}-wash`);
});

test('words can be read on every kind of work, and its edge be seen', () => {
  expect(schemes.flatMap((scheme) => faint({}, scheme))).toEqual([]);
});

const channel = fc.integer({ min: 0, max: 255 });
const color = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`);

test('the same in the colors of any brand', () => {
  fc.assert(
    fc.property(color, color, (accent, ink) => {
      const palette = derivePalette({ accent, ink });
      expect(schemes.flatMap((scheme) => faint(palette[scheme], scheme))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
