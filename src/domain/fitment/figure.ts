import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { FitTire, FitWheel } from './build.ts';
import type { Confidence } from './confidence.ts';
import type { LiftHeights } from './ride-height.ts';
import type { Source } from './sources.ts';

/** A number under the drawing and how it came about. Null: not known, never drawn as a number. */
export type Figure = {
  value: number | null;
  /** Change from the stock truck. */
  delta: number | null;
  unit: 'in' | 'mm' | 'mph' | 'deg';
  approximate: boolean;
  formula: string;
  inputs: Record<string, number | string>;
  source: Source;
  confidence: Confidence;
};

/** What every figure of a build is made from. */
export type BuildMeasures = {
  vehicle: Vehicle;
  lift: LiftHeights;
  wheel: FitWheel;
  tire: FitTire;
  stockDiameterIn: number;
  fittedDiameterIn: number;
};
