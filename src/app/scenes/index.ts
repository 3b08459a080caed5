export type { Camera } from './camera.ts';
export { TIMES, type TimeName } from './light/times.ts';
export { PLACE_NAMES, type PlaceName } from './places/places.ts';
export { renderScene, type SceneRequest } from './render-scene.ts';
export type { SceneVehicle } from './vehicle/scene-vehicle.ts';
