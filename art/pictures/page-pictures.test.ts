import { expect, test } from 'vitest';
import { pagePicture } from './page-pictures.ts';
import { pageScenesOf } from './page-scenes.ts';
import { readShopRecords } from './shop-records.ts';

const records = await readShopRecords();
/** How wide a card's picture is on a phone of 390 px, and the shape that a card cuts it to. */
const card = { width: 354, aspect: 16 / 10 };

test('the figures in the drawing on a card can be read on a phone, and the card cuts none', () => {
  const asked = pageScenesOf(records.pages).find(
    ({ alt }) => alt.en === 'Front view with poke dimensioned in millimeters',
  );
  if (!asked) throw new Error('no such picture');
  const { svg, width, height } = pagePicture(records, asked);
  const seat = /<svg x="[\d.]+" y="([\d.]+)" width="([\d.]+)" [^>]*viewBox="0 0 ([\d.]+) /.exec(
    svg,
  );
  const [top = 0, drawn = 0, inside = 1] = (seat ?? []).slice(1).map(Number);
  const scale = drawn / inside;
  const figures = [...svg.matchAll(/<text [^>]*y="([\d.]+)" font-size="([\d.]+)"[^>]*>([^<]+)/g)];
  expect(figures.map(([, , , words]) => words)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\d+\.\d$/), expect.stringMatching(/ mm$/)]),
  );
  const cut = (height - width / card.aspect) / 2;
  for (const [, baseline, size] of figures) {
    expect(Number(size) * scale * (card.width / width)).toBeGreaterThanOrEqual(11);
    expect(top + (Number(baseline) + Number(size) * 0.25) * scale).toBeLessThan(height - cut);
  }
});

test('no title picture has figures in it: they would be unreadable on a phone, and in one language', () => {
  const heroes = pageScenesOf(records.pages)
    .map((asked) => pagePicture(records, asked))
    .filter(({ width }) => width === 1920);
  expect(heroes.length).toBeGreaterThan(8);
  for (const { key, svg } of heroes) {
    const texts = [...svg.matchAll(/<text\b[^>]*>([^<]*)/g)].map(([, words]) => words);
    expect(
      texts.filter((words) => /\d/.test(words ?? '')),
      key,
    ).toEqual([]);
  }
});
