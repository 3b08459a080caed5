import { and, eq, inArray, sql } from 'drizzle-orm';
import { type goodsBatches, goodsChanges, goodsOwnFields } from '#src/db/schema/goods.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { heldFields } from './held-fields.ts';
import { isPartCategory } from './part-category.ts';

/** Fields by part's number. */
export type OwnFields = ReadonlyMap<string, ReadonlySet<string>>;

/** What somebody in the shop has typed in these parts, which suppliers' files leave alone. */
export async function readOwnFields(
  { db }: Pick<Ctx, 'db'>,
  skus: readonly string[],
): Promise<OwnFields> {
  if (skus.length === 0) return new Map();
  const { sku, field } = goodsOwnFields;
  const rows = await db
    .select({ sku, field })
    .from(goodsOwnFields)
    .where(inArray(sku, [...skus]));
  const bySku = Map.groupBy(rows, (row) => row.sku);
  return new Map([...bySku].map(([one, some]) => [one, new Set(some.map((row) => row.field))]));
}

/** Lets suppliers' files change these fields of a part again. Requires catalog.write. */
export async function releaseOwnFields(ctx: Ctx, sku: string): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  await ctx.db.delete(goodsOwnFields).where(eq(goodsOwnFields.sku, sku));
}

type Done = Pick<typeof goodsBatches.$inferSelect, 'id' | 'kind' | 'category' | 'undoes'>;

/**
 * After a batch is done: a field that a person has changed is the shop's own from then on, one that was undone or that
 * a file has overwritten is not. In the transaction of the batch.
 */
export async function followOwnFields(ctx: Ctx, { id, kind, category, undoes }: Done) {
  if (!isPartCategory(category)) return;
  if (kind === 'edit' || kind === 'many') {
    // What a program writes, nobody has typed.
    return ctx.actor.kind === 'staff' ? keep(ctx, id) : undefined;
  }
  if (undoes !== null) {
    await ctx.db.delete(goodsOwnFields).where(eq(goodsOwnFields.batchId, undoes));
  }
  await drop(ctx, id);
}

async function keep({ db }: Ctx, id: string): Promise<void> {
  const { batchId, sku, before, after } = goodsChanges;
  await db.execute(sql`
    insert into ${goodsOwnFields} (sku, field, batch_id)
    select ${sku}, name, ${batchId} from ${goodsChanges}, jsonb_object_keys(${after}) as name
    where ${batchId} = ${id} and ${before} is not null and ${after} is not null
      and name = any (${sql.param([...heldFields])}::text[])
    on conflict (sku, field) do update set batch_id = excluded.batch_id`);
}

/** What a file has written although it was typed, and all of a part that is gone. */
async function drop({ db }: Ctx, id: string): Promise<void> {
  const { batchId, sku, after } = goodsChanges;
  const { field } = goodsOwnFields;
  const isOver = sql`exists (select from ${goodsChanges} where ${and(eq(batchId, id), eq(sku, goodsOwnFields.sku))}
    and (${after} is null or ${after} ? ${field}))`;
  await db.delete(goodsOwnFields).where(isOver);
}
