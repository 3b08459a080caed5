import { getVehicle } from '#src/domain/catalog/index.server.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { cacheEachByVersion } from '#src/domain/facts/index.server.ts';
import { ratesAt } from '#src/domain/rates/index.server.ts';
import type { Rates } from '#src/domain/rates/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { type Packed, pack } from '#src/lib/packed.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { describeLadder, type LadderView } from './describe-ladder.ts';
import { describeSteps } from './describe-steps.ts';
import type { DrawingFrame } from './drawing-frame.ts';
import { findSteps } from './find-steps.server.ts';
import type { StartBuildBlok } from './schema.ts';
import type { StepView } from './step-view.ts';

/** One height at a time, chosen on the page. */
export type PickerData = {
  vehicle: { id: string; name: string; wheelbaseIn: number; lengthIn: number };
  doorIn: number;
  steps: Packed<StepView[]>;
  frame: DrawingFrame;
};

export type StartBuildData = PickerData | { ladder: Packed<LadderView> } | null;

/** Null if the story names a vehicle that the shop does not have, or for a ladder one that no kit fits. */
export const load: Load<StartBuildBlok, StartBuildData> = async ({ ctx, blok, page }) => {
  const [vehicle, settings, rates] = await Promise.all([
    getVehicle(ctx, blok.vehicleId),
    getShopSettings(ctx),
    ratesAt(ctx),
  ]);
  if (vehicle === null) return null;
  const doorIn = settings.garageDoorDefaultIn;
  const thisYear = ctx.clock.now().toZonedDateTimeISO(settings.timeZone).year;
  const year = vehicle.years[1] ?? thisYear;
  if (blok.look === 'ladder') {
    const steps = await findSteps(ctx, vehicle);
    const ladder = describeLadder(vehicle, { steps, doorIn, locale: page.locale });
    return ladder && { ladder: pack(ladder) };
  }
  const views = await viewSteps(ctx, { vehicle, doorIn, year, rates, locale: page.locale });
  const { id, make, model, wheelbaseIn, lengthIn } = vehicle;
  return { vehicle: { id, name: `${make} ${model}`, wheelbaseIn, lengthIn }, doorIn, ...views };
};

type StepsQuery = { vehicle: Vehicle; doorIn: number; year: number; rates: Rates; locale: Locale };

/** Drawing the heights to place their labels takes a while too. */
const viewSteps = cacheEachByVersion(['catalog', 'rates'], {
  most: 50,
  keyOf: ({ vehicle, doorIn, year, rates, locale }: StepsQuery) =>
    [vehicle.id, doorIn, year, rates.setId, locale].join(),
  async read(ctx, { vehicle, ...asked }) {
    const views = describeSteps(vehicle, { steps: await findSteps(ctx, vehicle), ...asked });
    return { frame: views.frame, steps: pack(views.steps) };
  },
});
