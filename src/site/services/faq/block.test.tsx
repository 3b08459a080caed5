import { expect, test } from 'vitest';
import { loadBlok } from '#tests/load-blok.ts';
import { renderBlok } from '#tests/render-blok.tsx';

const faq = [{ q: 'How long?', a: 'An hour.' }, { q: 'No answer yet?' }];
const stories = [
  { slug: 'alignment', content: { name: 'Alignment', faq } },
  { slug: 'recheck', content: { name: 'Recheck', faq: [] } },
];
const ctx = { content: { listStories: async () => stories } };

test('questions open without a script, the first one is open, unanswered ones are left out', async () => {
  const blok = { component: 'faq', services: ['alignment', 'recheck'] };
  const html = renderBlok(blok, await loadBlok(blok, ctx));
  expect(html).toMatch(/<details open=""><summary[^>]*>How long\?/);
  expect(html).toContain('<p>An hour.</p>');
  expect(html).not.toContain('No answer yet');
  expect(html).not.toContain('Recheck');
});

test('without questions there is no section', async () => {
  const blok = { component: 'faq', services: ['recheck'] };
  expect(renderBlok(blok, await loadBlok(blok, ctx))).toBe('');
});
