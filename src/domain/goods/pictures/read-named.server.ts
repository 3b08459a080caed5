import { and, asc, eq, inArray } from 'drizzle-orm';
import { goodsPictures } from '#src/db/schema/goods-pictures.ts';
import type { Ctx } from '#src/domain/context.ts';

/** The addresses of pictures that suppliers' files name for these parts, in order, by part's number. */
export async function readNamedPictures(
  { db }: Pick<Ctx, 'db'>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (skus.length === 0) return new Map();
  const { sku, address, place, isReplaced } = goodsPictures;
  const rows = await db
    .select({ sku, address })
    .from(goodsPictures)
    .where(and(inArray(sku, [...skus]), eq(isReplaced, false)))
    .orderBy(asc(sku), asc(place));
  const bySku = Map.groupBy(rows, (row) => row.sku);
  return new Map([...bySku].map(([one, some]) => [one, some.map((row) => row.address)]));
}
