import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from './queries.server.ts';

/** The day of a moment by the shop's clock. */
export async function shopDay(ctx: Ctx, at: Date | Temporal.Instant): Promise<Temporal.PlainDate> {
  const { timeZone } = await getShopSettings(ctx);
  const instant = at instanceof Date ? at.toTemporalInstant() : at;
  return instant.toZonedDateTimeISO(timeZone).toPlainDate();
}

/** The day that it is in the shop. */
export function shopToday(ctx: Ctx): Promise<Temporal.PlainDate> {
  return shopDay(ctx, ctx.clock.now());
}
