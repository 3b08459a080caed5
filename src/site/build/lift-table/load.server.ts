import { getVehicle } from '#src/domain/catalog/index.server.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { cacheEachByVersion } from '#src/domain/facts/index.server.ts';
import { ratesAt } from '#src/domain/rates/index.server.ts';
import type { Rates } from '#src/domain/rates/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { type Packed, pack } from '#src/lib/packed.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { findSteps } from '../start/find-steps.server.ts';
import { describeTable, type LiftTableView } from './describe-table.ts';
import type { LiftTableBlok } from './schema.ts';

export type LiftTableData = Packed<LiftTableView> | null;

/** Null if the story names a vehicle that the shop does not have. */
export const load: Load<LiftTableBlok, LiftTableData> = async ({ ctx, blok, page }) => {
  const [vehicle, settings, rates] = await Promise.all([
    getVehicle(ctx, blok.vehicleId),
    getShopSettings(ctx),
    ratesAt(ctx),
  ]);
  if (vehicle === null) return null;
  const { garageDoorDefaultIn: doorIn, timeZone } = settings;
  const year = vehicle.years[1] ?? ctx.clock.now().toZonedDateTimeISO(timeZone).year;
  return viewTable(ctx, { vehicle, doorIn, year, rates, locale: page.locale });
};

type TableQuery = { vehicle: Vehicle; doorIn: number; year: number; rates: Rates; locale: Locale };

const viewTable = cacheEachByVersion(['catalog', 'rates'], {
  most: 50,
  keyOf: ({ vehicle, doorIn, year, rates, locale }: TableQuery) =>
    [vehicle.id, doorIn, year, rates.setId, locale].join(),
  async read(ctx, { vehicle, ...asked }) {
    return pack(describeTable(vehicle, { steps: await findSteps(ctx, vehicle), ...asked }));
  },
});
