import { listKnownVehicles } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { cacheEachByVersion } from '#src/domain/facts/index.server.ts';
import { type FitBuild, factoryWheel, type Vehicle } from '#src/domain/fitment/index.ts';
import { chassisOf } from './chassis.ts';
import { checkPublishedBuilds } from './check-builds.server.ts';
import { type Evidence, type EvidenceRow, weighEvidence } from './evidence.ts';
import { listFinishedBuilds } from './queries.server.ts';
import type { FinishedBuildRecord } from './schemas.ts';

/** The shop's finished builds like this one, and what they needed. */
export async function findEvidence(ctx: Ctx, build: FitBuild): Promise<Evidence> {
  return weighEvidence(build, await listEvidence(ctx, build.vehicle));
}

/**
 * Every finished build on a vehicle's chassis, for `weighEvidence`: a page with live controls for lift and tire reads
 * them once and compares in the browser.
 */
export const listEvidence = cacheEachByVersion(['gallery', 'media', 'catalog'], {
  most: 100,
  keyOf: ({ id }: Vehicle) => id,
  read: readEvidence,
});

async function readEvidence(ctx: Ctx, vehicle: Vehicle): Promise<EvidenceRow[]> {
  const chassis = chassisOf(vehicle);
  const kin = (await listKnownVehicles(ctx)).filter((one) => chassisOf(one) === chassis);
  const ids = new Set([vehicle, ...kin].map(({ id }) => id));
  const { builds } = await listFinishedBuilds(ctx);
  const checks = await checkPublishedBuilds(ctx);
  return builds
    .filter(({ vehicleId }) => ids.has(vehicleId))
    .map((build) => ({
      ...toEvidence(build, kin.find(({ id }) => id === build.vehicleId) ?? vehicle),
      engine: checks.get(build.slug)?.outcome ?? null,
    }));
}

function toEvidence(build: FinishedBuildRecord, vehicle: Vehicle): Omit<EvidenceRow, 'engine'> {
  const { fit, lift, tire } = build;
  return {
    slug: build.slug,
    makeSlug: build.makeSlug,
    title: build.title,
    vehicleId: build.vehicleId,
    liftIn: lift?.frontIn ?? 0,
    tireIn: tire.diameterIn,
    tireSize: tire.size,
    wheel: wheelOf(build, vehicle),
    trimmed: fit.trimming.level !== 'none',
    trimmedWhere: fit.trimming.where,
    rubs: fit.rub.level !== 'none',
    rubsWhere: fit.rub.where,
  };
}

function wheelOf({ wheel }: FinishedBuildRecord, vehicle: Vehicle): EvidenceRow['wheel'] {
  if (wheel === null) {
    const { widthIn, offsetMm } = factoryWheel(vehicle);
    return { widthIn, offsetMm, factory: true };
  }
  return { widthIn: Number(wheel.size.split('x')[1]), offsetMm: wheel.offsetMm };
}
