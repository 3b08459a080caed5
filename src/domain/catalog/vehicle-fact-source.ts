import { factSource } from './offer.ts';
import type { FactSource } from './offer-schemas.ts';
import type { Vehicle } from './vehicle-schema.ts';

const recordSource = 'Reference file of vehicles, compiled 2026-11';
const oneStepLower = { high: 'medium', medium: 'low', low: 'low' } as const;

/**
 * Where one fact of a vehicle comes from: its own source, else the record's, trusted one step less
 * where nobody has verified the field. Null for what is not known.
 */
export function vehicleFactSource(vehicle: Vehicle, field: keyof Vehicle): FactSource | null {
  if (vehicle[field] === null) return null;
  return factSource(field, vehicle.provenance) ?? sourceOfRecord(vehicle, field);
}

function sourceOfRecord(vehicle: Vehicle, field: keyof Vehicle): FactSource {
  const basis = /Overhang/.test(field) ? ` (${vehicle.overhangBasis})` : '';
  const { confidence, unverified } = vehicle;
  // "groundClearanceIn:null" and "stockWheel.offsetMm" name the field with what is wrong with it.
  const doubted = unverified.some((one) => one.split(/[:.]/)[0] === field);
  return {
    source: `${recordSource}${basis}`,
    confidence: doubted ? oneStepLower[confidence] : confidence,
  };
}
