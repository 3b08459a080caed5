import type { PageMeta } from '#src/site/kit/page-meta.ts';
import { srcsetOf } from '#src/site/kit/picture-sources.ts';
import { businessId } from '#src/site/stories/global/business-data.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import type { BuildCard } from './grid/build-card.ts';
import type { GalleryGridData } from './grid/load.server.ts';

type GalleryPage = {
  data: Readonly<Record<string, unknown>>;
  meta: PageMeta;
};

/**
 * The pictures of a gallery page as structured data (schema.org): who made them, and where their license is. Null if
 * the page shows none.
 */
export function imageGallery({ data, meta }: GalleryPage) {
  const pictures = Object.values(data)
    .filter(isGrid)
    .flatMap(({ builds }) => builds);
  const at = (path: string) => new URL(path, meta.canonical).href;
  const shown = pictures.flatMap(({ image, title }: BuildCard) =>
    image === null
      ? []
      : [
          {
            '@type': 'ImageObject',
            contentUrl: at(srcsetOf(image.src).src),
            name: title,
            caption: image.alt,
            creator: { '@id': at(businessId) },
            creditText: meta.siteName,
            copyrightNotice: meta.siteName,
            license: at(hrefs.terms()),
            acquireLicensePage: at(hrefs.contact()),
          },
        ],
  );
  if (shown.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageGallery',
    name: meta.title,
    url: meta.canonical,
    image: shown,
  };
}

/** Only the loader of the grid counts builds without trimming. */
function isGrid(one: unknown): one is GalleryGridData {
  return typeof one === 'object' && one !== null && 'builds' in one && 'untrimmed' in one;
}
