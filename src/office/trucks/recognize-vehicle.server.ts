import { getVehicle, vehicleChoices } from '#src/domain/catalog/index.server.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { cacheEachByVersion } from '#src/domain/facts/index.server.ts';
import { findVehicles } from '#src/site/build/index.server.ts';

/**
 * The vehicle that somebody typed, "2021 Ford F-150" or "tacoma 12, gray"; null if the words do not mean exactly one.
 * Without a year they never do: a truck of another generation would be worse than none.
 */
export function recognizeVehicle(ctx: Ctx, typed: string): Promise<Vehicle | null> {
  // What follows a comma is about the truck, not its name.
  const [name = ''] = typed.split(',');
  return recognize(ctx, name.trim());
}

/** Remembered, because Today reads the same thirty names all day. */
const recognize = cacheEachByVersion<string, Vehicle | null>(['catalog'], {
  most: 500,
  keyOf: (name) => name.toLowerCase(),
  read: async (ctx, name) => {
    if (!/\d/.test(name)) return null;
    const found = findVehicles(await vehicleChoices(ctx), name);
    const [first, ...others] = found.filter(({ isYearAsked }) => isYearAsked);
    if (!first || first !== found[0]) return null;
    const isTwoOfOneName = others.some(
      ({ choice }) => choice.make === first.choice.make && choice.model === first.choice.model,
    );
    return isTwoOfOneName ? null : getVehicle(ctx, first.choice.id);
  },
});
