import {
  checkBuilds,
  listFinishedBuilds,
  listMakes,
  type MakeCount,
} from '#src/domain/gallery/index.server.ts';
import type { Load } from '../blok-loader.ts';
import { type BuildCard, buildCard } from './build-card.ts';
import { type EngineNote, engineNote } from './engine-note.ts';
import { type Measured, measuredOf } from './measured.ts';
import type { GalleryGridBlok } from './schema.ts';

export type GalleryGridData = {
  builds: (BuildCard & { measured: Measured; engine: EngineNote | null })[];
  /** Of these builds: how many needed no trimming, how many rub nowhere. */
  untrimmed: number;
  quiet: number;
  /** Of the builds whose parts are still in the catalogue: how often fitment says the same. */
  engine: { agreed: number; unknown: number; of: number };
  /** Ways to the other makes; only beside the builds of one make. */
  makes: MakeCount[];
};

export const load: Load<GalleryGridBlok, GalleryGridData> = async ({ ctx, blok, page }) => {
  const makeSlug = blok.make === '' ? undefined : blok.make;
  const [{ builds }, makes] = await Promise.all([
    listFinishedBuilds(ctx, { makeSlug }),
    makeSlug === undefined ? [] : listMakes(ctx),
  ]);
  const checks = await checkBuilds(ctx, builds);
  const outcomes = [...checks.values()].map(({ outcome }) => outcome);
  return {
    builds: builds.map((build) => ({
      ...buildCard(build, page.locale),
      measured: measuredOf(build, page.locale),
      engine: engineNote(checks.get(build.slug), page.locale),
    })),
    untrimmed: builds.filter(({ fit }) => fit.trimming.level === 'none').length,
    quiet: builds.filter(({ fit }) => fit.rub.level === 'none').length,
    engine: {
      agreed: outcomes.filter((outcome) => outcome === 'agrees').length,
      unknown: outcomes.filter((outcome) => outcome === 'unknown').length,
      of: outcomes.length,
    },
    makes,
  };
};
