import { z } from 'zod';
import { inEach } from '#src/lib/locales.ts';
import { translatedSchema } from '#src/lib/translated.ts';
import type { Copy } from '../content/seed-stories.ts';

const blokSchema = z.looseObject({ component: z.string(), name: z.string().optional() });

const pageSchema = z.looseObject({
  slug: z.string(),
  kind: z.enum(['story', 'application', 'template', 'error']),
  title: translatedSchema,
  metadata: z.looseObject({}),
  content: z.looseObject({ body: z.array(blokSchema) }),
});

const pagesSchema = z.looseObject({ pages: z.array(pageSchema) });

type Page = z.infer<typeof pageSchema>;
type Blok = z.infer<typeof blokSchema>;

const siteSchema = z.looseObject({
  facts: z.looseObject({ name: z.string(), social: z.array(z.unknown()) }),
  calloutBanner: z.looseObject({}),
});

/**
 * The demo's texts without what is only true of the demo: pages keep their place and structure, navigation stays;
 * people, services, brands, banner and social links are for the new shop to write.
 */
export function plainCopy(copy: Copy, shop: { name: string }): Copy {
  const { pages, ...rest } = pagesSchema.parse(copy.pages);
  const { facts, calloutBanner, ...site } = siteSchema.parse(copy.site);
  return {
    pages: { ...rest, pages: pages.map(toPlainPage) },
    services: { services: [], pagesToServices: {} },
    team: { team: [], combinedYears: 0 },
    brands: { makers: [], lines: [] },
    site: {
      ...site,
      facts: { ...facts, name: shop.name, social: [] },
      calloutBanner: { ...calloutBanner, html: inEach(() => '') },
    },
  };
}

/** The error page uses the specification's own texts and needs no others. */
function toPlainPage(page: Page): Page {
  if (page.kind === 'error') return page;
  return {
    ...page,
    metadata: { ...page.metadata, description: page.title },
    content: {
      ...page.content,
      body: page.content.body.flatMap((blok, index) => toPlainBlok(blok, { page, index })),
    },
  };
}

/** Parts of the application and plain buttons stay, and so does a first heading, because it is the h1. */
function toPlainBlok(blok: Blok, { page, index }: { page: Page; index: number }): Blok[] {
  const { component, name } = blok;
  if (component === 'Btn') return [blok];
  // The metrics are figures about the demo's own people and builds.
  if (component === 'x-slot') return name === 'metrics' ? [] : [blok];
  if (index > 0) return [];
  if (component === 'headline') return [{ component, headline: page.title }];
  return [{ component, title: page.title }];
}
