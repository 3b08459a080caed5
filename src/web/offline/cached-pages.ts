import type { Locale } from '#src/domain/context.ts';
import { splitLocale } from '#src/lib/locales.ts';
import { keptCaches, keptHeaders } from './cache-names.ts';

/** Shown instead of a page that is not available. */
const standIn = /\/(offline|build\/resume)(\?|$)/;

export type CachedPage = { path: string; title: string };

/** The pages in this language that open here without a network, last visited first. */
export async function listCachedPages(locale: Locale): Promise<CachedPage[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(keptCaches.pages);
  const keys = (await cache.keys()).filter(({ url }) => !standIn.test(url));
  const pages = await Promise.all(keys.map(async ({ url }) => toPage(url, await cache.match(url))));
  const isTheirs = ({ path, title }: CachedPage) =>
    title !== '' && splitLocale(path).locale === locale;
  return pages.filter(isTheirs).reverse();
}

function toPage(url: string, kept: Response | undefined): CachedPage {
  const { pathname, search } = new URL(url);
  return { path: pathname + search, title: pageTitle(kept?.headers.get(keptHeaders.title) ?? '') };
}

/** Without the shop's name after it. */
function pageTitle(header: string): string {
  const title = decodeURIComponent(header);
  const end = title.lastIndexOf(' - ');
  return end === -1 ? title : title.slice(0, end);
}
