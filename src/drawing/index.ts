/** The to-scale drawing: pure functions from a vehicle and its build to SVG, for server and browser. */
export type { TireSpec, Tread, VehicleBuild, WheelSpec } from './build.ts';
export type {
  Anchor,
  AnchorName,
  DimensionLabel,
  DimensionName,
  DimensionWords,
  Drawing,
  DrawingNumbers,
  DrawingOptions,
  PictureFrame,
} from './drawing.ts';
export { drawFront, type FrontDrawing } from './front/draw-front.ts';
export { loadFace } from './front/vehicle-faces.ts';
export type { LightFrom } from './light.ts';
export { drawLock } from './lock/draw-lock.ts';
export { type LockSpot, type LockView, lockDegrees } from './lock/lock-parts.ts';
export { moveParts } from './move-parts.ts';
export { findMovingParts, type MovingParts } from './moving-part.ts';
export { type Paint, type PaintFinish, type PaintJob, paintedIn } from './paint-job.ts';
export {
  type SceneVehicleDrawing,
  type SceneVehicleRequest,
  sceneVehicle,
} from './scene-vehicle.ts';
export { drawSection } from './section/draw-section.ts';
export { hasFlares } from './shapes/has-flares.ts';
export { hasOwnBody, loadBody } from './shapes/vehicle-bodies.ts';
export { drawSide } from './side/draw-side.ts';
export { sideNumbers } from './side/measures.ts';
export { type DrawingRequest, drawPicture, pictureFrame } from './side/picture.ts';
export { type SideOutline, sideOutline } from './side/side-outline.ts';
export { type BodyMove, bodyTransform, type Stance, stanceOf } from './stance.ts';
export { sectionOfSize, stockBuild } from './stock-build.ts';
export type { ThemeName } from './theme.ts';
export type { VehicleGeometry } from './vehicle-geometry.ts';
export { drawWheel, type WheelDrawing, type WheelDrawingRequest } from './wheel/draw-wheel.ts';
export {
  designOf,
  finishOf,
  WHEEL_DESIGNS,
  WHEEL_FINISHES,
  type WheelDesign,
  type WheelFinish,
} from './wheel-designs.ts';
