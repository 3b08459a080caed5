import { type Packed, pack } from '#src/lib/packed.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import type { ServicesListBlok } from './schema.ts';
import { listServices, type Service } from './service-stories.server.ts';
import { durationText, fromPriceText } from './service-text.ts';

export type ServiceRow = {
  slug: string;
  name: string;
  summary: string;
  duration: string;
  price: string;
  /** The service's page; null if it has none and is booked directly, or asked for. */
  page: string | null;
  /** A row without a price offers to book it; one that cannot be booked and has no page leads to asking. */
  next?: 'book' | 'ask' | undefined;
};

export type ServicesListData = { services: Packed<ServiceRow[]> };

const pagePrefix = 'services/';

export const load: Load<ServicesListBlok, ServicesListData> = async ({ ctx, blok, page }) => {
  const { locale } = page;
  const services = await listServices(ctx, locale);
  return {
    services: pack(
      services.slice(0, blok.limit).map((service) => ({
        slug: service.slug,
        name: service.name,
        summary: service.summary,
        duration: durationText(service.duration, locale),
        price: fromPriceText(service.fromCents, locale),
        page: service.page.startsWith(pagePrefix) ? service.page.slice(pagePrefix.length) : null,
        next: nextOf(service),
      })),
    ),
  };
};

function nextOf({ bookable, fromCents, page }: Service): ServiceRow['next'] {
  if (bookable) return fromCents === null ? 'book' : undefined;
  return page.startsWith(pagePrefix) ? undefined : 'ask';
}
