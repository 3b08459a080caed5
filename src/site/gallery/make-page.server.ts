import type { Ctx, Locale } from '#src/domain/context.ts';
import { listMakes, type MakeCount } from '#src/domain/gallery/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { PageRequest } from '#src/site/stories/page-request.ts';
import type { PageStory } from '#src/site/stories/story-page.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { plural, translate } from '#src/web/words/translate.ts';
import galleryStrings from './words.json' with { type: 'json' };

/**
 * The page of a make that has finished builds but no page in the content: the first truck of a make must not lead to
 * "not found". Null for a make without builds.
 */
export async function writeMakePage(ctx: Ctx, page: PageRequest): Promise<PageStory | null> {
  const makes = await listMakes(ctx);
  const make = makes.find(({ makeSlug }) => makeSlug === page.params.make);
  if (!make) return null;
  const { city } = (await getShopSettings(ctx)).address;
  return storyOf(make, { locale: page.locale, city });
}

function storyOf(
  { make, makeSlug, count }: MakeCount,
  { locale, city }: { locale: Locale; city: string },
): PageStory {
  const t = translate(galleryStrings, locale);
  const words = { make, count, place: city && t('place', { city }) };
  const title = t('make.title', words);
  const description = t(`make.description.${plural(count, locale)}`, words);
  const button = {
    component: 'button',
    title: t('make.start', words),
    url: { url: hrefs.build({ make: makeSlug }) },
  };
  const hero = {
    component: 'hero',
    title: `${make},`,
    title_emphasis: t(`make.finished.${plural(count, locale)}`, words),
    description,
    buttons: [button],
  };
  const body = [hero, { component: 'gallery-grid', make: makeSlug }];
  const content = { component: 'page', body, seo_title: title, seo_description: description };
  return { name: title, full_slug: `gallery/${makeSlug}`, content };
}
