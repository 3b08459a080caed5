/** Drawn pictures as SVG text: landscapes with to-scale vehicles, people, spots, the map. */
export type { Camera } from './camera.ts';
export { ILLUSTRATION_NAMES, renderIllustration } from './illustrations/illustration.ts';
export { TIMES, type TimeName } from './light/times.ts';
export { MAP_PIN } from './map/phoenix.ts';
export { renderMap } from './map/render-map.ts';
export { PORTRAIT_SLUGS, portraitBust, renderPortrait } from './people/portrait.ts';
export { PLACE_NAMES, type PlaceName } from './places/places.ts';
export { renderScene, type SceneRequest } from './render-scene.ts';
export type { DrawSceneVehicle } from './vehicle/scene-vehicle.ts';
