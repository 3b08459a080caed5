import { expect, test } from 'vitest';
import { translate } from '#src/web/words/translate.ts';
import { originRows } from './origin-rows.ts';
import leadStrings from './words.json' with { type: 'json' };

const rows = (origin: Parameters<typeof originRows>[0]) =>
  originRows(origin, translate(leadStrings, 'en'));

test('a source is told in plain words, and what is not known is left out', () => {
  const utm = { source: 'newsletter', campaign: 'monsoon' };
  const source = { utm, landing: '/gallery', referrer: 'forum.example' };
  expect(rows({ source, experiments: 'hero-2026.0-1' })).toEqual([
    ['Another site', 'forum.example'],
    ['Campaign from', 'newsletter'],
    ['Campaign', 'monsoon'],
    ['First page', '/gallery'],
    ['Test of a page', 'hero-2026: saw the original, version 2'],
  ]);
  expect(rows({ source: null, experiments: null })).toEqual([]);
});
