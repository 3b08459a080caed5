import type { Point } from '../core/numbers.ts';

/** A to-scale side view in millimetres: ground at y = 0, up negative, nose to the left. */
export interface SceneVehicle {
  svg: string;
  x0: number;
  x1: number;
  /** Highest point; negative. */
  top: number;
  wheels: readonly { x: number; y: number; r: number }[];
  lamp: Point;
  tail: Point;
}

/** Where the scene's sun stands as the viewer sees it: on a side, or behind the vehicle. */
export type SunFrom = 'left' | 'right' | 'behind';

/** Draws the vehicle in the scene's own light. */
export type DrawSceneVehicle = (sun: SunFrom) => SceneVehicle;

/** The vehicle's middle between its ends. */
export function middleOf(vehicle: SceneVehicle): number {
  return (vehicle.x0 + vehicle.x1) / 2;
}
