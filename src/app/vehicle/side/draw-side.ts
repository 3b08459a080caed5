import type { VehicleBuild } from '../build.ts';
import type { Drawing, DrawingNumbers, DrawingOptions } from '../drawing.ts';
import { hashId } from '../drawing-id.ts';
import { pastBodyIn } from '../front/front-stance.ts';
import { drawingLight } from '../light.ts';
import { personMarkup } from '../person.ts';
import { bodyShapeOf } from '../shapes/vehicle-bodies.ts';
import { bodyTransform, stanceOf } from '../stance.ts';
import { drawingRoot } from '../svg/root.ts';
import { createSheet } from '../svg/sheet.ts';
import { THEMES } from '../theme.ts';
import type { VehicleGeometry } from '../vehicle-geometry.ts';
import { sideAnchors } from './anchors.ts';
import { bodyMarkup } from './body.ts';
import { chassisMarkup } from './chassis.ts';
import { sideDimensions } from './dimensions.ts';
import { personXOf, sideFrame } from './frame.ts';
import { defineGhost, ghostBefore, ghostBehind } from './ghost.ts';
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

/**
 * The side elevation, front to the left, one scale for everything: same inputs, same text.
 * Ids: `…-body` and every `data-part="body"` move by `bodyTransform`; `…-whl` is one wheel,
 * `…-wheels` both; `…-under`, `…-ground`, `…-dims`, `…-person`, `…-gh` (the stock outline).
 */
export function drawSide({ vehicle, build, options = {} }: DrawingRequest): Drawing {
  const id = options.id ?? hashId('s', [vehicle.id, build, options]);
  const stance = stanceOf(vehicle, build);
  const shape = bodyShapeOf(vehicle);
  const sheet = createSheet(id, options.scale ?? 5, sideFrame(vehicle, stance, options));
  const pivotPx = sheet.toPixels(0, stance.stockRadiusIn);
  const move = bodyTransform(stance, { scalePxPerIn: sheet.scale, pivotPx });
  const theme = THEMES[options.theme ?? 'light'];
  const scene: SideScene = {
    sheet,
    vehicle,
    build,
    shape,
    stance,
    theme,
    light: drawingLight(options.light),
    bodyTransform: move,
    pastBodyIn: pastBodyIn(vehicle, build),
  };
  const numbers = measure(scene);
  const dimensions = dimensionsOf(scene, options, numbers);
  const layers = vehicleLayers(scene, options) + dimensions.markup;
  return {
    svg: drawingRoot(sheet, layers),
    widthPx: sheet.widthPx,
    heightPx: sheet.heightPx,
    scalePxPerIn: sheet.scale,
    id,
    anchors: sideAnchors(scene),
    labels: dimensions.labels,
    numbers,
    pivotPx,
  };
}

function dimensionsOf(scene: SideScene, options: DrawingOptions, numbers: DrawingNumbers) {
  const { dimensions = 'none', person = false, words } = options;
  if (dimensions === 'none') return { markup: '', labels: [] };
  const personX = person ? personXOf(scene.stance) : undefined;
  return sideDimensions(scene, { numbers, labelled: dimensions === 'labelled', words, personX });
}

/** Back to front; the ghost comes twice, so that it reads on the page and on the paint. */
function vehicleLayers(scene: SideScene, options: DrawingOptions): string {
  const { sheet, stance, theme } = scene;
  const { ghost = true, ground = true, person = false, live = false } = options;
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
    showGhost ? ghostBefore(scene) : '',
    person ? personMarkup(sheet, theme, personXOf(stance)) : '',
  ].join('');
}

// Less than this still reads as standing in the opening.
const LEAST_POKE_IN = 0.75;

/** A tire that stands past the body is nearer to the eye than the fender. */
function bodyAndWheels(scene: SideScene): string[] {
  const wheels = wheelsMarkup(scene) + fenderShade(scene);
  const body = bodyMarkup(scene);
  return scene.pastBodyIn > LEAST_POKE_IN ? [body, wheels] : [wheels, body];
}
