import { type Vehicle, vehicleFactSource } from '#src/domain/catalog/index.ts';
import { type Confidence, lowestConfidence } from './confidence.ts';

/**
 * The required load for the heavier axle, in lb, as far as it is on record: by the door label, as a range over the
 * trims, or for one axle only, which can refuse a part and never pass it, because the other one may be heavier.
 */
export type AxleNeed = { confidence: Confidence } & (
  | { from: 'label'; needLb: number }
  | { from: 'range'; leastLb: number; mostLb: number }
  | { from: 'one-axle'; leastLb: number }
  | { from: 'nothing' }
);

const AXLES = [
  ['gawrFrontLb', 'gawrFrontRangeLb'],
  ['gawrRearLb', 'gawrRearRangeLb'],
] as const;

/** The rating of the heavier axle, as far as it is on record. */
export function heavierAxle(vehicle: Vehicle): AxleNeed {
  const axles = AXLES.flatMap(([label, range]) => ratingOf(vehicle, label, range) ?? []);
  const confidence = lowestConfidence(axles.map((axle) => axle.confidence));
  if (axles.length === 0) return { from: 'nothing', confidence };
  const leastLb = Math.max(...axles.map((axle) => axle.leastLb));
  const mostLb = Math.max(...axles.map((axle) => axle.mostLb));
  if (axles.length < AXLES.length) return { from: 'one-axle', leastLb, confidence };
  return axles.every(({ isLabel }) => isLabel)
    ? { from: 'label', needLb: mostLb, confidence }
    : { from: 'range', leastLb, mostLb, confidence };
}

function ratingOf(
  vehicle: Vehicle,
  label: (typeof AXLES)[number][0],
  range: (typeof AXLES)[number][1],
) {
  const read = vehicle[label];
  const span = read === null ? vehicle[range] : ([read, read] as const);
  const source = vehicleFactSource(vehicle, read === null ? range : label);
  if (!span || !source) return null;
  const [leastLb, mostLb] = span;
  return { leastLb, mostLb, isLabel: read !== null, confidence: source.confidence };
}
