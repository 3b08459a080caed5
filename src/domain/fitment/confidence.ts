import type { Vehicle } from '#src/domain/catalog/index.ts';

const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export function lowestConfidence(given: readonly Confidence[]): Confidence {
  return given.reduce(
    (lowest, one) => (CONFIDENCES.indexOf(one) > CONFIDENCES.indexOf(lowest) ? one : lowest),
    'high',
  );
}

/** The record's own confidence, one level lower for a field that nobody has verified. */
export function fieldConfidence(vehicle: Vehicle, ...fields: string[]): Confidence {
  const unverified = fields.some((field) => vehicle.unverified.includes(field));
  return unverified ? lowerConfidence(vehicle.confidence) : vehicle.confidence;
}

function lowerConfidence(confidence: Confidence): Confidence {
  return confidence === 'high' ? 'medium' : 'low';
}
