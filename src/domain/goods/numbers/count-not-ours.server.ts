import { and, eq } from 'drizzle-orm';
import { supplierNumbers } from '#src/db/schema/supplier-fit.ts';
import type { Ctx } from '#src/domain/context.ts';

/** How many numbers of a supplier are said to be none of the shop's parts. */
export async function countNotOurs({ db }: Pick<Ctx, 'db'>, supplier: string): Promise<number> {
  const isNone = and(eq(supplierNumbers.supplier, supplier), eq(supplierNumbers.sku, ''));
  return supplier === '' ? 0 : db.$count(supplierNumbers, isNone);
}
