import { getVehicle } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { why } from './refusals.ts';
import type { ChosenVehicle } from './schemas.ts';

/** @throws {DomainError} 'invalid' if the vehicle is unknown or was not sold in that year */
export async function requireVehicle(ctx: Ctx, { vehicleId, year }: ChosenVehicle): Promise<void> {
  const vehicle = await getVehicle(ctx, vehicleId);
  const [from, to] = vehicle?.years ?? [Number.POSITIVE_INFINITY, null];
  if (year >= from && year <= (to ?? Number.POSITIVE_INFINITY)) return;
  throw new DomainError('invalid', why('builds.no-vehicle'), [
    { path: 'vehicleId', ...why('builds.no-vehicle') },
  ]);
}
