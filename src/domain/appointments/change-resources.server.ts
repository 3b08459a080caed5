import { and, inArray, sql } from 'drizzle-orm';
import { calendarOccupations } from '#src/db/schema/calendar.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { changeShopSettings, getShopSettings } from '../settings/index.server.ts';
import { dropExpired, lockCalendar } from './lock-calendar.server.ts';
import { resourcesOf } from './pick-resources.ts';
import { why } from './refusals.ts';

type Resources = Pick<ShopSettings, 'bays' | 'technicians'>;

/**
 * Changes the shop's bays, racks and people. None can be removed, or change its kind, while anything is planned on
 * it. Requires settings.write.
 * @throws {DomainError} 'conflict' with the number of calendar entries
 */
export async function changeResources(
  ctx: Ctx,
  change: (now: Resources) => Resources,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockCalendar(tx);
    await dropExpired(inner);
    const before = await getShopSettings(inner);
    const after = await changeShopSettings(inner, ({ bays, technicians }) =>
      change({ bays, technicians }),
    );
    await requireUnplanned(inner, goneFrom(before, after));
  });
}

/** Resources that were removed or changed their kind. */
function goneFrom(before: ShopSettings, after: ShopSettings): string[] {
  const kinds = new Map(resourcesOf(after).map(({ id, kind }) => [id, kind]));
  return resourcesOf(before).flatMap(({ id, kind }) => (kinds.get(id) === kind ? [] : id));
}

async function requireUnplanned(ctx: Ctx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { resource, during, entryId } = calendarOccupations;
  const now = ctx.clock.now().toString();
  const planned = await ctx.db
    .selectDistinct({ entryId })
    .from(calendarOccupations)
    .where(and(inArray(resource, ids), sql`upper(${during}) > ${now}::timestamptz`));
  if (planned.length === 0) return;
  throw new DomainError('conflict', why('appointments.planned-there', { count: planned.length }));
}
