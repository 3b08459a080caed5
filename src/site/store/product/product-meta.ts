import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import type { StoryPage } from '#src/site/stories/story-page.ts';
import { productLinkedData } from './linked-data.ts';
import { productOf } from './product-of.ts';

/** `meta` of a product's page, including its structured data (schema.org). */
export function productMeta({ loaderData }: { loaderData?: StoryPage | undefined }) {
  const product = loaderData && productOf(loaderData.data);
  if (!product) return pageMeta(loaderData?.meta);
  const data = productLinkedData(product, loaderData.meta);
  return [...pageMeta(loaderData.meta), { 'script:ld+json': data }] satisfies MetaDescriptor[];
}
