import type { Ctx } from '#src/domain/context.ts';
import { offersForTruck } from '#src/domain/supplier-fit/index.server.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import type { FlowData } from './flow-data.ts';

/** Of the parts that a step shows or has chosen, those that suppliers list for its truck; null if there are none. */
export async function loadListed(
  ctx: Ctx,
  { step, build, catalogue }: Pick<FlowData, 'step' | 'build' | 'catalogue'>,
): Promise<NonNullable<FlowData['listed']> | null> {
  const { vehicle } = build.completedOptions;
  if (!vehicle || step === 'vehicle') return null;
  const { liftKits, wheels, tires, gone } = catalogue;
  const all = [liftKits, wheels, tires, gone?.liftKits, gone?.wheels, gone?.tires];
  const skus = all.flatMap((parts) => parts?.map(({ sku }) => sku) ?? []);
  const { vehicleId, year } = vehicle;
  const offers = await offersForTruck(ctx, { skus, vehicleId, year });
  if (offers.size === 0) return null;
  const said = [...offers].map(([sku, { supplier, day, words }]) => {
    const date = formatDate(day, { locale: ctx.locale });
    return [sku, { supplier, date, words }] as const;
  });
  return Object.fromEntries(said);
}
