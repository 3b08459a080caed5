import type { RideSetup, VehicleBuild } from '../build.ts';
import type { Drawing, DrawingNumbers, DrawingOptions, PictureFrame } from '../drawing.ts';
import { hashId } from '../drawing-id.ts';
import { pastBodyIn } from '../front/front-stance.ts';
import { drawingLight } from '../light.ts';
import { bodyShapeOf } from '../shapes/vehicle-bodies.ts';
import { bodyTransform, type Stance, stanceOf } from '../stance.ts';
import { drawingRoot } from '../svg/root.ts';
import { createSheet, type Sheet } from '../svg/sheet.ts';
import { THEMES } from '../theme.ts';
import type { VehicleGeometry } from '../vehicle-geometry.ts';
import { sideAnchors } from './anchors.ts';
import { bodyMarkup } from './body.ts';
import { chassisMarkup } from './chassis.ts';
import { sideFrame } from './frame.ts';
import { defineGhost, ghostBehind } from './ghost.ts';
import { glowMarkup, groundMarkup } from './ground.ts';
import { measure } from './measures.ts';
import { definePaint } from './paint.ts';
import type { SideScene } from './side-scene.ts';
import { suspensionMarkup } from './suspension.ts';
import { fenderShade, wellsMarkup, wheelsMarkup } from './wheels.ts';

export interface DrawingRequest {
  vehicle: VehicleGeometry;
  build: VehicleBuild;
  options?: DrawingOptions;
}

// Pixels per inch.
const SCALE = 5;

/** What is drawn over the picture: markup in its pixels, and the labels of its dimension lines. */
export type Notes = Pick<Drawing, 'labels'> & { markup: string };

/**
 * The side elevation, front to the left, everything at one scale: same inputs, same text. Ids: `…-body` and every
 * `data-part="body"` move by `bodyTransform`; `…-whl` is one wheel, `…-wheels` both; `…-under`, `…-ground`, `…-dims`,
 * `…-person`, `…-gh` (the stock outline). The overlay is passed in, so that pages with overlays of their own do not
 * load it.
 */
export function drawPicture(
  { vehicle, build, options = {} }: DrawingRequest,
  annotate?: (scene: SideScene, numbers: DrawingNumbers) => Notes,
): Drawing {
  const id = options.id ?? hashId('s', [vehicle.id, build, options]);
  const stance = stanceOf(vehicle, build);
  const shape = bodyShapeOf(vehicle);
  const sheet = createSheet(id, options.scale ?? SCALE, sideFrame(vehicle, stance, options));
  const frame = frameOf(sheet, stance);
  const theme = THEMES[options.theme ?? 'light'];
  const scene: SideScene = {
    sheet,
    vehicle,
    build,
    shape,
    stance,
    theme,
    light: drawingLight(options.light),
    bodyTransform: bodyTransform(stance, frame),
    pastBodyIn: pastBodyIn(vehicle, build),
  };
  const numbers = measure(scene);
  const notes = annotate?.(scene, numbers);
  const layers = vehicleLayers(scene, options) + (notes?.markup ?? '');
  return {
    ...frame,
    svg: drawingRoot(sheet, layers),
    id,
    anchors: sideAnchors(scene),
    labels: notes?.labels ?? [],
    numbers,
  };
}

type Framed = { vehicle: VehicleGeometry; build: RideSetup; options?: DrawingOptions };

/** The frame of the picture that `drawPicture` would make, without drawing the body. */
export function pictureFrame({ vehicle, build, options = {} }: Framed): PictureFrame {
  const stance = stanceOf(vehicle, build);
  const edges = sideFrame(vehicle, stance, options);
  return frameOf(createSheet('', options.scale ?? SCALE, edges), stance);
}

function frameOf({ widthPx, heightPx, scale, toPixels }: Sheet, stance: Stance): PictureFrame {
  const pivotPx = toPixels(0, stance.stockRadiusIn);
  return { widthPx, heightPx, scalePxPerIn: scale, pivotPx };
}

/** Back to front; the stock outline first, so that no line of it crosses paint or glass. */
function vehicleLayers(scene: SideScene, options: DrawingOptions): string {
  const { sheet, stance, theme } = scene;
  const { ghost = true, ground = true, live = false } = options;
  const showGhost = ghost && (stance.moved || live);
  definePaint(scene);
  if (showGhost) defineGhost(scene);
  return [
    theme.glow && ground ? glowMarkup(sheet) : '',
    ground ? groundMarkup(scene) : '',
    showGhost ? ghostBehind(scene) : '',
    chassisMarkup(scene),
    wellsMarkup(scene),
    suspensionMarkup(scene),
    ...bodyAndWheels(scene),
  ].join('');
}

// Below this it still looks as if it were inside the opening.
const LEAST_POKE_IN = 0.75;

/** A tire that sticks out past the body is nearer to the viewer than the fender. */
function bodyAndWheels(scene: SideScene): string[] {
  const wheels = wheelsMarkup(scene) + fenderShade(scene);
  const body = bodyMarkup(scene);
  return scene.pastBodyIn > LEAST_POKE_IN ? [body, wheels] : [wheels, body];
}
