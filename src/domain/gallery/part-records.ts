import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import { slugOf } from '#src/lib/slug.ts';
import type { FinishedDraft } from './schemas.ts';

/** Kits have no stock number in a record; line and heights identify them. */
export function kitSku(lift: NonNullable<FinishedDraft['lift']>): string {
  return `${lift.lineId}-${lift.frontIn}x${lift.rearIn}`;
}

/** Parts of the catalog as a finished build stores them. */
export function liftOf({ lineId, brand, name, frontIn, rearIn }: LiftKit) {
  return { lineId, brand, name, frontIn, rearIn, priceCents: null };
}

export function wheelOf(wheel: Wheel): NonNullable<FinishedDraft['wheel']> {
  const { sku, brand, name, diameterIn, widthIn, offsetMm, boltPatterns, finishes } = wheel;
  const size = `${diameterIn}x${widthIn}`;
  const [finish = ''] = finishes;
  return { sku, brand, name, size, offsetMm, boltPatterns, finish, quantity: 4 };
}

export function tireOf({ sku, brand, name, size, diameterIn }: Tire): FinishedDraft['tire'] {
  return { sku, brand, name, size, diameterIn, quantity: 4 };
}

/** It has no stock number of ours; its size identifies it. */
export function factoryTireOf({ make, stockTire }: Vehicle): FinishedDraft['tire'] {
  const { size, diameterIn } = stockTire;
  const sku = `${factoryPrefix}${slugOf(size)}`;
  return { sku, brand: make, name: size, size, diameterIn, quantity: 4 };
}

const factoryPrefix = 'factory-';

export function isFactoryTire({ sku }: { sku: string }): boolean {
  return sku.startsWith(factoryPrefix);
}
