import { factSource } from './offer.ts';
import type { FactSource } from './offer-schemas.ts';
import type { Vehicle } from './vehicle-schema.ts';

const recordSource = 'Reference file of vehicles, compiled 2026-11';
const oneStepLower = { high: 'medium', medium: 'low', low: 'low' } as const;

/**
 * The source of one fact about a vehicle: its own, else the record's, one level less reliable if nobody has verified
 * the field. Null for unknown facts.
 */
export function vehicleFactSource(vehicle: Vehicle, field: keyof Vehicle): FactSource | null {
  if (vehicle[field] === null) return null;
  return factSource(field, vehicle.provenance) ?? sourceOfRecord(vehicle, field);
}

function sourceOfRecord(vehicle: Vehicle, field: keyof Vehicle): FactSource {
  const basis = /Overhang/.test(field) ? ` (${vehicle.overhangBasis})` : '';
  const { confidence, unverified } = vehicle;
  // "groundClearanceIn:null" and "stockWheel.offsetMm" name the field together with the problem.
  const doubted = unverified.some((one) => one.split(/[:.]/)[0] === field);
  return {
    source: `${recordSource}${basis}`,
    confidence: doubted ? oneStepLower[confidence] : confidence,
  };
}
