import { z } from 'zod';
import { isTold, ownTruckSchema } from '#src/domain/catalog/index.ts';
import { type CompletedOptions, completedOptionsSchema } from './schemas.ts';

/** The two columns of a build that hold its choices. */
type Stored = { meta: Record<string, unknown>; ownTruck: Record<string, unknown> | null };

/** Answers that a later version asks for are passed over. */
const storedTruckSchema = z.object({
  ...ownTruckSchema.shape,
  /** Versions that do not know the column may have moved the build to another vehicle since. */
  vehicleId: z.string(),
});

/**
 * Completed options as a build stores them: what was told about the truck in a column of its own. It is left out if
 * the vehicle is not among the options.
 */
export function storedChoices({ vehicle, ...parts }: CompletedOptions): {
  meta: Stored['meta'];
  ownTruck?: Stored['ownTruck'];
} {
  if (!vehicle) return { meta: parts };
  const { own, ...named } = vehicle;
  const { vehicleId } = vehicle;
  return {
    meta: { ...parts, vehicle: named },
    ownTruck: isTold(own) ? { ...own, vehicleId } : null,
  };
}

/** The completed options of a stored build. Throws if the row does not hold any. */
export function choicesOf({ meta, ownTruck }: Stored): CompletedOptions {
  const completed = completedOptionsSchema.parse(meta);
  const { vehicle } = completed;
  const told = storedTruckSchema.safeParse(ownTruck);
  if (!vehicle || !told.success || told.data.vehicleId !== vehicle.vehicleId) return completed;
  const { vehicleId: _, ...own } = told.data;
  return { ...completed, vehicle: { ...vehicle, own } };
}
