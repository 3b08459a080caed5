import type { Camera } from './camera.ts';
import type { Light } from './light/light.ts';
import type { SunFrom } from './vehicle/scene-vehicle.ts';

// Up to this angle the sun is nearer to straight ahead than to a side, and neither side gets any of it.
const AHEAD_DEGREES = 30;

interface Situation {
  camera: Camera;
  /** Under a roof the light comes in by a door on a side, never through the wall behind. */
  indoors: boolean;
}

/** Which side of a vehicle in the scene the sun lights. */
export function sunFrom(light: Light, { camera, indoors }: Situation): SunFrom {
  const azimuth = camera.azimuth ?? light.azimuth;
  if (!indoors && Math.abs(azimuth) <= AHEAD_DEGREES) return 'behind';
  return azimuth >= 0 ? 'right' : 'left';
}
