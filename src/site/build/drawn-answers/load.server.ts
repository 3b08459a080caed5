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
import type { AnswersView } from './answers-view.ts';
import { describeAnswers } from './describe-answers.ts';
import type { AnswerKind, DrawnAnswersBlok } from './schema.ts';

export type DrawnAnswersData = Packed<AnswersView> | null;

/** Null if the story names a vehicle that the shop does not have, or one that no kit fits. */
export const load: Load<DrawnAnswersBlok, DrawnAnswersData> = async ({ ctx, blok, page }) => {
  const [vehicle, settings, rates] = await Promise.all([
    getVehicle(ctx, blok.vehicleId),
    getShopSettings(ctx),
    ratesAt(ctx),
  ]);
  if (vehicle === null) return null;
  const thisYear = ctx.clock.now().toZonedDateTimeISO(settings.timeZone).year;
  return viewAnswers(ctx, {
    vehicle,
    rates,
    doorIn: settings.garageDoorDefaultIn,
    year: vehicle.years[1] ?? thisYear,
    locale: page.locale,
    kinds: blok.items.map(({ drawing }) => drawing),
  });
};

type AnswersQuery = {
  vehicle: Vehicle;
  doorIn: number;
  year: number;
  rates: Rates;
  locale: Locale;
  kinds: AnswerKind[];
};

const viewAnswers = cacheEachByVersion(['catalog', 'rates'], {
  most: 50,
  keyOf: ({ vehicle, doorIn, year, rates, locale, kinds }: AnswersQuery) =>
    [vehicle.id, doorIn, year, rates.setId, locale, ...kinds].join(),
  async read(ctx, { vehicle, ...asked }): Promise<DrawnAnswersData> {
    const answers = describeAnswers(vehicle, { steps: await findSteps(ctx, vehicle), ...asked });
    return answers && pack(answers);
  },
});
