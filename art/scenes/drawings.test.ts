import { expect, test } from 'vitest';
import { faultsOf } from '#tests/drawing/well-formed.ts';
import {
  ILLUSTRATION_NAMES,
  PORTRAIT_SLUGS,
  renderIllustration,
  renderMap,
  renderPortrait,
} from './index.ts';

test.each(ILLUSTRATION_NAMES)('the illustration %s is well-formed', (name) => {
  const svg = renderIllustration(name);
  expect(faultsOf(svg)).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined/);
});

test('illustrations take their colours from the page and are light without one', () => {
  expect(renderIllustration('no-road')).toContain('var(--art-ink, #2a211c)');
});

test.each(PORTRAIT_SLUGS)('the portrait of %s is well-formed', (slug) => {
  expect(faultsOf(renderPortrait(slug))).toEqual([]);
});

test('no two people look alike', () => {
  expect(new Set(PORTRAIT_SLUGS.map((slug) => renderPortrait(slug))).size).toBe(8);
});

test('a portrait of nobody is refused', () => {
  expect(() => renderPortrait('nobody')).toThrow(RangeError);
});

test.each(['light', 'dark'] as const)('the %s map is small, named and well-formed', (theme) => {
  const svg = renderMap({ theme, title: 'Map of Phoenix', shop: 'Ironwood Off-Road' });
  expect(faultsOf(svg)).toEqual([]);
  expect(svg).toContain('aria-label="Map of Phoenix"');
  expect(svg.length).toBeLessThan(60_000);
});
