import { and, eq } from 'drizzle-orm';
import { supplierNumbers } from '#src/db/schema/supplier-fit.ts';
import { findKitLines, readLines } from '#src/domain/catalog/index.server.ts';
import { liftKitsOf } from '#src/domain/catalog/index.ts';
import { bumpContentVersion } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { refuseField } from '#src/domain/errors.ts';
import { readStockParts } from '#src/domain/goods/index.server.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { countKnownParts } from './count-known-parts.server.ts';
import { findFitFile } from './find-fit-file.server.ts';
import { why } from './refusals.ts';
import { setCounts } from './set-counts.server.ts';

type Join = { id: string; part: string; sku: string };

/**
 * Says which of the shop's goods a supplier's number is, such as a kit at one height: kept for all of its files. An
 * empty number parts them again. Requires catalog.write. @throws {DomainError} not-found; invalid for an unknown number
 */
export async function joinNumber(ctx: Ctx, { id, part, sku }: Join): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  const file = await findFitFile(ctx, id);
  const { supplier } = file;
  if (sku === '') {
    const isThis = and(eq(supplierNumbers.supplier, supplier), eq(supplierNumbers.part, part));
    await ctx.db.delete(supplierNumbers).where(isThis);
  } else {
    if (!(await isSold(ctx, sku)))
      throw refuseField('invalid', 'sku', why('number.no-such-part', { sku }));
    await ctx.db
      .insert(supplierNumbers)
      .values({ supplier, part, sku })
      .onConflictDoUpdate({
        target: [supplierNumbers.supplier, supplierNumbers.part],
        set: { sku },
      });
  }
  await bumpContentVersion(ctx);
  await setCounts(ctx, file, { partsKnown: await countKnownParts(ctx, file) });
}

async function isSold(ctx: Ctx, sku: string): Promise<boolean> {
  const skus = [sku];
  const found = await Promise.all([
    readStockParts(ctx, { category: 'wheels', skus }),
    readStockParts(ctx, { category: 'tires', skus }),
    findKitLines(ctx, skus),
  ]);
  return found.flat().length > 0;
}

/** A kit at one of its heights, for the list to choose from. */
export type KitChoice = { sku: string; name: string };

/** Requires catalog.read. */
export async function listKitChoices(ctx: Ctx): Promise<KitChoice[]> {
  requireScope(ctx.actor, 'catalog.read');
  return (await readLines(ctx, 'lift-kit')).flatMap(liftKitsOf).map((kit) => ({
    sku: kit.sku,
    name: `${kit.brand} ${kit.name} ${kit.frontIn}/${kit.rearIn} in (${kit.for})`,
  }));
}
