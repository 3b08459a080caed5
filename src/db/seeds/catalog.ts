import { catalogLines, catalogVariants, catalogVehicles } from '#src/db/schema/catalog.ts';
import { parseCatalogSeed, vehicleSchema } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';

/** Writes the reference vehicles (facts with their provenance); `records` as in the file. */
export async function seedVehicles(ctx: Ctx, records: unknown): Promise<number> {
  const vehicles = vehicleSchema.array().min(1).parse(records);
  await ctx.db.insert(catalogVehicles).values(
    vehicles.map((record) => ({
      id: record.id,
      make: record.make,
      model: record.model,
      yearFrom: record.years[0],
      yearTo: record.years[1],
      record,
    })),
  );
  return vehicles.length;
}

/** Writes the demo catalogue: lines, and wheels and tires in each size. */
export async function seedCatalog(ctx: Ctx, file: unknown): Promise<number> {
  const catalog = parseCatalogSeed(file);
  const lines = [
    ...catalog.liftLines.map((record) => ({ kind: 'lift-kit' as const, record })),
    ...catalog.wheelLines.map((record) => ({ kind: 'wheel' as const, record })),
    ...catalog.tireLines.map((record) => ({ kind: 'tire' as const, record })),
  ];
  await ctx.db
    .insert(catalogLines)
    .values(lines.map(({ kind, record }) => ({ ...identityOf(record), kind, record })));
  const wheels = catalog.wheels.map((record) => ({
    ...variantOf(record),
    kind: 'wheel' as const,
    boltPatterns: record.boltPatterns,
  }));
  const tires = catalog.tires.map((record) => ({ ...variantOf(record), kind: 'tire' as const }));
  await ctx.db.insert(catalogVariants).values([...wheels, ...tires]);
  return lines.length + wheels.length + tires.length;
}

function identityOf({ lineId, brand, name }: { lineId: string; brand: string; name: string }) {
  return { id: lineId, brand, name };
}

function variantOf<Item extends { sku: string; lineId: string; priceCents: number }>(record: Item) {
  const { sku, lineId, priceCents } = record;
  return { sku, lineId, priceCents, record };
}
