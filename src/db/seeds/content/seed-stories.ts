import { publishStories, saveSpace } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { globalStory, shopName } from './global-story.ts';
import { brandStories, serviceStories, teamStories } from './item-stories.ts';
import { pageStories } from './page-stories.ts';
import type { ResolveImage } from './picture-fields.ts';
import { putStories } from './story-tree.ts';

/** The parsed files of the copy: pages.json, services.json, team.json, brands.json, site.json. */
export type Copy = {
  pages: unknown;
  services: unknown;
  team: unknown;
  brands: unknown;
  site: unknown;
};

export type SeedStoriesInput = {
  copy: Copy;
  resolveImage: ResolveImage;
};

/** Turns the copy into stories and publishes them together, except for drafts. Running it again changes no UUID. */
export async function seedStories(ctx: Ctx, input: SeedStoriesInput): Promise<{ stories: number }> {
  const { copy, resolveImage } = input;
  await saveSpace(ctx, { name: shopName(copy.site) });
  const stories = [
    ...pageStories(copy.pages, resolveImage),
    ...serviceStories(copy.services, resolveImage),
    ...teamStories(copy.team, resolveImage),
    ...brandStories(copy.brands, resolveImage),
    globalStory(copy.site, resolveImage),
  ];
  const ids = await putStories(ctx, stories);
  await publishStories(ctx, { ids: ids.filter((_, at) => !stories[at]?.isDraft) });
  return { stories: ids.length };
}
