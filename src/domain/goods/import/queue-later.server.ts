import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { goodsImportRows, goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { ImportActor } from '#src/domain/jobs.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { getShopSettings, shopToday } from '#src/domain/settings/index.server.ts';

/** The days from which rows of an import count, if they are still to come, the next one first. */
export async function laterDays(ctx: Ctx, importId: string): Promise<string[]> {
  const today = (await shopToday(ctx)).toString();
  const { startsOn, fate } = goodsImportRows;
  const isWork = inArray(fate, ['added', 'changed']);
  const rows = await ctx.db
    .selectDistinct({ day: startsOn })
    .from(goodsImportRows)
    .where(and(eq(goodsImportRows.importId, importId), isWork, gt(startsOn, today)))
    .orderBy(asc(startsOn));
  return rows.flatMap(({ day }) => day ?? []);
}

type Later = { importId: string; days: readonly string[]; actor: ImportActor };

/** Queues the applying of the rows of each day for its beginning, by the shop's clock. */
export async function queueLater(ctx: Ctx, { importId, days, actor }: Later): Promise<void> {
  const { timeZone } = await getShopSettings(ctx);
  for (const day of days) {
    const startAfter = Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant();
    const job = { name: 'apply-later', data: { importId, day, actor } } as const;
    await ctx.jobs.enqueue(ctx.db, job, { startAfter });
  }
}

/** Leaves the rows that still wait undone for good. Requires catalog.write. */
export async function cancelLater(ctx: Ctx, id: string): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  await ctx.db.update(goodsImports).set({ waits: [] }).where(eq(goodsImports.id, id));
}
