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

/**
 * The strip around the truck, or the whole row of them, that scattered plants avoid: a cactus behind a cab would seem
 * to grow out of its roof. `margin` is a fraction of the width on both sides.
 */
export function keepFree({ camera, companions }: Stage, margin: number, nearerThan: number) {
  const xs = [camera.x, ...companions.map(({ x }) => x)];
  const half = camera.truck / 2 + margin;
  return { from: Math.min(...xs) - half, to: Math.max(...xs) + half, nearerThan };
}
