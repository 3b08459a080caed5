import { escapeHtml } from '#src/lib/escape-html.ts';
import type { FoundPage } from './list-pages.server.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const images = 'http://www.google.com/schemas/sitemap-image/1.1';

/** A sitemap of sitemaps (sitemaps.org 0.9). Addresses are absolute. */
export function sitemapIndex(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `<sitemap>${tag('loc', address)}</sitemap>`);
  return `${head}<sitemapindex xmlns="${schema}">${lines.join('')}</sitemapindex>\n`;
}

/** The pages of one part with their pictures; `origin` is put before every path. */
export function sitemapOf(pages: readonly FoundPage[], origin: string): string {
  const lines = pages.map(({ path, lastmod, images: pictures }) => {
    const shown = pictures.map(
      (picture) => `<image:image>${tag('image:loc', origin + picture)}</image:image>`,
    );
    const changed = lastmod === null ? '' : tag('lastmod', lastmod);
    return `<url>${tag('loc', addressOf(path, origin))}${changed}${shown.join('')}</url>`;
  });
  return `${head}<urlset xmlns="${schema}" xmlns:image="${images}">${lines.join('')}</urlset>\n`;
}

/** As the page itself says in its canonical link. */
function addressOf(path: string, origin: string): string {
  return new URL(path, origin).href;
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
