import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { goodsImportRows } from '#src/db/schema/goods-imports.ts';
import { supplierNumbers } from '#src/db/schema/supplier-fit.ts';
import { bumpContentVersion } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { findImport } from '../import/find-import.server.ts';
import { draftProfileSchema } from '../import/import-schemas.ts';
import { recheckImport } from '../import/map-import.server.ts';
import { why } from '../import/refusals.ts';

type Joining = {
  id: string;
  /** The supplier's numbers; `upc`: all whose bar code is that of a part. */
  numbers: readonly string[] | 'upc';
  /** Whether they are the parts that were suggested, or none of the shop's. */
  isSame: boolean;
};

/**
 * Says of a supplier's numbers which of the shop's parts they are: for its later files, and for this one, which is
 * checked anew unless it is applied, as a feed applies its files itself. Returns whether it is. Requires catalog.write.
 * @throws {DomainError} not-found; invalid if the supplier has no name yet or no number is named
 */
export async function joinNumbers(
  ctx: Ctx,
  { id, numbers, isSame }: Joining,
): Promise<{ isChecked: boolean }> {
  requireScope(ctx.actor, 'catalog.write');
  const { profile, state } = await findImport(ctx, id);
  const supplier = nameOf(profile);
  const { importId, fate, sku, after } = goodsImportRows;
  const isMeant =
    numbers === 'upc' ? sql`${after} ->> 'by' = 'upc'` : inArray(sku, [...numbers, '']);
  const isAsked = and(eq(importId, id), eq(fate, 'suggested'), isMeant);
  await ctx.db.transaction(async (tx) => {
    const meant = tx
      .select({
        supplier: sql`${supplier}`.as('supplier'),
        part: sql`${sku}`.as('part'),
        // Empty: none of the shop's parts.
        sku: (isSame ? sql`${after} ->> 'sku'` : sql`''`).as('sku'),
        createdAt: sql`now()`.as('created_at'),
      })
      .from(goodsImportRows)
      .where(isAsked);
    const said = await tx
      .insert(supplierNumbers)
      .select(meant)
      .onConflictDoUpdate({
        target: [supplierNumbers.supplier, supplierNumbers.part],
        set: { sku: sql`excluded.sku` },
      })
      .returning({ part: supplierNumbers.part });
    if (said.length === 0) throw new DomainError('invalid', why('import.none-selected'));
    // Fitment files of this supplier speak of the same numbers.
    await bumpContentVersion({ ...ctx, db: tx });
    if (isOpen(state)) await recheckImport({ ...ctx, db: tx }, id);
    else await tx.delete(goodsImportRows).where(isAsked);
  });
  return { isChecked: isOpen(state) };
}

/** Asks anew about the numbers that are said to be none of the shop's parts. Requires catalog.write. */
export async function askAgain(ctx: Ctx, id: string): Promise<{ isChecked: boolean }> {
  requireScope(ctx.actor, 'catalog.write');
  const { profile, state } = await findImport(ctx, id);
  const isNone = and(eq(supplierNumbers.supplier, nameOf(profile)), eq(supplierNumbers.sku, ''));
  await ctx.db.transaction(async (tx) => {
    await tx.delete(supplierNumbers).where(isNone);
    if (isOpen(state)) await recheckImport({ ...ctx, db: tx }, id);
  });
  return { isChecked: isOpen(state) };
}

/** @throws {DomainError} invalid if nobody has named the supplier */
function nameOf(profile: unknown): string {
  const { name } = draftProfileSchema.parse(profile);
  if (name === '') throw new DomainError('invalid', why('import.name-first'));
  return name;
}

/** Whether it can be checked anew. */
function isOpen(state: string): boolean {
  return state === 'checking' || state === 'checked' || state === 'failed';
}

/** A supplier's number for one of the shop's parts. */
export type SupplierNumber = { supplier: string; number: string };

/** The numbers that suppliers have for a part. Requires catalog.read. */
export async function listSupplierNumbers(ctx: Ctx, sku: string): Promise<SupplierNumber[]> {
  requireScope(ctx.actor, 'catalog.read');
  const { supplier, part } = supplierNumbers;
  return ctx.db
    .select({ supplier, number: part })
    .from(supplierNumbers)
    .where(eq(supplierNumbers.sku, sku))
    .orderBy(asc(supplier), asc(part));
}

/** Forgets what was said of a supplier's number. Requires catalog.write. */
export async function forgetNumber(ctx: Ctx, { supplier, number }: SupplierNumber): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  await ctx.db
    .delete(supplierNumbers)
    .where(and(eq(supplierNumbers.supplier, supplier), eq(supplierNumbers.part, number)));
  await bumpContentVersion(ctx);
}
