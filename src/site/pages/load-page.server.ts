import { data as response } from 'react-router';
import type { Ctx, Locale, Logger } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { oncePer } from '#src/lib/once-per.ts';
import { pack } from '#src/lib/packed.ts';
import type { PageRequest } from '#src/site/stories/page-request.ts';
import { fillMeta, pageWordsOf } from '#src/site/stories/page-words.ts';
import { metaOf } from '#src/site/stories/story-meta.ts';
import type { PageStory, StoryPage } from '#src/site/stories/story-page.ts';
import { chooseVariants } from './choose-variants.ts';
import { loadBloks } from './load-bloks.server.ts';
import { parseBloks } from './parse-bloks.ts';

type PageOf = { ctx: Ctx; slug: string; page: PageRequest };

/**
 * Loads a page from its story: validates every blok and runs all their loaders in parallel.
 * @throws a 404 response if there is no such story.
 */
export async function loadStoryPage(options: PageOf): Promise<StoryPage> {
  const found = await loadStoryPageOrNull(options);
  if (found === null) throw response(null, { status: 404 });
  return found;
}

export async function loadStoryPageOrNull({ ctx, slug, page }: PageOf): Promise<StoryPage | null> {
  const story = await ctx.content.getStory(slug, { locale: page.locale });
  return story && pageOfStory(story, { ctx, page });
}

export async function pageOfStory(
  story: PageStory,
  { ctx, page }: Omit<PageOf, 'slug'>,
): Promise<StoryPage> {
  const shop = await getShopSettings(ctx);
  const parsed = readBody(story, ctx.logger);
  const { body, data } = await loadBloks(chooseVariants(parsed, ctx.visit), { ctx, page });
  const meta = fillMeta(metaOf(story, { page, shop }), pageWordsOf(data));
  const name = pageName(story, page.locale);
  return { story: { name, slug: story.full_slug }, body: pack(body), data, meta };
}

const readBody = oncePer(({ content }: PageStory, logger: Logger) =>
  parseBloks(content.body, { logger, shown: true }),
);

/** The label of links back to the page: a story has one name, but a title in every language. */
function pageName({ name, content }: PageStory, locale: Locale): string {
  const { seo_title: title } = content;
  return locale !== defaultLocale && typeof title === 'string' && title !== '' ? title : name;
}
