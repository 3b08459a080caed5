import { z } from 'zod';
import type { PageMeta } from '#src/app/components/site/page-meta.ts';
import siteStrings from '#src/app/strings/site.json' with { type: 'json' };
import { text } from './fields.ts';
import type { PageRequest } from './page-request.ts';

const metadataSchema = z.object({ seo_title: text, seo_description: text, robots: text });

/** A story's own words for title and description; the shop's defaults where it has none. */
export function metaOf(
  story: { content: object },
  { page, siteName }: { page: Pick<PageRequest, 'url' | 'locale'>; siteName: string },
): PageMeta {
  const {
    seo_title: title,
    seo_description: description,
    robots,
  } = metadataSchema.parse(story.content);
  return {
    title: title || siteStrings.defaultTitle[page.locale],
    description: description || siteStrings.description[page.locale],
    siteName,
    canonical: new URL(page.url.pathname, page.url.origin).href,
    ...(robots === '' ? {} : { robots }),
  };
}
