import type { Load } from '#src/site/stories/blok-loader.ts';
import { pickServices } from '../list/service-stories.server.ts';
import type { FaqBlok } from './schema.ts';

export type FaqGroup = { name: string; questions: { q: string; a: string }[] };
export type FaqData = { groups: FaqGroup[] };

export const load: Load<FaqBlok, FaqData> = async ({ ctx, blok, page }) => {
  const services = await pickServices(ctx, { slugs: blok.services, locale: page.locale });
  const groups = services.map(({ name, faq }) => ({ name, questions: faq }));
  return { groups: groups.filter(({ questions }) => questions.length > 0) };
};
