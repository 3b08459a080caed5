import type { Camera } from '../camera.ts';
import type { Stage } from '../stage.ts';

export interface Place {
  /** How the place likes to be looked at. */
  camera: Partial<Camera>;
  /** Adds its layers from back to front. */
  draw(stage: Stage): void;
}

/** x of a framing plant on the side away from the truck. */
export function awayFromTruck(stage: Stage, share: number): number {
  return stage.camera.x < 0.5 ? share : 1 - share;
}

/** The strip around the truck that scattered plants keep out of. */
export function keepFree({ camera }: Stage, half: number, nearerThan: number) {
  return { from: camera.x - half, to: camera.x + half, nearerThan };
}
