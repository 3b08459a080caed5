import type { PageMeta } from '#src/app/components/site/page-meta.ts';
<<<<<<< HEAD
import { hrefs } from '#src/app/hrefs.ts';
import { localeOf } from '#src/app/locale-of.ts';
import { inLocale } from '#src/lib/locales.ts';
=======
>>>>>>> 717e51a (Let pages be found: sitemap in parts, robots, a picture for every link, the shop and its steps for machines)
import type { BuildPageData } from './build-page-data.ts';

/** A type of the router's: what `script:ld+json` takes. */
type LinkedData = { [key: string]: string | number | LinkedData | LinkedData[] };

/** The build for those who read pages by machine (schema.org): what it is, and the way to it. */
<<<<<<< HEAD
export function buildLinkedData(
  { heading, story, make, meta, parts }: BuildPageData,
  gallery: string,
): LinkedData[] {
  const { origin, pathname } = new URL(meta.canonical);
  const at = (path: string) => new URL(inLocale(path, localeOf(pathname)), origin).href;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: heading,
      articleBody: story,
      url: meta.canonical,
      author: { '@type': 'Organization', name: meta.siteName },
      ...(meta.image && { image: addressOf(meta.image) }),
      mentions: parts.map(({ name, detail }) => ({
        '@type': 'Product',
        name: `${name} ${detail}`.trim(),
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: gallery, item: at(hrefs.gallery()) },
        { name: make.name, item: at(hrefs.galleryMake({ make: make.slug })) },
        { name: heading, item: meta.canonical },
      ].map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
    },
  ];
=======
export function buildLinkedData({ heading, story, meta, parts }: BuildPageData): LinkedData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: heading,
    articleBody: story,
    url: meta.canonical,
    author: { '@type': 'Organization', name: meta.siteName },
    ...(meta.image && { image: addressOf(meta.image) }),
    mentions: parts.map(({ name, detail }) => ({
      '@type': 'Product',
      name: `${name} ${detail}`.trim(),
    })),
  };
>>>>>>> 717e51a (Let pages be found: sitemap in parts, robots, a picture for every link, the shop and its steps for machines)
}

function addressOf(image: NonNullable<PageMeta['image']>): string {
  return typeof image === 'string' ? image : image.url;
}
