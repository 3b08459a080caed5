import type { MetaDescriptor } from 'react-router';
import type { StoryPage } from '#src/app/blocks/load-page.server.ts';
import { productLinkedData } from '#src/app/blocks/product-detail/linked-data.ts';
import { productOf } from '#src/app/blocks/product-detail/product-of.ts';
import { pageMeta } from '#src/app/components/site/page-meta.ts';

/** `meta` of a product's page: with what it says of itself to machines (schema.org). */
export function productMeta({ loaderData }: { loaderData?: StoryPage | undefined }) {
  const product = loaderData && productOf(loaderData.data);
  if (!product) return pageMeta(loaderData?.meta);
  const data = productLinkedData(product, loaderData.meta);
  return [...pageMeta(loaderData.meta), { 'script:ld+json': data }] satisfies MetaDescriptor[];
}
