import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from './queries.server.ts';

/** The shop's local date at an instant. */
export async function shopDay(ctx: Ctx, at: Date | Temporal.Instant): Promise<Temporal.PlainDate> {
  const { timeZone } = await getShopSettings(ctx);
  const instant = at instanceof Date ? at.toTemporalInstant() : at;
  return instant.toZonedDateTimeISO(timeZone).toPlainDate();
}

/** The shop's current date. */
export function shopToday(ctx: Ctx): Promise<Temporal.PlainDate> {
  return shopDay(ctx, ctx.clock.now());
}
