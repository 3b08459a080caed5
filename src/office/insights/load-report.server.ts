import { readReport } from '#src/domain/analytics/index.server.ts';
import { type PeriodDays, periodDays, periodUntil } from '#src/domain/analytics/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';

/** The report in a URL: `?days=` 7, 28, 90 or 365 until today. */
export async function loadReport(ctx: Ctx, url: URL) {
  const asked = Number(url.searchParams.get('days'));
  const count: PeriodDays = periodDays.find((days) => days === asked) ?? 28;
  const { timeZone } = await getShopSettings(ctx);
  const today = ctx.clock.now().toZonedDateTimeISO(timeZone).toPlainDate();
  const period = periodUntil(today, count);
  return { count, period, timeZone, report: await readReport(ctx, period) };
}
