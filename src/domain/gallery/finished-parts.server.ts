import {
  listKnownVehicles,
  listLiftKits,
  listTires,
  listWheels,
} from '#src/domain/catalog/index.server.ts';
import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type FitBuild, factoryTire, factoryWheel } from '#src/domain/fitment/index.ts';
import { isFactoryTire } from './part-records.ts';
import type { FinishedBuildRecord } from './schemas.ts';

/** The catalog parts on a finished build; null if the factory part stayed. */
export type FinishedParts = {
  vehicle: Vehicle;
  lift: LiftKit | null;
  wheel: Wheel | null;
  tire: Tire | null;
  /** Parts that were fitted and are no longer offered. */
  gone: ('lift-kits' | 'wheels' | 'tires')[];
};

type Fitted = Pick<FinishedBuildRecord, 'slug' | 'vehicleId' | 'lift' | 'wheel' | 'tire'>;

/** By slug. Builds whose vehicle is no longer in the catalog are left out. */
export async function findFinishedParts(
  ctx: Ctx,
  builds: readonly Fitted[],
): Promise<ReadonlyMap<string, FinishedParts>> {
  const records = await recordsOf(ctx);
  return new Map(
    builds.flatMap((build) => {
      const parts = findParts(build, records);
      return parts ? [[build.slug, parts] as const] : [];
    }),
  );
}

/** The build for the fitment rules; null if a part is no longer in the catalog. */
export function fitOfFinished({
  vehicle,
  lift,
  wheel,
  tire,
  gone,
}: FinishedParts): FitBuild | null {
  if (gone.length > 0) return null;
  return {
    vehicle,
    lift,
    wheel: wheel ?? factoryWheel(vehicle),
    tire: tire ?? factoryTire(vehicle),
  };
}

async function recordsOf(ctx: Ctx) {
  const [vehicles, kits, wheels, tires] = await Promise.all([
    listKnownVehicles(ctx),
    listLiftKits(ctx),
    listWheels(ctx),
    listTires(ctx),
  ]);
  return {
    vehicles: new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])),
    kits: Map.groupBy(kits, ({ lineId }) => lineId),
    wheels: new Map(wheels.map((wheel) => [wheel.sku, wheel])),
    tires: new Map(tires.map((tire) => [tire.sku, tire])),
  };
}

type Records = Awaited<ReturnType<typeof recordsOf>>;

function findParts(build: Fitted, records: Records): FinishedParts | null {
  const vehicle = records.vehicles.get(build.vehicleId);
  if (!vehicle) return null;
  const lift = findKit(build.lift, records.kits);
  const wheel = records.wheels.get(build.wheel?.sku ?? '') ?? null;
  const tire = records.tires.get(build.tire.sku) ?? null;
  const gone: FinishedParts['gone'] = [];
  if (build.lift && !lift) gone.push('lift-kits');
  if (build.wheel && !wheel) gone.push('wheels');
  if (!tire && !isFactoryTire(build.tire)) gone.push('tires');
  return { vehicle, lift, wheel, tire, gone };
}

function findKit(fitted: Fitted['lift'], kits: Records['kits']): LiftKit | null {
  const line = kits.get(fitted?.lineId ?? '') ?? [];
  return (
    line.find(({ frontIn, rearIn }) => frontIn === fitted?.frontIn && rearIn === fitted.rearIn) ??
    null
  );
}
