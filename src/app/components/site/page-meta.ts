import type { MetaDescriptor } from 'react-router';

/** What a page says of itself to browsers, search engines and whoever shares it. */
export type PageMeta = {
  /** As the story has it; the shop's default where it has none. */
  title: string;
  siteName: string;
  description: string;
  /** Absolute. */
  canonical: string;
  robots?: string;
  /** Absolute address of the picture for shared links. */
  image?: string;
};

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
    ...(meta.image === undefined ? [] : [{ property: 'og:image', content: meta.image }]),
    ...(meta.robots === undefined ? [] : [{ name: 'robots', content: meta.robots }]),
  ];
}

/** "Careers - Ironwood Off-Road". */
export function fullTitle({ title, siteName }: Pick<PageMeta, 'title' | 'siteName'>): string {
  return `${title} - ${siteName}`;
}
