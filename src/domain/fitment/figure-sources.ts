import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Confidence } from './confidence.ts';

/** Where a rule or a figure comes from, as shown under "how we know". */
export type Source = {
  label: string;
  /** Year and month it was read or compiled, "2026-11"; null if the record has no date. */
  date: string | null;
  /** How reliable the source itself is, whatever was measured with it. */
  confidence: Confidence;
};

const COMPILED = '2026-11';

/** Arithmetic and published standards: reliable except for typing mistakes. */
export function standard(label: string): Source {
  return { label, date: COMPILED, confidence: 'high' };
}

/** Common practice of the trade; makers and shops differ. */
export function trade(label: string): Source {
  return { label, date: COMPILED, confidence: 'medium' };
}

/** Of figures, which every page of the build shows; those of verdicts are in `sources.ts`. */
export const FIGURE_SOURCES = {
  tireSize: standard('Tire and Rim Association and ETRTO size designations'),
  wheelPosition: standard('Arithmetic of wheel width and offset'),
  tireGrowth: standard('Arithmetic of tire diameters'),
  liftApplication: trade("Kit maker's application list"),
} as const satisfies Record<string, Source>;

const known = new WeakMap<Vehicle, Map<string, Source>>();

/**
 * A field of the vehicle's record, as a source. The records have no date of their own. Cached, because a long list
 * needs the same few for every part.
 */
export function recordSource(vehicle: Vehicle, what: string): Source {
  const ofVehicle = known.get(vehicle) ?? new Map<string, Source>();
  const source = ofVehicle.get(what) ?? describeRecord(vehicle, what);
  known.set(vehicle, ofVehicle.set(what, source));
  return source;
}

function describeRecord(vehicle: Vehicle, what: string): Source {
  const [from, to] = vehicle.years;
  return {
    label: `Vehicle record ${vehicle.make} ${vehicle.model} ${from}–${to ?? ''}: ${what}`,
    date: null,
    confidence: vehicle.confidence,
  };
}
