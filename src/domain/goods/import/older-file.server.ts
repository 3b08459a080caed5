import { and, eq, isNull, ne, notExists, sql } from 'drizzle-orm';
import { goodsBatches } from '#src/db/schema/goods.ts';
import { goodsImportBatches, goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Refusal } from '../../refusal.ts';
import { draftProfileSchema, importCountsSchema } from './import-schemas.ts';
import { why } from './refusals.ts';

type Checked = Pick<typeof goodsImports.$inferSelect, 'id' | 'profile' | 'counts'>;

/**
 * Says so if a newer file of the same supplier is applied already, so that this one would bring prices and stock back
 * to what they were. Null if there is none, or if the files do not say their day.
 */
export async function olderFile({ db }: Pick<Ctx, 'db'>, file: Checked): Promise<Refusal | null> {
  const { name } = draftProfileSchema.parse(file.profile);
  const { sentOn } = importCountsSchema.parse(file.counts);
  if (name === '' || sentOn === null) return null;
  const { id, profile, counts, state, undoneAt } = goodsImports;
  const day = sql<string>`${counts} ->> 'sentOn'`;
  const isSupplier = eq(sql`${profile} ->> 'name'`, name);
  const [newest] = await db
    .select({ day: sql<string | null>`max(${day})` })
    .from(goodsImports)
    .where(
      and(
        ne(id, file.id),
        eq(state, 'applied'),
        isSupplier,
        sql`${day} > ${sentOn}`,
        isNull(undoneAt),
        isNotUndone(db),
      ),
    );
  return newest?.day ? why('import.older', { day: sentOn, newest: newest.day }) : null;
}

function isNotUndone(db: Ctx['db']) {
  const { batchId, importId } = goodsImportBatches;
  const undoing = db
    .select({ id: goodsBatches.id })
    .from(goodsImportBatches)
    .innerJoin(goodsBatches, eq(goodsBatches.undoes, batchId))
    .where(and(eq(importId, goodsImports.id), eq(goodsBatches.isPending, false)));
  return notExists(undoing);
}
