import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { catalogLines, catalogVariants } from '#src/db/schema/catalog.ts';
import { goodsBatches, goodsChanges } from '#src/db/schema/goods.ts';
import { goodsImportBatches, partSupply } from '#src/db/schema/goods-imports.ts';
import { findUsedParts } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  applyBatches,
  changesPerLook,
  type PartBatch,
  PartsChangedError,
  rangesOf,
} from './apply-batch.server.ts';
import { factsOfLine } from './line-facts.ts';
import { partJson } from './part-json.server.ts';
import { kindOf } from './part-rows.server.ts';
import { openBatch } from './record-batch.server.ts';
import { freshSuppliers } from './supply/open-supply.server.ts';

/** How often the way back is looked for again because somebody changed parts in the meantime. */
const mostTries = 3;

type Undoing = PartBatch & {
  isImport: boolean;
  /** The file that the batch came from. */
  fileName: string | null;
  mayUndo(ctx: Ctx): Promise<void>;
};

/**
 * Undoes a batch of wheels or tires however many they are: looks for the way back while others are answered, and goes
 * it in one transaction. `mayUndo` is asked in that transaction.
 */
export async function undoParts(
  ctx: Ctx,
  { mayUndo, isImport, fileName, ...undone }: Undoing,
): Promise<void> {
  const suppliers = isImport ? [...(await freshSuppliers(ctx)).keys()] : [];
  for (let left = mostTries; ; left -= 1) {
    const { category, batchId: undoes } = undone;
    const detail = fileName === null ? {} : { fileName };
    const batchId = await openBatch(ctx, { kind: 'undo', category, undoes, detail });
    try {
      await writeWayBack(ctx, { ...undone, wayBack: batchId, suppliers });
      await applyBatches(ctx, {
        batches: [{ batchId, category }],
        async meanwhile(inner) {
          await mayUndo(inner);
          return true;
        },
      });
      return;
    } catch (error) {
      await ctx.db.delete(goodsBatches).where(eq(goodsBatches.id, batchId));
      if (!(error instanceof PartsChangedError) || left <= 1) throw error;
    }
  }
}

/** Parts that may not be deleted. Every lead and build is read for it, so only if the batch has added parts. */
async function usedParts(ctx: Ctx, { batchId }: Pick<PartBatch, 'batchId'>): Promise<string[]> {
  const isAdded = and(eq(goodsChanges.batchId, batchId), isNull(goodsChanges.before));
  const [added] = await ctx.db
    .select({ sku: goodsChanges.sku })
    .from(goodsChanges)
    .where(isAdded)
    .limit(1);
  return added ? (await findUsedParts(ctx)).skus : [];
}

/** Fields that go back each for itself; all others, the figures of a size, belong together. */
const ownWay = [
  'priceCents',
  'costCents',
  'mapCents',
  'msrpCents',
  'jobberCents',
  'stock',
  'status',
  'images',
  'upc',
  'supersededBy',
];

type WayBack = PartBatch & { wayBack: string; suppliers: readonly string[] };

/**
 * Writes the changes that give parts back what they had. What somebody has changed since stays; facts that a part repeats
 * from its line say nothing about that, and come from the line as it is now. How soon a part is here follows what
 * suppliers still say.
 */
async function writeWayBack(
  ctx: Ctx,
  { category, wayBack, suppliers, ...undone }: WayBack,
): Promise<void> {
  const kind = kindOf[category];
  const facts = sql`${sql.param([...factsOfLine[kind]])}::text[]`;
  const used = sql`${sql.param(await usedParts(ctx, undone))}::text[]`;
  const { sku, before, after } = goodsChanges;
  const { record } = catalogLines;
  const { sku: stored, status } = catalogVariants;
  const lineOf = sql`(select jsonb_object_agg(name, ${record} -> name) from unnest(${facts}) as name)`;
  const alone = sql`${sql.param(ownWay)}::text[]`;
  const changedSince = sql`array(
    select left_by.key from jsonb_each(${after}) as left_by
    where left_by.key <> all (${facts}) and left_by.value is distinct from ${partJson} -> left_by.key)`;
  const patch = sql`case when ${before} ?| (${facts} || 'lineId'::text) then ${before} || ${lineOf} else ${before} end`;
  for await (const range of rangesOf(ctx, undone, changesPerLook)) {
    await ctx.db.execute(sql`
      with changes as (
        select ${sku} as sku, ${before} is null as was_added, ${stored} is null as is_gone,
          ${stored} = any (${used}) as is_used, ${status} as status, ${partJson} as part,
          case when ${before} is null then null when ${after} is null then ${before} || ${lineOf} else ${patch} end as back,
          case when ${before} is null then ${stored} is not null
            when ${record} is null then false
            when ${after} is null then ${stored} is null
            else ${stored} is not null end as can_go_back,
          case when ${before} is null or ${after} is null then '{}' else ${changedSince} end as stays
        from ${goodsChanges}
        left join ${catalogVariants} on ${stored} = ${sku} and ${catalogVariants.kind} = ${kind}
        left join ${catalogLines} on ${catalogLines.kind} = ${kind}
          and ${catalogLines.id} = coalesce(${before} ->> 'lineId', ${catalogVariants.lineId})
        where ${range}),
      backs as (
        select sku, was_added, is_gone, is_used, status, part,
          case when stays = '{}' then back
            else (select jsonb_object_agg(key, value) from jsonb_each(back)
              where key <> all (stays) and (key = any (${alone}) or stays <@ ${alone})) end as less
        from changes where can_go_back),
      settled as (
        select *, ${leadTimeOf(undone, suppliers)} as back from backs),
      ways as (
        select sku,
          case when is_gone then null
            when was_added and not is_used then part
            when was_added then jsonb_build_object('status', status)
            else (select jsonb_object_agg(name, part -> name) from jsonb_object_keys(back) as name) end as before,
          case when was_added and not is_used then null
            when was_added then '{"status": "discontinued"}'::jsonb
            else back end as after
        from settled where was_added or back is not null)
      insert into ${goodsChanges} (batch_id, sku, before, after)
      select ${wayBack}::uuid, sku, before, after from ways where before is distinct from after`);
  }
}

/** What goes back, `less`, with the soonest day that suppliers say in other files than the one that is undone. */
function leadTimeOf({ batchId }: Pick<PartBatch, 'batchId'>, suppliers: readonly string[]): SQL {
  const { supplier, leadTimeDays, onHand, importId } = partSupply;
  const names = sql`${sql.param([...suppliers])}::text[]`;
  const made = sql`(select ${goodsImportBatches.importId} from ${goodsImportBatches} where ${goodsImportBatches.batchId} = ${batchId})`;
  const says = sql`from ${partSupply} where ${partSupply.sku} = backs.sku and ${supplier} = any (${names})
    and coalesce(${onHand}, ${leadTimeDays}) is not null and ${importId} not in ${made}`;
  const soonest = sql`coalesce((select to_jsonb(min(${leadTimeDays})) ${says}), 'null')`;
  return sql`case when less ? 'stock' and exists (select ${says})
    then jsonb_set(less, '{stock,leadTimeDays}', ${soonest}) else less end`;
}
