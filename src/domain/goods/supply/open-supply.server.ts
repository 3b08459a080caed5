import { and, gt, inArray, notInArray, sql } from 'drizzle-orm';
import { goodsImports, partSupply } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { GoodsRow } from '#src/domain/feeds/index.ts';
import type { DraftProfile, ImportCounts } from '../import/import-schemas.ts';
import { isThereAfter, type StagedFate } from '../import/staged-fate.ts';
import { isNews, type Supply, soonest, supplyOf } from './supply-of.ts';

/** A supplier who has sent nothing for so long says nothing any more of what it has. */
const freshDays = 30;

export type NamedSupply = Supply & { sku: string };
type StagedRow = { row: GoodsRow | null; fate: StagedFate };
/** Of some parts: what this supplier was known to have, and how soon another one delivers. */
export type KnownSupply = {
  own: ReadonlyMap<string, Supply>;
  elsewhere: ReadonlyMap<string, number>;
};

/** Compares what a supplier's file says to have with what is known, of this supplier and of the others. */
export async function openSupply(ctx: Ctx, profile: DraftProfile) {
  const fresh = await freshSuppliers(ctx);
  return {
    async known(skus: readonly string[]): Promise<KnownSupply> {
      const own = new Map<string, Supply>();
      const elsewhere = new Map<string, number>();
      for (const { sku, supplier, ...supply } of await readSupply(ctx, skus)) {
        if (supplier === profile.name) own.set(sku, supply);
        // A file without a name may be of any of them.
        else if (profile.name !== '' && fresh.has(supplier) && supply.leadTimeDays !== null) {
          const days = soonest(elsewhere.get(sku) ?? null, supply.leadTimeDays);
          elsewhere.set(sku, days ?? supply.leadTimeDays);
        }
      }
      return { own, elsewhere };
    },
    /** News of a file that nobody has named are kept all the same: it may be named before it is applied. */
    count(counts: ImportCounts, news: readonly NamedSupply[]): void {
      counts[profile.name === '' ? 'unnamedSupply' : 'supply'] += news.length;
    },
    /** What is news of this supplier. A row that waits for its day says nothing about today. */
    news(staged: readonly StagedRow[], { own }: KnownSupply): NamedSupply[] {
      return staged.flatMap(({ row, fate }) => {
        if (!row || !isThereAfter(fate) || 'startsOn' in fate) return [];
        const supply = supplyOf(row.fields, profile);
        if (!supply || !isNews(supply, own.get(row.partNumber))) return [];
        return [{ sku: row.partNumber, ...supply }];
      });
    },
  };
}

/** When each supplier's last file arrived that could be read, if that was lately. ISO 8601 in UTC, by name. */
export async function freshSuppliers({
  db,
  clock,
}: Pick<Ctx, 'db' | 'clock'>): Promise<ReadonlyMap<string, string>> {
  const oldest = new Date(clock.now().epochMilliseconds - freshDays * 24 * 3_600_000);
  const { profile, createdAt, state } = goodsImports;
  const supplier = sql<string>`${profile} ->> 'name'`;
  const rows = await db
    .select({ supplier, at: sql`max(${createdAt})`.mapWith(createdAt) })
    .from(goodsImports)
    .where(and(gt(createdAt, oldest), notInArray(state, ['failed', 'discarded'])))
    .groupBy(supplier);
  return new Map(rows.map((row) => [row.supplier, row.at.toISOString()]));
}

async function readSupply({ db }: Pick<Ctx, 'db'>, skus: readonly string[]) {
  if (skus.length === 0) return [];
  const { sku, supplier, onHand, leadTimeDays, costCents } = partSupply;
  return db
    .select({ sku, supplier, onHand, leadTimeDays, costCents })
    .from(partSupply)
    .where(inArray(sku, [...skus]));
}
