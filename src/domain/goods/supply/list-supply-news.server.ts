import { and, asc, eq, sql } from 'drizzle-orm';
import {
  goodsImportSupply,
  goodsImportSupplyBefore,
  partSupply,
} from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Supply } from './supply-of.ts';

/** What a supplier had of a part, null if nobody knew, and what its file says. */
export type SupplyNews = { sku: string; before: Supply | null; after: Supply };

type Asked = {
  importId: string;
  supplier: string;
  /** Whether the file is applied, and did this, or would do it. */
  isApplied: boolean;
  most: number;
};

/** What a file says of its supplier's stock, by number; nothing of a file whose supplier has no name, or once undone. */
export async function listSupplyNews(
  { db }: Pick<Ctx, 'db'>,
  { importId, supplier, isApplied, most }: Asked,
): Promise<SupplyNews[]> {
  if (supplier === '') return [];
  const [said, known] = isApplied
    ? ([partSupply, goodsImportSupplyBefore] as const)
    : ([goodsImportSupply, partSupply] as const);
  const isKnown = isApplied
    ? eq(goodsImportSupplyBefore.importId, importId)
    : eq(partSupply.supplier, supplier);
  const rows = await db
    .select({
      sku: sql<string>`${said.sku}`,
      after: supplyIn(said),
      before: supplyIn(known),
      was: known.sku,
    })
    .from(said)
    .leftJoin(known, and(eq(known.sku, said.sku), isKnown))
    .where(eq(said.importId, importId))
    .orderBy(asc(said.sku))
    .limit(most);
  return rows.map(({ sku, after, before, was }) => ({
    sku,
    after,
    before: was === null ? null : before,
  }));
}

type Table = typeof partSupply | typeof goodsImportSupply | typeof goodsImportSupplyBefore;

function supplyIn({ onHand, leadTimeDays, costCents }: Table) {
  return { onHand, leadTimeDays, costCents };
}
