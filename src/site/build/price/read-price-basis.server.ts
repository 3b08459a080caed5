import type { Ctx } from '#src/domain/context.ts';
import { readCatalogVersion } from '#src/domain/facts/index.server.ts';
import { ratesAt } from '#src/domain/rates/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { PriceBasis } from './price-basis.ts';

/** The shop's current rates, the version of the catalog, and its hours. */
export async function readPriceBasis(ctx: Ctx): Promise<PriceBasis> {
  const [rates, catalogVersion, settings] = await Promise.all([
    ratesAt(ctx),
    readCatalogVersion(ctx),
    getShopSettings(ctx),
  ]);
  const { hours, closures, timeZone, services, financing } = settings;
  const today = ctx.clock.now().toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const notices = services.flatMap((one) => (one.usesBuildHours ? [one.leadDays] : []));
  const noticeDays = notices.length === 0 ? 0 : Math.min(...notices);
  return { rates, catalogVersion, today, shopHours: { hours, closures }, noticeDays, financing };
}
