import { expect, test } from 'vitest';
import type { Visit } from '#src/domain/analytics-visit.ts';
import { chooseVariants } from '#src/site/pages/choose-variants.ts';
import { renderBlok } from '#tests/render-blok.tsx';

const variant = (name: string) => ({
  component: 'experiment-variant',
  _uid: name,
  body: [{ component: 'HeadingParagraph', _uid: `in-${name}`, heading: name }],
});
const blok = {
  component: 'experiment',
  _uid: 'one',
  experiment: 'hero-2026',
  section: 1,
  variants: [variant('Long'), variant('Short'), variant('Loud')],
};

const visitIn = (experimentId: string, ...indexes: number[]): Visit => ({
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0',
  host: 'shop.test',
  isQuiet: false,
  experiment: { experimentId, name: 'hero', maxAgeSeconds: 1, indexes },
});

function seen(visit: Visit | undefined, change: object = {}) {
  const [chosen] = chooseVariants([{ ...blok, ...change }], visit);
  const html = chosen ? renderBlok(chosen) : '';
  return { names: html.match(/Long|Short|Loud/g), html, exposure: chosen?.exposure };
}

test('a visitor sees the variant that was drawn for them, and the page says which', () => {
  const { names, exposure } = seen(visitIn('hero-2026', 1));
  expect(names).toEqual(['Short']);
  expect(exposure).toBe('hero-2026.1');
});

test('a part for the second section shows the second draw', () => {
  expect(seen(visitIn('hero-2026', 1, 2), { section: 2 }).names).toEqual(['Loud']);
  const { names, exposure } = seen(visitIn('hero-2026', 1), { section: 2 });
  expect(names).toEqual(['Long']);
  expect(exposure).toBeUndefined();
});

test('in another experiment, in none, or past the last variant one sees the first', () => {
  for (const visit of [visitIn('other', 1), { ...visitIn('x'), experiment: null }]) {
    const { names, exposure } = seen(visit);
    expect(names).toEqual(['Long']);
    expect(exposure).toBeUndefined();
  }
  expect(seen(visitIn('hero-2026', 5)).names).toEqual(['Long']);
});

test('what is inside another part is chosen too, and what nobody sees is not sent', () => {
  const page = { component: 'columns', _uid: 'two', columns: [blok] };
  const [chosen] = chooseVariants([page], visitIn('hero-2026', 2));
  expect(JSON.stringify(chosen)).toContain('Loud');
  expect(JSON.stringify(chosen)).not.toMatch(/Long|Short/);
});

test('who edits the page sees all of them, each with its number', () => {
  const { names, html } = seen(undefined);
  expect(names).toEqual(['Long', 'Short', 'Loud']);
  expect(html).toContain('Variant 3');
});
