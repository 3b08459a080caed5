import type { LinkedDataValue } from '#src/app/components/site/linked-data.tsx';
import type { PageMeta } from '#src/app/components/site/page-meta.ts';
import { businessId } from '../global/business-data.ts';

type ServicePage = { story: { name: string }; meta: PageMeta };

/** A service for those who read pages by machine (schema.org): what the page says, done by the shop. */
export function serviceLinkedData({ story, meta }: ServicePage) {
  const { canonical, description } = meta;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: story.name,
    description,
    url: canonical,
    provider: { '@id': new URL(businessId, canonical).href },
  } satisfies LinkedDataValue;
}
