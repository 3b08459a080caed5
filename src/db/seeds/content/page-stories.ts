import { z } from 'zod';
import { defaultLocale } from '#src/lib/locales.ts';
import { writtenSchema } from '#src/lib/translated.ts';
import type { ResolveImage } from './picture-fields.ts';
import type { SeedStory } from './seed-story.ts';
import { storyBlok } from './story-fields.ts';

const pagesFile = z.looseObject({
  pages: z.array(
    z.looseObject({
      slug: z.string(),
      path: z.string(),
      isDraft: z.boolean().default(false),
      kind: z.enum(['story', 'application', 'template', 'error']),
      title: writtenSchema,
      metadata: z.object({
        title: writtenSchema,
        description: writtenSchema,
        robots: z.string().default(''),
      }),
      content: z.object({ component: z.string(), body: z.array(z.looseObject({})) }),
    }),
  ),
});

type Page = z.infer<typeof pagesFile>['pages'][number];

/** Pages that are templates for many URLs, or belong to none, have their own place in the tree. */
const places: Record<string, string> = {
  'careers/{slug}': 'templates/careers-job',
  'store/wheels/{slug}': 'templates/store-wheel',
  '404': 'errors/404',
};

/** Every page of the copy as a story of component `page`. */
export function pageStories(copy: unknown, resolveImage: ResolveImage): SeedStory[] {
  return pagesFile.parse(copy).pages.map((page) => pageStory(page, resolveImage));
}

function pageStory(page: Page, resolveImage: ResolveImage): SeedStory {
  const fullSlug = places[page.slug] ?? page.slug;
  const { title, description, robots } = page.metadata;
  const { component, body } = page.content;
  const copy = { component, seo_title: title, seo_description: description, robots, body };
  return {
    fullSlug,
    name: pageName(page),
    content: storyBlok(copy, { path: fullSlug, resolveImage }),
    isDraft: page.isDraft,
  };
}

/** The name that staff see. The home page's title is the shop's line for search engines. */
function pageName({ slug, kind, path, title }: Page): string {
  if (slug === 'home') return 'Home';
  return kind === 'template' ? `Template: ${path}` : title[defaultLocale];
}
