import { escapeHtml } from '#src/lib/escape-html.ts';
import { inLocale, type LocaleCode } from '#src/lib/locales.ts';
import type { FoundPage } from './list-pages.server.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const images = 'http://www.google.com/schemas/sitemap-image/1.1';
const xhtml = 'http://www.w3.org/1999/xhtml';

/** A sitemap index (sitemaps.org 0.9). URLs are absolute. */
export function sitemapIndex(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `<sitemap>${tag('loc', address)}</sitemap>`);
  return `${head}<sitemapindex xmlns="${schema}">${lines.join('')}</sitemapindex>\n`;
}

type Site = { origin: string; languages: readonly LocaleCode[] };

/** The pages of one part, each in every language that is on, with their pictures. */
export function sitemapOf(
  pages: readonly FoundPage[],
  { origin, languages: spoken }: Site,
): string {
  const lines = pages.flatMap((page) => {
    const languages = spoken.map((code) => ({
      code,
      address: new URL(inLocale(page.path, code), origin).href,
    }));
    const linked = languages.length > 1 ? languages : [];
    const others = linked.map(
      ({ code, address }) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(address)}"/>`,
    );
    const rest = changedOf(page) + others.join('') + picturesOf(page, origin);
    return languages.map(({ address }) => `<url>${tag('loc', address)}${rest}</url>`);
  });
  const spaces = `xmlns="${schema}" xmlns:image="${images}" xmlns:xhtml="${xhtml}"`;
  return `${head}<urlset ${spaces}>${lines.join('')}</urlset>\n`;
}

function changedOf({ lastmod }: FoundPage): string {
  return lastmod === null ? '' : tag('lastmod', lastmod);
}

function picturesOf({ images: pictures }: FoundPage, origin: string): string {
  return pictures
    .map((picture) => `<image:image>${tag('image:loc', origin + picture)}</image:image>`)
    .join('');
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
