import type { Ctx } from '#src/domain/context.ts';
import {
  checkPublishedBuilds,
  type FinishedBuild,
  listFinishedBuilds,
  listMakes,
  type MakeCount,
} from '#src/domain/gallery/index.server.ts';
import { countGallery, narrowGallery } from '#src/domain/gallery/index.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { type BuildCard, buildCard } from './build-card.ts';
import { type GalleryAddress, readGalleryAddress, withKnown } from './gallery-address.ts';
import { type GalleryFilter, galleryFilters } from './gallery-words.ts';
import type { GalleryGridBlok } from './schema.ts';

export type GalleryGridData = {
  /** The filters, as far as the gallery has such values. */
  address: GalleryAddress;
  filters: GalleryFilter[];
  /** Those of this page. */
  builds: BuildCard[];
  pages: number;
  /** For all matches on any page: how many there are, how many were not cut, how many rub nowhere. */
  total: number;
  untrimmed: number;
  quiet: number;
  /** For those whose parts are still in the catalog: how often the rules say the same. */
  engine: { agreed: number; unknown: number; of: number };
  /** Links to the other makes; only for the builds of one make. */
  makes: MakeCount[];
};

const perPage = 12;

export const load: Load<GalleryGridBlok, GalleryGridData> = async ({ ctx, blok, page }) => {
  const makeSlug = blok.make === '' ? undefined : blok.make;
  const [{ builds }, makes] = await Promise.all([
    listFinishedBuilds(ctx, { makeSlug }),
    makeSlug === undefined ? [] : listMakes(ctx),
  ]);
  const asked = readGalleryAddress(page.read('gallery'));
  const known = withKnown(asked, countGallery(builds, asked).facets);
  const counts = countGallery(builds, known);
  const left = narrowGallery(builds, known);
  const pages = Math.max(1, Math.ceil(left.length / perPage));
  const address = { ...known, page: Math.min(known.page, pages) };
  const from = (address.page - 1) * perPage;
  return {
    address,
    filters: galleryFilters(counts, address),
    builds: left.slice(from, from + perPage).map((build) => buildCard(build, page.locale)),
    pages,
    ...(await evidenceOf(ctx, left)),
    makes,
  };
};

async function evidenceOf(ctx: Ctx, builds: readonly FinishedBuild[]) {
  const checks = await checkPublishedBuilds(ctx);
  const outcomes = builds.flatMap(({ slug }) => checks.get(slug)?.outcome ?? []);
  return {
    total: builds.length,
    untrimmed: builds.filter(({ fit }) => fit.trimming.level === 'none').length,
    quiet: builds.filter(({ fit }) => fit.rub.level === 'none').length,
    engine: {
      agreed: outcomes.filter((outcome) => outcome === 'agrees').length,
      unknown: outcomes.filter((outcome) => outcome === 'unknown').length,
      of: outcomes.length,
    },
  };
}
