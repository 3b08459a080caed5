import { expect, test } from 'vitest';
import { sitemapIndex, sitemapOf } from './sitemap-xml.ts';

const origin = 'https://shop.example';

test('a page has its address, when it changed, its languages and its pictures', () => {
  const xml = sitemapOf(
    [
      { path: '/', lastmod: '2026-11-20T10:00:00.000Z', images: [] },
      { path: '/gallery/jeep/a', lastmod: null, images: ['/f/1/2x2/h/a&b.jpg'] },
    ],
    { origin, languages: ['en', 'es'] },
  );
  expect(xml).toContain(
    '<url><loc>https://shop.example/</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>',
  );
  expect(xml).toContain('<loc>https://shop.example/es/gallery/jeep/a</loc>');
  expect(xml.match(/hreflang="es" href="https:\/\/shop\.example\/es"/g)).toHaveLength(2);
  expect(xml).toContain('<image:loc>https://shop.example/f/1/2x2/h/a&amp;b.jpg</image:loc>');
});

test('a page in one language alone names no other', () => {
  const pages = [{ path: '/gallery', lastmod: null, images: [] }];
  const xml = sitemapOf(pages, { origin, languages: ['en'] });
  expect(xml).toContain('<url><loc>https://shop.example/gallery</loc></url>');
  expect(xml).not.toMatch(/\/es|hreflang/);
});

test('the index names each of its parts', () => {
  expect(sitemapIndex([`${origin}/sitemap-a.xml`])).toContain(
    '<sitemap><loc>https://shop.example/sitemap-a.xml</loc></sitemap>',
  );
});
