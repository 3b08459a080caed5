import type { PaintJob } from './paint-job.ts';
import type { WheelDesign, WheelFinish } from './wheel-designs.ts';

export type Tread = 'H/T' | 'A/T' | 'R/T' | 'M/T';

export interface TireSpec {
  diameterIn: number;
  sectionIn: number;
  tread: Tread;
  /** The size as molded on the sidewall, e.g. "35×12.50R17". */
  label?: string;
  /** The line's name as molded on the sidewall; the kind of tread if missing. */
  lineName?: string;
}

export interface WheelSpec {
  diameterIn: number;
  widthIn: number;
  /** Null if not on record: drawn as stock and never printed. */
  offsetMm: number | null;
  design: WheelDesign;
  finish: WheelFinish;
}

/** How high a vehicle is lifted and what tires it is on, in inches: everything its stance depends on. */
export interface RideSetup {
  liftFrontIn: number;
  liftRearIn: number;
  tire: Pick<TireSpec, 'diameterIn'>;
}

/** What is fitted to the vehicle, in inches, and how it is painted. */
export interface VehicleBuild extends RideSetup {
  tire: TireSpec;
  wheel: WheelSpec;
  paint: PaintJob;
}
