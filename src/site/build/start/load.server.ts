import {
  getVehicle,
  listLiftKits,
  listTires,
  listWheels,
} from '#src/domain/catalog/index.server.ts';
import { ratesAt } from '#src/domain/rates/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { type Packed, pack } from '#src/lib/packed.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { chooseSteps } from './choose-steps.ts';
import { describeSteps } from './describe-steps.ts';
import type { DrawingFrame } from './drawing-frame.ts';
import type { StartBuildBlok } from './schema.ts';
import type { StepView } from './step-view.ts';

export type StartBuildData = {
  vehicle: { id: string; name: string; wheelbaseIn: number; lengthIn: number };
  doorIn: number;
  steps: Packed<StepView[]>;
  frame: DrawingFrame;
} | null;

/** Null if the story names a vehicle that the shop does not have. */
export const load: Load<StartBuildBlok, StartBuildData> = async ({ ctx, blok, page }) => {
  const [vehicle, settings, liftKits, tires, rates] = await Promise.all([
    getVehicle(ctx, blok.vehicleId),
    getShopSettings(ctx),
    listLiftKits(ctx),
    listTires(ctx),
    ratesAt(ctx),
  ]);
  if (vehicle === null) return null;
  const wheels = await listWheels(ctx, { boltPatterns: [vehicle.boltPattern] });
  const doorIn = settings.garageDoorDefaultIn;
  const steps = chooseSteps(vehicle, { liftKits, wheels, tires });
  const thisYear = ctx.clock.now().toZonedDateTimeISO(settings.timeZone).year;
  const year = vehicle.years[1] ?? thisYear;
  const views = describeSteps(vehicle, { steps, doorIn, year, rates, locale: page.locale });
  const { id, make, model, wheelbaseIn, lengthIn } = vehicle;
  return {
    vehicle: { id, name: `${make} ${model}`, wheelbaseIn, lengthIn },
    doorIn,
    frame: views.frame,
    steps: pack(views.steps),
  };
};
