import { readBuildCatalogue } from '#src/domain/builds/index.server.ts';
import { vehicleChoices } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { checkBoltPattern } from '#src/domain/fitment/index.ts';
import type { FlowBasis } from '../flow-at.ts';
import { readPriceBasis } from '../price/read-price-basis.server.ts';

/** Above this size a phone should not load it in the background: 30 KB compressed. */
const mostParts = 4_000;

/**
 * What one vehicle's build needs: every kit and tire, and the wheels that bolt on. Null for an unknown vehicle, and
 * if the list is too long to store on a phone.
 */
export async function readShelf(ctx: Ctx, vehicleId: string | null): Promise<FlowBasis | null> {
  const [catalogue, price, choices] = await Promise.all([
    readBuildCatalogue(ctx),
    readPriceBasis(ctx),
    vehicleChoices(ctx),
  ]);
  const vehicle = catalogue.vehicles.find(({ id }) => id === vehicleId);
  if (!vehicle) return null;
  const { liftKits, tires } = catalogue;
  const wheels = catalogue.wheels.filter(
    (wheel) => checkBoltPattern(vehicle, wheel).verdict !== 'does-not-fit',
  );
  if (liftKits.length + wheels.length + tires.length > mostParts) return null;
  return {
    catalogue: { vehicles: [vehicle], liftKits, wheels, tires },
    ...price,
    choices: choices.filter(({ id }) => id === vehicleId),
  };
}
