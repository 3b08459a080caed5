import { z } from 'zod';
import { catalogLines, catalogVariants, catalogVehicles } from '#src/db/schema/catalog.ts';
import {
  parseCatalogSeed,
  toLineRow,
  toVariantRow,
  toVehicleRow,
} from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { shippedColumns } from '#src/domain/goods/index.server.ts';

/** Writes the reference vehicles (facts with their provenance); `records` as in the file. */
export async function seedVehicles(ctx: Ctx, records: unknown): Promise<number> {
  const shipped = z.array(z.unknown()).min(1).parse(records).map(shippedColumns);
  const rows = shipped.map((columns) => ({ ...toVehicleRow(columns.shipped), ...columns }));
  await ctx.db.insert(catalogVehicles).values(rows);
  return rows.length;
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
