import { getVehicle, listLiftKits, listTires } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { asOwned } from '#src/domain/fitment/index.ts';
import { type FitQuestion, toFitQuestion } from './fit-question.ts';
import type { ShelfFit } from './shelf.ts';

/** The requested fit with its records; null without one, or for an unknown vehicle. */
export async function readQuestion(ctx: Ctx, fit: ShelfFit | null): Promise<FitQuestion | null> {
  const record = fit && (await getVehicle(ctx, fit.vehicleId));
  if (!record) return null;
  const { year, own } = fit;
  const vehicle = year === null ? record : asOwned(record, { year, own });
  const [kits, tires] = await Promise.all([listLiftKits(ctx), listTires(ctx)]);
  const lift = kits.find(({ sku }) => sku === fit.liftSku) ?? null;
  return toFitQuestion({ vehicle, lift, tire: fit.tire, tires });
}
