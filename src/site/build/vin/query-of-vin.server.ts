import { vehicleChoices } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { findVehicleByVin } from '#src/domain/vin/index.server.ts';
import { toVinQuery } from './vin-note.ts';

/** Longer than any VIN with what people put around it. */
const longestTyped = 80;

/** What a typed VIN says, as the query of the vehicle's step. */
export async function queryOfVin(ctx: Ctx, typed: string): Promise<URLSearchParams> {
  const answer = await findVehicleByVin(ctx, typed.slice(0, longestTyped));
  const query = toVinQuery(answer, await vehicleChoices(ctx));
  const pairs = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, one]),
  );
  return new URLSearchParams(pairs);
}
