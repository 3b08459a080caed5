import type { Ctx } from '#src/domain/context.ts';
import { type FinishedBuild, listFinishedBuilds } from '#src/domain/gallery/index.server.ts';

const most = 3;

/** The most similar builds: same truck before same make, then by tire and lift. */
export async function neighboursOf(ctx: Ctx, build: FinishedBuild): Promise<FinishedBuild[]> {
  const { builds } = await listFinishedBuilds(ctx);
  return builds
    .filter(({ slug }) => slug !== build.slug)
    .map((other) => ({ other, distance: distanceOf(build, other) }))
    .sort((one, two) => one.distance - two.distance)
    .slice(0, most)
    .map(({ other }) => other);
}

/** Inches of tire and lift; another model counts as three, another make as six. */
function distanceOf(one: FinishedBuild, other: FinishedBuild): number {
  const tires = Math.abs(one.tire.diameterIn - other.tire.diameterIn);
  const lifts = Math.abs((one.lift?.frontIn ?? 0) - (other.lift?.frontIn ?? 0));
  if (one.vehicleId === other.vehicleId) return tires + lifts;
  return tires + lifts + (one.makeSlug === other.makeSlug ? 3 : 6);
}
