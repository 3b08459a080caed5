import { listFinishedBuilds, listMakes, type MakeCount } from '#src/domain/gallery/index.server.ts';
import type { DrawingOf } from '#src/site/kit/drawing-url.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { buildCard } from '../grid/build-card.ts';
import type { GalleryMakesBlok } from './schema.ts';

/** A make and its newest build, which represents it. */
export type MakeShown = MakeCount & { newest: { title: string; drawing: DrawingOf } };
export type GalleryMakesData = { makes: MakeShown[] };

export const load: Load<GalleryMakesBlok, GalleryMakesData> = async ({ ctx, page }) => {
  const [makes, { builds }] = await Promise.all([listMakes(ctx), listFinishedBuilds(ctx)]);
  return {
    makes: makes.flatMap((make) => {
      const newest = builds.find(({ makeSlug }) => makeSlug === make.makeSlug);
      if (!newest) return [];
      const { title, drawing } = buildCard(newest, page.locale);
      return [{ ...make, newest: { title, drawing } }];
    }),
  };
};
