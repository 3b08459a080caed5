import { expect, test } from 'vitest';
import { fillMeta, pageWordsOf } from './page-words.ts';

const meta = {
  title: '{brand} {name}',
  description: '{brand} {name}: {priceBand}.',
  siteName: 'Ironwood Off-Road',
  canonical: 'https://ironwood.example/store/wheels/basaltline-corbel',
};

test('loaders name the page that its story is a pattern of', () => {
  const data = {
    a: { pageWords: { brand: 'Basaltline', name: 'Corbel' } },
    b: null,
    c: { pageWords: { priceBand: '$239 to $329' } },
    d: { pageWords: 'no words' },
  };
  expect(fillMeta(meta, pageWordsOf(data))).toEqual({
    ...meta,
    title: 'Basaltline Corbel',
    description: 'Basaltline Corbel: $239 to $329.',
  });
});

test('a placeholder without a word never reaches a reader', () => {
  expect(fillMeta(meta, { name: 'Corbel' }).title).toBe('Corbel');
});
