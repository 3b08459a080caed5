import {
  listLiftKits,
  listTires,
  listVehicles,
  listWheels,
} from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type FitBuild, factoryWheel } from '#src/domain/fitment/index.ts';
import { compareWithEngine, type EngineCheck } from './compare-with-engine.ts';
import type { FinishedBuildRecord } from './schemas.ts';

/** By slug. A build whose vehicle or parts have left the catalogue is not checked. */
export async function checkBuilds(
  ctx: Ctx,
  builds: readonly FinishedBuildRecord[],
): Promise<ReadonlyMap<string, EngineCheck>> {
  const records = await recordsOf(ctx);
  return new Map(
    builds.flatMap((build) => {
      const parts = partsOf(build, records);
      return parts ? [[build.slug, compareWithEngine(build, parts)] as const] : [];
    }),
  );
}

async function recordsOf(ctx: Ctx) {
  const [vehicles, kits, wheels, tires] = await Promise.all([
    listVehicles(ctx),
    listLiftKits(ctx),
    listWheels(ctx),
    listTires(ctx),
  ]);
  return { vehicles, kits, wheels, tires };
}

type Records = Awaited<ReturnType<typeof recordsOf>>;

function partsOf(build: FinishedBuildRecord, records: Records): FitBuild | null {
  const vehicle = records.vehicles.find(({ id }) => id === build.vehicleId);
  const tire = records.tires.find(({ sku }) => sku === build.tire.sku);
  const wheel = records.wheels.find(({ sku }) => sku === build.wheel?.sku);
  const lift = records.kits.find((kit) => isKit(kit, build.lift)) ?? null;
  const hasAll = (wheel || build.wheel === null) && (lift || build.lift === null);
  if (!vehicle || !tire || !hasAll) return null;
  return { vehicle, lift, wheel: wheel ?? factoryWheel(vehicle), tire };
}

function isKit(kit: Records['kits'][number], fitted: FinishedBuildRecord['lift']): boolean {
  return (
    kit.lineId === fitted?.lineId && kit.frontIn === fitted.frontIn && kit.rearIn === fitted.rearIn
  );
}
