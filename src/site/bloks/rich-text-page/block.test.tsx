import { expect, test } from 'vitest';
import { loadBlok } from '#tests/load-blok.ts';
import { renderBlok } from '#tests/render-blok.tsx';

const terms = { component: 'rich-text-page', accent: 'Terms', title: 'Plain terms', intro: 'Hi.' };

test('the body is Markdown, rendered by the loader', async () => {
  const data = await loadBlok({ ...terms, body: '## Fit\n\nVerdicts come from *data*.' });
  const html = renderBlok(terms, data);
  expect(html).toContain('>Fit</h2>');
  expect(html).toContain('<em>data</em>');
});

test('markup in the body stays text', async () => {
  const data = await loadBlok({ ...terms, body: 'A <script>alert(1)</script> b' });
  expect(renderBlok(terms, data)).not.toContain('<script');
});

test('accent and title are the h1', () => {
  expect(renderBlok(terms, { html: '' })).toMatch(/<h1>.*Terms.* Plain terms<\/h1>/);
});
