import { type Vehicle, vehicleFactSource } from '#src/domain/catalog/index.ts';
import { type Confidence, lowestConfidence } from './confidence.ts';

/**
 * The required load for the heavier axle, in lb; minimum and maximum are equal if the door label was read. `mostLb`
 * is null while one axle is unknown, because that one may be the heavier.
 */
export type AxleNeed = {
  leastLb: number | null;
  mostLb: number | null;
  /** Read from the label instead of a range over the trims. */
  isLabel: boolean;
  confidence: Confidence;
};

const AXLES = [
  ['gawrFrontLb', 'gawrFrontRangeLb'],
  ['gawrRearLb', 'gawrRearRangeLb'],
] as const;

/** The rating of the heavier axle, as far as it is on record. */
export function heavierAxle(vehicle: Vehicle): AxleNeed {
  const axles = AXLES.flatMap(([label, range]) => ratingOf(vehicle, label, range) ?? []);
  const isWhole = axles.length === AXLES.length;
  return {
    leastLb: axles.length === 0 ? null : Math.max(...axles.map(({ leastLb }) => leastLb)),
    mostLb: isWhole ? Math.max(...axles.map(({ mostLb }) => mostLb)) : null,
    isLabel: isWhole && axles.every(({ isLabel }) => isLabel),
    confidence: lowestConfidence(axles.map(({ confidence }) => confidence)),
  };
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
