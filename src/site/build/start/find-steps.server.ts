import { listLiftKits, listTires, listWheels } from '#src/domain/catalog/index.server.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { cacheEachByVersion } from '#src/domain/facts/index.server.ts';
import { chooseSteps } from './choose-steps.ts';

/** The heights of a truck with their parts. Searching for them takes longer than everything else on the page. */
export const findSteps = cacheEachByVersion(['catalog'], {
  most: 50,
  keyOf: (vehicle: Vehicle) => vehicle.id,
  async read(ctx, vehicle) {
    const [liftKits, tires, wheels] = await Promise.all([
      listLiftKits(ctx),
      listTires(ctx),
      listWheels(ctx, { boltPatterns: [vehicle.boltPattern] }),
    ]);
    return chooseSteps(vehicle, { liftKits, wheels, tires });
  },
});
