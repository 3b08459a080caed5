import { expect, test } from 'vitest';
import { loadBlok } from '#tests/load-blok.ts';
import { renderBlok } from '#tests/render-blok.tsx';

test('links and emphasis stay, everything else goes', async () => {
  const blok = {
    component: 'callout-banner',
    html: 'Closed. <a href="/appointment" onclick="x()">Free bays</a><img src=x onerror=x()><script>x()</script>',
  };
  const html = renderBlok(blok, await loadBlok(blok));
  expect(html).toContain('<a href="/appointment">Free bays</a>');
  expect(html).not.toMatch(/onclick|<img|script/);
});

test('an empty banner is no banner', async () => {
  const blok = { component: 'callout-banner', html: '' };
  expect(renderBlok(blok, await loadBlok(blok))).toBe('');
});
