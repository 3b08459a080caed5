import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

const teaser = { component: 'Teaser', headline: 'Lift Kits', link: { url: '/services/lift-kits' } };

test('the headline is the link', () => {
  expect(renderBlok(teaser)).toContain('href="/services/lift-kits"');
});

test('without a link the headline is text', () => {
  expect(renderBlok({ ...teaser, link: null })).toContain('>Lift Kits</h2>');
});

test('the picture carries its alt text, and is lazy', () => {
  const image = { filename: '/f/1/1600x900/0123456789/a.jpg', alt: 'A lift' };
  const html = renderBlok({ ...teaser, image });
  expect(html).toContain('alt="A lift"');
  expect(html).toContain('loading="lazy"');
  expect(renderBlok(teaser)).not.toContain('<img');
});
