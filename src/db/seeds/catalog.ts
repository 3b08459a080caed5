import { catalogLines, catalogVariants, catalogVehicles } from '#src/db/schema/catalog.ts';
import {
  parseCatalogSeed,
  toLineRow,
  toVariantRow,
  toVehicleRow,
  vehicleSchema,
} from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';

/** Writes the reference vehicles (facts with their provenance); `records` as in the file. */
export async function seedVehicles(ctx: Ctx, records: unknown): Promise<number> {
  const vehicles = vehicleSchema.array().min(1).parse(records);
  await ctx.db.insert(catalogVehicles).values(vehicles.map(toVehicleRow));
  return vehicles.length;
}

/** Writes the demo catalog: lines, and wheels and tires in each size. */
export async function seedCatalog(ctx: Ctx, file: unknown): Promise<number> {
  const catalog = parseCatalogSeed(file);
  const lines = [
    ...catalog.liftLines.map((line) => toLineRow('lift-kit', line)),
    ...catalog.wheelLines.map((line) => toLineRow('wheel', line)),
    ...catalog.tireLines.map((line) => toLineRow('tire', line)),
  ];
  const parts = [
    ...catalog.wheels.map((wheel) => toVariantRow('wheel', wheel)),
    ...catalog.tires.map((tire) => toVariantRow('tire', tire)),
  ];
  await ctx.db.insert(catalogLines).values(lines);
  await ctx.db.insert(catalogVariants).values(parts);
  return lines.length + parts.length;
}
