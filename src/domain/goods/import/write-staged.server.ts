import { and, asc, count, eq, min, ne, type SQL, sql } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import { goodsChanges } from '#src/db/schema/goods.ts';
import { goodsImportRows } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { PartCategory } from '../part-category.ts';
import { partJson, rowOfPart } from '../part-json.server.ts';
import { kindOf } from '../part-rows.server.ts';

// In the database, without a round through this process: a hundred thousand rows hold the embedded database's only
// session for some seconds instead of a minute, and nobody sees half of them.

export type Staged = { importId: string; category: PartCategory };

/** How many parts of a category an import changes, and one of them. */
export async function countStaged({ db }: Ctx, staged: Staged) {
  const [found] = await db
    .select({ parts: count(), firstSku: min(goodsImportRows.sku) })
    .from(goodsImportRows)
    .where(isApplied(staged));
  return { parts: found?.parts ?? 0, firstSku: found?.firstSku ?? '' };
}

/** Whether a part is not as the check saw it. Callers hold the lock of `lockParts`. */
export async function hasShopChanged({ db }: Ctx, staged: Staged): Promise<boolean> {
  const kind = kindOf[staged.category];
  const differs = sql`exists (
    select from jsonb_each(${goodsImportRows.before}) as seen
    where seen.value is distinct from ${partJson} -> seen.key)`;
  const [found] = await db
    .select({ sku: goodsImportRows.sku })
    .from(goodsImportRows)
    .leftJoin(catalogVariants, eq(catalogVariants.sku, goodsImportRows.sku))
    .where(
      and(
        isApplied(staged),
        sql`case when ${goodsImportRows.before} is null then ${catalogVariants.sku} is not null
          else ${catalogVariants.kind} is distinct from ${kind} or ${differs} end`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Writes the parts as the check said, and what changes of each to the batch. */
export async function writeStaged(
  ctx: Ctx,
  { batchId, ...staged }: Staged & { batchId: string },
): Promise<void> {
  for await (const range of ranges(ctx, staged)) {
    await ctx.db.insert(goodsChanges).select(
      ctx.db
        .select({
          batchId: sql`${batchId}::uuid`.as('batch_id'),
          sku: goodsImportRows.sku,
          before: goodsImportRows.before,
          after: goodsImportRows.after,
        })
        .from(goodsImportRows)
        .where(range),
    );
    await writeRange(ctx, staged.category, range);
  }
}

async function writeRange({ db, clock }: Ctx, category: PartCategory, range: SQL | undefined) {
  const updatedAt = new Date(clock.now().epochMilliseconds).toISOString();
  const row = rowOfPart(sql`staged.part`);
  const columns = Object.keys(row).map((column) => sql.identifier(column));
  await db.execute(sql`
    with staged as (
      select ${goodsImportRows.sku} as sku,
        case when ${goodsImportRows.before} is null then ${goodsImportRows.after}
          else ${partJson} || ${goodsImportRows.after} end as part
      from ${goodsImportRows}
      left join ${catalogVariants} on ${catalogVariants.sku} = ${goodsImportRows.sku}
      where ${range})
    insert into ${catalogVariants} (sku, kind, updated_at, ${sql.join(columns, sql`, `)})
    select staged.sku, ${kindOf[category]}, ${updatedAt}::timestamptz, ${sql.join(Object.values(row), sql`, `)}
    from staged
    on conflict (sku) do update set updated_at = excluded.updated_at,
      ${sql.join(
        columns.map((column) => sql`${column} = excluded.${column}`),
        sql`, `,
      )}`);
}

/** Few enough for the embedded database's memory and for the longest that one statement may take. */
const rowsPerStatement = 20_000;

/** The rows of an import as conditions, each of at most so many rows. */
async function* ranges({ db }: Ctx, staged: Staged): AsyncGenerator<SQL | undefined> {
  let last = 0;
  for (;;) {
    const from = and(isApplied(staged), sql`${goodsImportRows.line} > ${last}`);
    const [end] = await db
      .select({ line: goodsImportRows.line })
      .from(goodsImportRows)
      .where(from)
      .orderBy(asc(goodsImportRows.line))
      .offset(rowsPerStatement - 1)
      .limit(1);
    yield end ? and(from, sql`${goodsImportRows.line} <= ${end.line}`) : from;
    if (!end) return;
    last = end.line;
  }
}

const isApplied = ({ importId, category }: Staged) =>
  and(
    eq(goodsImportRows.importId, importId),
    eq(goodsImportRows.category, category),
    ne(goodsImportRows.fate, 'refused'),
  );
