import { and, eq, inArray } from 'drizzle-orm';
import { goodsImports } from '#src/db/schema/goods-imports.ts';
import { feedFetches } from '#src/db/schema/supplier-feeds.ts';
import type { Ctx } from '#src/domain/context.ts';

/** Imports of a feed that nobody has applied. */
export async function listOpenImports({ db }: Pick<Ctx, 'db'>, feedId: string): Promise<string[]> {
  const { id, state } = goodsImports;
  const rows = await db
    .select({ id })
    .from(goodsImports)
    .innerJoin(feedFetches, eq(feedFetches.importId, id))
    .where(and(eq(feedFetches.feedId, feedId), inArray(state, ['checking', 'checked', 'failed'])));
  return rows.map((row) => row.id);
}
