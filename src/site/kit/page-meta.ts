import type { MetaDescriptor } from 'react-router';
import { inLocale, type LocaleCode, locales, splitLocale } from '#src/lib/locales.ts';
import { allLanguages, type SiteLanguages } from '#src/lib/site-languages.ts';
import { pagePictureSize, pagePictureUrl } from './page-picture.ts';

/** A page's metadata for browsers, search engines and link previews. */
export type PageMeta = {
  /** From the story; else the shop's default. */
  title: string;
  siteName: string;
  /** How the shop's pictures for sharing look (`pictureLookOf`); for pages that are indexed. */
  pictureLook?: string;
  description: string;
  /** Absolute. */
  canonical: string;
  robots?: string;
  /** A page that exists in the default language only. */
  isDefaultOnly?: boolean;
  /** What the shop speaks; absent: every language there is. */
  languages?: SiteLanguages;
  /** The picture for link previews, absolute; without one it is drawn from the title. */
  image?: string | SharedPicture;
};

/** With the size, a preview is shown without fetching the picture first. */
export type SharedPicture = { url: string; width: number; height: number; alt: string };

/** The tags of a page: title "%s - {product}", description, canonical, Open Graph, robots. */
export function pageMeta(meta: PageMeta | undefined): MetaDescriptor[] {
  if (meta === undefined) return [];
  const title = fullTitle(meta);
  return [
    { title },
    { name: 'description', content: meta.description },
    { tagName: 'link', rel: 'canonical', href: meta.canonical },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: meta.siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: meta.description },
    { property: 'og:url', content: meta.canonical },
    ...languageTags(meta),
    ...pictureTags(meta.image ?? ownPicture(meta)),
    ...(meta.robots === undefined ? [] : [{ name: 'robots', content: meta.robots }]),
  ];
}

/** The page in each language that is on, for search engines; pages with noindex have none. */
function languageTags(meta: PageMeta): MetaDescriptor[] {
  const { canonical, robots = '', isDefaultOnly, languages = allLanguages } = meta;
  const { origin, pathname, search } = new URL(canonical);
  const { locale: own, path } = splitLocale(pathname);
  const named = locales.map(({ code, iso }) => ({ code, name: iso.replace('-', '_') }));
  const spokenToo = named.filter(({ code }) => languages.on.includes(code));
  const others = spokenToo.filter(({ code }) => code !== own);
  const spoken = named.find(({ code }) => code === own)?.name;
  const isAlone = isDefaultOnly || languages.on.length === 1;
  if (isAlone || robots.includes('noindex')) return [{ property: 'og:locale', content: spoken }];
  const at = (code: LocaleCode) => origin + inLocale(path + search, code);
  const links = [
    ...spokenToo.map(({ code }) => [code, at(code)]),
    ['x-default', at(languages.default)],
  ];
  return [
    { property: 'og:locale', content: spoken },
    ...others.map(({ name }) => ({ property: 'og:locale:alternate', content: name })),
    ...links.map(([hrefLang, href]) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })),
  ];
}

/** Drawn from the title, for every page without noindex. */
function ownPicture({
  title,
  canonical,
  robots,
  pictureLook: look = '',
}: PageMeta): SharedPicture | undefined {
  if (robots?.includes('noindex')) return undefined;
  const { origin, pathname } = new URL(canonical);
  return {
    url: origin + pagePictureUrl(pathname, { title, look }),
    ...pagePictureSize,
    alt: title,
  };
}

function pictureTags(image: PageMeta['image']): MetaDescriptor[] {
  if (image === undefined) return [];
  if (typeof image === 'string') return [{ property: 'og:image', content: image }];
  return [
    { property: 'og:image', content: image.url },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** "Careers - Ironwood Off-Road". */
export function fullTitle({ title, siteName }: Pick<PageMeta, 'title' | 'siteName'>): string {
  return `${title} - ${siteName}`;
}
