import { expect, test } from 'vitest';
import { pack } from '#src/lib/packed.ts';
import { renderBlok } from '#tests/render-blok.tsx';
import { examples } from './examples.ts';

const blok = { component: 'recent-builds' };

test('a build leads to its page, and all of them are one step away', () => {
  const html = renderBlok(blok, examples[0]?.data);
  expect(html).toContain('href="/gallery/ford/2022-f150-long-commute"');
  expect(html).toContain('href="/gallery"');
  expect(html).toContain('All 36 builds');
});

test('without a finished build there is no section', () => {
  expect(renderBlok(blok, { builds: pack([]), total: 0 })).toBe('');
});
