import type { LinkedDataValue } from '#src/lib/linked-data.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import { businessId } from '#src/site/stories/global/business-data.ts';
import type { ServiceCard, ServiceCardsData } from '../cards/load.server.ts';
import type { FaqData } from '../faq/load.server.ts';

type ServicePage = {
  story: { name: string };
  meta: PageMeta;
  /** Of the page's bloks, so that only visible content is described. */
  data: Readonly<Record<string, unknown>>;
};

/**
 * A service as structured data (schema.org): the page's content, the shop as its provider, its starting price, and
 * the page's questions.
 */
export function serviceLinkedData({ story, meta, data }: ServicePage): LinkedDataValue[] {
  const { canonical, description } = meta;
  const bloks = Object.values(data);
  const offers = bloks.filter(isCards).flatMap(({ services }) => services);
  const questions = bloks
    .filter(isFaq)
    .flatMap(({ groups }) => groups)
    .flatMap((group) => group.questions);
  const service = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: story.name,
    description,
    url: canonical,
    provider: { '@id': new URL(businessId, canonical).href },
    ...(offers.length > 0 && { hasOfferCatalog: catalogOf(story.name, { offers, canonical }) }),
  };
  return questions.length > 0 ? [service, faqOf(questions)] : [service];
}

function catalogOf(
  name: string,
  { offers, canonical }: { offers: readonly ServiceCard[]; canonical: string },
) {
  return {
    '@type': 'OfferCatalog',
    name,
    itemListElement: offers.map(({ slug, name, summary, fromCents }) => ({
      '@type': 'Offer',
      url: `${canonical}#${slug}`,
      itemOffered: { '@type': 'Service', name, description: summary },
      ...(fromCents !== null && {
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: fromCents / 100,
          priceCurrency: 'USD',
        },
      }),
    })),
  };
}

function faqOf(questions: readonly { q: string; a: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  };
}

/** Only the loader of the cards returns services with a price. */
function isCards(one: unknown): one is ServiceCardsData {
  if (typeof one !== 'object' || one === null || !('services' in one)) return false;
  const [first] = Array.isArray(one.services) ? (one.services as unknown[]) : [];
  return typeof first === 'object' && first !== null && 'included' in first;
}

/** Only the loader of the questions returns groups. */
function isFaq(one: unknown): one is FaqData {
  if (typeof one !== 'object' || one === null || !('groups' in one)) return false;
  const [first] = Array.isArray(one.groups) ? (one.groups as unknown[]) : [];
  return typeof first === 'object' && first !== null && 'questions' in first;
}
