import {
  findKitLines,
  findVariants,
  listKnownVehicles,
  listLiftKits,
  listTires,
  listWheels,
} from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { BuildCatalogue } from './resolve-build.ts';
import type { CompletedOptions } from './schemas.ts';

type Named = { completedOptions: CompletedOptions };

/**
 * Everything a build can choose from the current catalog; given a build, also what it has chosen and the shop no
 * longer offers. Read it before a transaction opens.
 */
export async function readBuildCatalogue(ctx: Ctx, build?: Named): Promise<BuildCatalogue> {
  const offered = {
    vehicles: await listKnownVehicles(ctx),
    liftKits: await listLiftKits(ctx),
    wheels: await listWheels(ctx),
    tires: await listTires(ctx),
  };
  return build ? withNamedParts(ctx, { catalogue: offered, build }) : offered;
}

/** Adds the parts that the build names and the shop no longer offers, and reads only those. */
export async function withNamedParts(
  ctx: Ctx,
  { catalogue, build }: { catalogue: BuildCatalogue; build: Named },
): Promise<BuildCatalogue> {
  const missing = (option: keyof CompletedOptions, offered: readonly { sku: string }[]) => {
    const chosen = build.completedOptions[option];
    const sku = chosen && 'sku' in chosen ? chosen.sku : null;
    return sku === null || offered.some((part) => part.sku === sku) ? [] : [sku];
  };
  const kits = missing('lift-kits', catalogue.liftKits);
  const wheels = missing('wheels', catalogue.wheels);
  const tires = missing('tires', catalogue.tires);
  if (kits.length + wheels.length + tires.length === 0) return catalogue;
  const gone = {
    liftKits: kits.length > 0 ? await findKitLines(ctx, kits) : [],
    wheels: wheels.length > 0 ? await findVariants(ctx, { kind: 'wheel', skus: wheels }) : [],
    tires: tires.length > 0 ? await findVariants(ctx, { kind: 'tire', skus: tires }) : [],
  };
  return { ...catalogue, gone };
}
