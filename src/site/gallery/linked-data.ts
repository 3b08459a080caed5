import type { PageMeta } from '#src/site/kit/page-meta.ts';
import type { BuildPageData } from './build-page-data.ts';

/** A type of the router's: what `script:ld+json` accepts. */
type LinkedData = { [key: string]: string | number | LinkedData | LinkedData[] };

/** The build as structured data (schema.org): what it is, and its breadcrumbs. */
export function buildLinkedData({ heading, story, meta, parts }: BuildPageData): LinkedData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: heading,
    articleBody: story,
    url: meta.canonical,
    author: { '@type': 'Organization', name: meta.siteName },
    ...(meta.image && { image: imageUrl(meta.image) }),
    mentions: parts.map(({ name, detail }) => ({
      '@type': 'Product',
      name: `${name} ${detail}`.trim(),
    })),
  };
}

function imageUrl(image: NonNullable<PageMeta['image']>): string {
  return typeof image === 'string' ? image : image.url;
}
