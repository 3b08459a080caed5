import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { FitTire, FitWheel } from './build.ts';
import type { Confidence } from './confidence.ts';
import type { LiftHeights } from './ride-height.ts';
import type { Source } from './sources.ts';

/** A figure below the drawing and how it was computed. Null: unknown, never shown as a number. */
export type Figure = {
  value: number | null;
  /** Change from the stock truck. */
  delta: number | null;
  unit: 'in' | 'mm' | 'mph' | 'deg' | 'mi';
  approximate: boolean;
  formula: string;
  inputs: Record<string, number | string>;
  source: Source;
  confidence: Confidence;
};

/** The inputs of all figures of a build. */
export type BuildMeasures = {
  vehicle: Vehicle;
  lift: LiftHeights;
  wheel: FitWheel;
  tire: FitTire;
  stockDiameterIn: number;
  fittedDiameterIn: number;
};
