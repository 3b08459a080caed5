import { and, inArray } from 'drizzle-orm';
import { galleryBuilds } from '#src/db/schema/gallery.ts';
import { listVehicles } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type FitBuild, factoryWheel, type Vehicle } from '#src/domain/fitment/index.ts';
import { chassisOf } from './chassis.ts';
import { checkBuilds } from './check-builds.server.ts';
import { type Evidence, type EvidenceRow, weighEvidence } from './evidence.ts';
import { isPublished } from './published.server.ts';
import { type FinishedBuildRecord, finishedBuildSchema } from './schemas.ts';

/** The shop's finished builds like this one, and what they needed. */
export async function findEvidence(ctx: Ctx, build: FitBuild): Promise<Evidence> {
  return weighEvidence(build, await listEvidence(ctx, build.vehicle));
}

/**
 * Every finished build on a vehicle's chassis, for `weighEvidence`: a page with live controls for lift and tire reads
 * them once and compares in the browser.
 */
export async function listEvidence(ctx: Ctx, vehicle: Vehicle): Promise<EvidenceRow[]> {
  const chassis = chassisOf(vehicle);
  const kin = (await listVehicles(ctx)).filter((one) => chassisOf(one) === chassis);
  const rows = await ctx.db
    .select({ record: galleryBuilds.record })
    .from(galleryBuilds)
    .where(and(isPublished, inArray(galleryBuilds.vehicleId, [vehicle.id, ...idsOf(kin)])));
  const builds = rows.map(({ record }) => finishedBuildSchema.parse(record));
  const checks = await checkBuilds(ctx, builds);
  return builds.map((build) => ({
    ...toEvidence(build, kin.find(({ id }) => id === build.vehicleId) ?? vehicle),
    engine: checks.get(build.slug)?.outcome ?? null,
  }));
}

function idsOf(vehicles: readonly Vehicle[]): string[] {
  return vehicles.map(({ id }) => id);
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
