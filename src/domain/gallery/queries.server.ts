import { desc, eq } from 'drizzle-orm';
import { galleryBuilds } from '#src/db/schema/gallery.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { cacheByVersion } from '#src/domain/facts/index.server.ts';
import { getAssets } from '#src/domain/media/index.server.ts';
import type { Asset } from '#src/domain/media/index.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { readMorePictures } from './more-pictures.server.ts';
import { isPublished } from './published.server.ts';
import { type FinishedBuildRecord, finishedBuildSchema } from './schemas.ts';

/** A finished build with its main picture, or null, and its additional pictures. */
export type FinishedBuild = FinishedBuildRecord & {
  id: string;
  image: Asset | null;
  morePictures: Asset[];
};

export type FinishedBuildFilter = {
  makeSlug?: string;
  model?: string;
  /** True: only those with a picture; false: only those without. */
  imageExists?: boolean;
  /** Page size; all if not given. */
  limit?: number;
  /** From 1. */
  page?: number;
};

type Row = typeof galleryBuilds.$inferSelect;

/** All published builds, newest first. */
const loadPublished = cacheByVersion(['gallery', 'media'], readPublished);

/** Published builds, newest first. `total` counts all that match, on any page. */
export async function listFinishedBuilds(
  ctx: Ctx,
  filter: FinishedBuildFilter = {},
): Promise<{ builds: readonly FinishedBuild[]; total: number }> {
  const found = (await loadPublished(ctx)).filter((build) => matches(build, filter));
  const { limit, page = 1 } = filter;
  const builds = limit === undefined ? found : found.slice((page - 1) * limit, page * limit);
  return { builds, total: found.length };
}

/** @throws {DomainError} not-found */
export async function getFinishedBuild(ctx: Ctx, slug: string): Promise<FinishedBuild> {
  const build = (await loadPublished(ctx)).find((one) => one.slug === slug);
  if (!build) throw notFound();
  return build;
}

/** The newest builds with a picture (specification, section 7: three of them). */
export async function recentBuilds(ctx: Ctx, limit = 3): Promise<readonly FinishedBuild[]> {
  return (await listFinishedBuilds(ctx, { imageExists: true, limit })).builds;
}

export type BuildUse = { slug: string; name: string; makeSlug: string };

/** Finished builds that use a picture. */
export async function listBuildsWithImage(ctx: Ctx, assetId: number): Promise<BuildUse[]> {
  const { slug, year, make, model, makeSlug, imageAssetId } = galleryBuilds;
  const rows = await ctx.db
    .select({ slug, year, make, model, makeSlug })
    .from(galleryBuilds)
    .where(eq(imageAssetId, assetId));
  return rows.map((row) => ({
    slug: row.slug,
    name: vehicleName(row, row.year, defaultLocale),
    makeSlug: row.makeSlug,
  }));
}

export type MakeCount = { make: string; makeSlug: string; count: number };

/** Makes with finished builds, most builds first. */
export async function listMakes(ctx: Ctx): Promise<MakeCount[]> {
  const byMake = Map.groupBy(await loadPublished(ctx), ({ makeSlug }) => makeSlug);
  return [...byMake]
    .map(([makeSlug, builds]) => ({ make: builds[0]?.make ?? '', makeSlug, count: builds.length }))
    .sort((one, other) => other.count - one.count || (one.makeSlug < other.makeSlug ? -1 : 1));
}

async function readPublished(ctx: Ctx): Promise<readonly FinishedBuild[]> {
  const rows = await ctx.db
    .select()
    .from(galleryBuilds)
    .where(isPublished)
    .orderBy(desc(galleryBuilds.finishedOn), galleryBuilds.slug);
  return withImages(ctx, rows);
}

function matches(
  build: FinishedBuild,
  { makeSlug, model, imageExists }: FinishedBuildFilter,
): boolean {
  return (
    (makeSlug === undefined || build.makeSlug === makeSlug) &&
    (model === undefined || build.model === model) &&
    (imageExists === undefined || (build.image !== null) === imageExists)
  );
}

async function withImages(ctx: Ctx, rows: Row[]): Promise<FinishedBuild[]> {
  const more = await readMorePictures(
    ctx,
    rows.map(({ id }) => id),
  );
  const own = rows.flatMap(({ imageAssetId }) => imageAssetId ?? []);
  const images = await getAssets(ctx, [...own, ...[...more.values()].flat()]);
  return rows.map(({ id, record, imageAssetId }) => ({
    ...finishedBuildSchema.parse(record),
    id,
    image: images.get(imageAssetId ?? 0) ?? null,
    morePictures: (more.get(id) ?? []).flatMap((asset) => images.get(asset) ?? []),
  }));
}
