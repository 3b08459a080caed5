import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { goodsImportRows, goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { fieldsWithoutCost, seesCosts } from '../costs.ts';
import { type PartFields, stillHas } from '../part-patch.ts';
import type { StockPart } from '../stock-part.ts';

/** What an applied file changes of a part on a day that is still to come: `day` is "2026-12-01". */
export type ComingChange = {
  day: string;
  fileName: string;
  before: PartFields;
  after: PartFields;
};

/**
 * What waits for its day, the soonest first, unless somebody has changed the same since: then it is left out on its day,
 * too. Requires catalog.read; costs need catalog.write.
 */
export async function listComing({ db, actor }: Ctx, part: StockPart): Promise<ComingChange[]> {
  requireScope(actor, 'catalog.read');
  const { importId, sku, fate, before, after, startsOn } = goodsImportRows;
  const { id, waits, fileName } = goodsImports;
  const waiting = db.select({ id }).from(goodsImports).where(ne(waits, []));
  const rows = await db
    .select({ day: startsOn, fileName, before, after })
    .from(goodsImportRows)
    .innerJoin(goodsImports, eq(id, importId))
    .where(
      and(
        sql`${importId} in ${waiting}`,
        eq(sku, part.sku),
        eq(fate, 'changed'),
        isNotNull(startsOn),
        sql`${waits} ? ${startsOn}::text`,
      ),
    )
    .orderBy(asc(startsOn));
  return rows.flatMap(({ day, ...row }) => {
    const coming = { was: row.before as PartFields, is: row.after as PartFields };
    const [was, is] = seesCosts(actor)
      ? [coming.was, coming.is]
      : [fieldsWithoutCost(coming.was), fieldsWithoutCost(coming.is)];
    if (day === null || !was || !is || Object.keys(is).length === 0) return [];
    if (!stillHas(part, was)) return [];
    return [{ day, fileName: row.fileName, before: was, after: is }];
  });
}
