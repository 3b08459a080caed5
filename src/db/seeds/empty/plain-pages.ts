import { z } from 'zod';
import { bilingualSchema } from '#src/lib/bilingual.ts';

const blokSchema = z.looseObject({ component: z.string() });

const pageSchema = z.looseObject({
  slug: z.string(),
  kind: z.enum(['story', 'application', 'template', 'error']),
  title: bilingualSchema,
  metadata: z.looseObject({}),
  content: z.looseObject({ body: z.array(blokSchema) }),
});

const pagesSchema = z.looseObject({ pages: z.array(pageSchema) });

type Page = z.infer<typeof pageSchema>;
type Blok = z.infer<typeof blokSchema>;

/** The demo's texts without what is only true of the demo: pages keep their place and their parts. */
export function plainPages<Copy extends { pages: unknown }>(copy: Copy) {
  const { pages, ...rest } = pagesSchema.parse(copy.pages);
  return {
    ...copy,
    pages: { ...rest, pages: pages.map(toPlainPage) },
    services: { services: [], pagesToServices: {} },
    team: { team: [], combinedYears: 0 },
    brands: { makers: [], lines: [] },
  };
}

/** Pages for errors, for no signal and for records are the same in every shop. */
function toPlainPage(page: Page): Page {
  const isSame = page.kind === 'template' || page.kind === 'error' || page.slug === 'offline';
  if (isSame) return page;
  return {
    ...page,
    metadata: { ...page.metadata, description: page.title },
    content: {
      ...page.content,
      body: page.content.body.flatMap((blok, index) => toPlainBlok(blok, { page, index })),
    },
  };
}

/** Parts of the application stay; the first blok keeps its kind, since it carries the h1. */
function toPlainBlok(blok: Blok, { page, index }: { page: Page; index: number }): Blok[] {
  const { component } = blok;
  if (component === 'x-slot') return [blok];
  if (index > 0) return [];
  if (component === 'headline') return [{ component, headline: page.title }];
  return [{ component, title: page.title }];
}
