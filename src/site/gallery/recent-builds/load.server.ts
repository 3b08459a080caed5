import { listFinishedBuilds, recentBuilds } from '#src/domain/gallery/index.server.ts';
import { type Packed, pack } from '#src/lib/packed.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { type BuildCard, buildCard } from '../grid/build-card.ts';
import type { RecentBuildsBlok } from './schema.ts';

/** The page is shown without this part if its data cannot be loaded. */
export const optional = true;

export type RecentBuildsData = { builds: Packed<BuildCard[]>; total: number };

export const load: Load<RecentBuildsBlok, RecentBuildsData> = async ({ ctx, blok, page }) => {
  const [builds, { total }] = await Promise.all([
    recentBuilds(ctx, blok.limit),
    listFinishedBuilds(ctx, { limit: 1 }),
  ]);
  return { builds: pack(builds.map((build) => buildCard(build, page.locale))), total };
};
