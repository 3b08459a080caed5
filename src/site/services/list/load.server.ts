import { type Packed, pack } from '#src/lib/packed.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import type { ServicesListBlok } from './schema.ts';
import { listServices } from './service-stories.server.ts';
import { durationText, fromPriceText } from './service-text.ts';

export type ServiceRow = {
  slug: string;
  name: string;
  summary: string;
  duration: string;
  price: string;
  /** The service's page; null if it has none and is booked directly. */
  page: string | null;
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
      })),
    ),
  };
};
