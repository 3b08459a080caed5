import { expect, test } from 'vitest';
import { pathWords, spellPath } from './canonical-path.ts';

const words = pathWords({
  root: {},
  gallery: { path: 'gallery/:make' },
  status: { path: 'careers/status/:token' },
  other: { path: '*' },
});

test.each([
  ['/gallery', '/gallery'],
  ['/GALLERY/ford', '/gallery/ford'],
  ['/ES/Gallery', '/es/gallery'],
  ['/Careers/Status/AbC', '/careers/status/AbC'],
  ['/Nothing/Here', '/Nothing/Here'],
])('%s is the page %s', (asked, spelled) => {
  expect(spellPath(asked, words)).toBe(spelled);
});
