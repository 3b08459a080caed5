import type { Load } from '#src/site/stories/blok-loader.ts';
import { pickServices, type Service } from '../list/service-stories.server.ts';
import type { ServiceCardsBlok } from './schema.ts';

/** A service without what other bloks show about it. */
export type ServiceCard = Omit<Service, 'faq' | 'page'>;
export type ServiceCardsData = { services: ServiceCard[] };

export const load: Load<ServiceCardsBlok, ServiceCardsData> = async ({ ctx, blok, page }) => {
  const services = await pickServices(ctx, { slugs: blok.services, locale: page.locale });
  return { services: services.map(({ faq: _faq, page: _page, ...card }) => card) };
};
