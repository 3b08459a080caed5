import {
  listLiftKits,
  listTires,
  listVehicles,
  listWheels,
} from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { BuildCatalogue } from './resolve-build.ts';

/** Everything a build may name, as the catalogue has it now. Read it before a transaction opens. */
export async function readBuildCatalogue(ctx: Ctx): Promise<BuildCatalogue> {
  return {
    vehicles: await listVehicles(ctx),
    liftKits: await listLiftKits(ctx),
    wheels: await listWheels(ctx),
    tires: await listTires(ctx),
  };
}
