import { expect, test } from 'vitest';
import { loadBlok } from '#tests/load-blok.ts';
import { renderBlok } from '#tests/render-blok.tsx';

test('Markdown becomes paragraphs and tables', async () => {
  const blok = { component: 'Prose', body: 'One.\n\n| a | b |\n|---|---|\n| 1 | 2 |' };
  const html = renderBlok(blok, await loadBlok(blok));
  expect(html).toContain('<p>One.</p>');
  expect(html).toContain('<td>2</td>');
});

test('no text, no box', async () => {
  const blok = { component: 'Prose' };
  expect(renderBlok(blok, await loadBlok(blok))).toBe('');
});
