import type { DustCloud } from './moving-dust.ts';
import type { MovingTruck } from './moving-truck.ts';
import type { PlantStrip } from './plant-strips.ts';

/** Everything a frame is painted from, as it is sent to the browser. Pictures are data URLs. */
export interface FilmSet {
  width: number;
  height: number;
  frameCount: number;
  seconds: number;
  /** Pixels per meter at the trucks, and meters from the camera to them. */
  scale: number;
  groundY: number;
  horizon: number;
  eyeM: number;
  wayM: number;
  standing: string;
  ground: string;
  strips: readonly PlantStrip[];
  trucks: readonly (MovingTruck & { dust: readonly DustCloud[] })[];
  puffs: readonly string[];
  /** "#rrggbb": what lies over a wheel, and at the edge of the picture. */
  shade: string;
  dustColour: string;
  edge: string;
}
