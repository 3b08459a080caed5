import { getLine } from '#src/domain/catalog/index.server.ts';
import { listFinishedBuilds } from '#src/domain/gallery/index.server.ts';
import { type BuildCard, buildCard } from '#src/site/gallery/index.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import type { FinishedWithThisBlok } from './schema.ts';

/** The page is shown without this part if its data cannot be loaded. */
export const optional = true;

export type FinishedWithThisData = { name: string; builds: BuildCard[] };

/** The newest finished builds with a part of the line in the URL; none without one. */
export const load: Load<FinishedWithThisBlok, FinishedWithThisData> = async (options) => {
  const { ctx, blok, page } = options;
  const [found, { builds }] = await Promise.all([
    getLine(ctx, page.params.slug ?? ''),
    listFinishedBuilds(ctx),
  ]);
  if (!found) return { name: '', builds: [] };
  const { lineId } = found.line;
  const skus = new Set(found.variants.map(({ sku }) => sku));
  const finished = builds.filter(
    ({ wheel, tire, lift }) =>
      skus.has(tire.sku) || (wheel && skus.has(wheel.sku)) || lift?.lineId === lineId,
  );
  return {
    name: found.line.name,
    builds: finished.slice(0, blok.limit).map((build) => buildCard(build, page.locale)),
  };
};
