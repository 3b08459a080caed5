import type { WheelDesign, WheelFinish } from './wheel-designs.ts';

export type Tread = 'H/T' | 'A/T' | 'R/T' | 'M/T';

export interface TireSpec {
  diameterIn: number;
  sectionIn: number;
  tread: Tread;
  /** The size as moulded on the sidewall, e.g. "35×12.50R17". */
  label?: string;
  /** The line's name as moulded on the sidewall; the kind of tread when absent. */
  lineName?: string;
}

export interface WheelSpec {
  diameterIn: number;
  widthIn: number;
  /** Null where no record gives it: it is then drawn as stock and never printed. */
  offsetMm: number | null;
  design: WheelDesign;
  finish: WheelFinish;
}

/** How high a vehicle is lifted and what it rolls on, in inches: all that its stance comes from. */
export interface RideSetup {
  liftFrontIn: number;
  liftRearIn: number;
  tire: Pick<TireSpec, 'diameterIn'>;
}

/** What is fitted to the vehicle, in inches; `colour` is '#rrggbb'. */
export interface VehicleBuild extends RideSetup {
  tire: TireSpec;
  wheel: WheelSpec;
  colour: string;
}
