import { recordFolders } from '#src/domain/content/index.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import type { BrandKind, BuildBrandsBlok } from './schema.ts';
import { brandKind } from './schema.ts';

/** The page is shown without this part if its data cannot be loaded. */
export const optional = true;

export type BuildBrandsData = { brands: { name: string; slug: string; kind: BrandKind }[] };

/** The stories of the brands folder, by name (specification, section 7). */
export const load: Load<BuildBrandsBlok, BuildBrandsData> = async ({ ctx, page }) => {
  const stories = await ctx.content.listStories({
    startsWith: recordFolders.brand,
    isStartpage: false,
    sortBy: 'name',
    locale: page.locale,
  });
  return {
    brands: stories.map(({ name, slug, content }) => ({
      name,
      slug,
      kind: brandKind.parse(content.kind),
    })),
  };
};
