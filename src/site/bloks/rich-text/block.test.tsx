import { expect, test } from 'vitest';
import { loadBlok } from '#tests/load-blok.ts';
import { renderBlok } from '#tests/render-blok.tsx';
import { partsOfText } from './parts-of-text.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const bar = { _uid: 'bar', component: 'CtaBar', text: 'Ask us first.' };
const bloks = (...body: unknown[]) => ({ type: 'blok', attrs: { id: 'u', body } });
const doc = (...content: unknown[]) => ({ type: 'doc', content });

test('paragraphs stay together, parts stand between them in their order', () => {
  const [a, b, c] = [paragraph('a'), paragraph('b'), paragraph('c')];
  expect(partsOfText(doc(a, b, bloks(bar), c))).toEqual([
    { component: 'rich-text-run', content: [a, b] },
    bar,
    { component: 'rich-text-run', content: [c] },
  ]);
});

test('a run becomes the HTML of the allow-list', async () => {
  const run = { component: 'rich-text-run', content: [paragraph('a < b')] };
  expect(renderBlok(run, await loadBlok(run))).toContain('<p>a &lt; b</p>');
});

test('a part inside the text is shown like any other', () => {
  expect(renderBlok({ component: 'rich-text', content: doc(bloks(bar)) })).toContain(
    'Ask us first.',
  );
});

test('what is no document, and parts that nobody knows, show nothing', () => {
  const contents = [
    null,
    'text',
    [],
    {},
    doc(null, 3, { type: 'blok' }, bloks({ component: '?' })),
  ];
  for (const content of contents) expect(renderBlok({ component: 'rich-text', content })).toBe('');
});
