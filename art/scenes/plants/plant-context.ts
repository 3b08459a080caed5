import type { Random } from '../core/random.ts';
import type { Light } from '../light/light.ts';
import type { Stage } from '../stage.ts';

/** What a plant needs to know of its scene. */
export interface PlantContext {
  light: Light;
  sunSide: 1 | -1;
  /** Air between the plant and the viewer, 0…1. */
  haze: number;
  random: Random;
  seed: number;
  /** An id only this picture has. */
  id: Stage['id'];
}

/** The foot of a plant on the picture; `scale` is pixels per metre at its depth. */
export interface Foot {
  x: number;
  y: number;
  scale: number;
}
