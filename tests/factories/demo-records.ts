import catalogFile from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import vehicleRecords from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import {
  type LiftKit,
  liftKitsOf,
  parseCatalogSeed,
  type Tire,
  type Vehicle,
  vehicleSchema,
  type Wheel,
} from '#src/domain/catalog/index.ts';

/** The reference vehicles and the demo catalog, parsed as the shop parses them. */
export const vehicles: Vehicle[] = vehicleRecords.map((record) => vehicleSchema.parse(record));
export const catalog = parseCatalogSeed(catalogFile);
export const kits: LiftKit[] = catalog.liftLines.flatMap(liftKitsOf);

export function vehicleOf(id: string): Vehicle {
  return required(
    vehicles.find((one) => one.id === id),
    id,
  );
}

export function kitOf(sku: string): LiftKit {
  return required(
    kits.find((one) => one.sku === sku),
    sku,
  );
}

export function wheelOf(sku: string): Wheel {
  return required(
    catalog.wheels.find((one) => one.sku === sku),
    sku,
  );
}

export function tireOf(sku: string): Tire {
  return required(
    catalog.tires.find((one) => one.sku === sku),
    sku,
  );
}

function required<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`the demo records have no ${name}`);
  return found;
}
