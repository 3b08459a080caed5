import { and, eq, inArray } from 'drizzle-orm';
import { supplierNumbers } from '#src/db/schema/supplier-fit.ts';
import type { Ctx } from '#src/domain/context.ts';

/** The shop's part by the supplier's number; empty for a number that is none of the shop's parts. */
export type JoinedNumbers = ReadonlyMap<string, string>;

/** What somebody has said of these numbers of a supplier. */
export async function readJoined(
  { db }: Pick<Ctx, 'db'>,
  { supplier, numbers }: { supplier: string; numbers: readonly string[] },
): Promise<JoinedNumbers> {
  if (supplier === '' || numbers.length === 0) return new Map();
  const { part, sku } = supplierNumbers;
  const rows = await db
    .select({ part, sku })
    .from(supplierNumbers)
    .where(and(eq(supplierNumbers.supplier, supplier), inArray(part, [...numbers])));
  return new Map(rows.map((row) => [row.part, row.sku]));
}
