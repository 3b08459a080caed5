import { textWidth } from '../dimensions/dimension-text.ts';
import { ENGLISH_WORDS } from '../dimensions/dimension-words.ts';
import { dimensionFontSize } from '../dimensions/ink.ts';
import type { DimensionLabel } from '../drawing.ts';
import { hashId } from '../drawing-id.ts';
import { hundredths } from '../geometry/numbers.ts';
import { bodyShapeOf } from '../shapes/vehicle-bodies.ts';
import { ghostBehind } from '../side/ghost.ts';
import { defineFloorShadow, floorShadow, glowMarkup, groundLine } from '../side/ground.ts';
import type { DrawingRequest } from '../side/picture.ts';
import { element } from '../svg/element.ts';
import { drawingRoot } from '../svg/root.ts';
import { createSheet, type SheetFrame } from '../svg/sheet.ts';
import { THEMES } from '../theme.ts';
import { frontBody } from './front-body.ts';
import { frontDimensions } from './front-dimensions.ts';
import { defineFrontGhost } from './front-ghost.ts';
import { type FrontScene, frontSize, outerTireX } from './front-scene.ts';
import { type FrontStance, frontStanceOf } from './front-stance.ts';
import { tireShade } from './front-tire-shade.ts';
import { frontTires } from './front-tires.ts';
import { undercarriage } from './undercarriage.ts';
import { faceOf } from './vehicle-faces.ts';

/** Pixels per inch. */
const DEFAULT_SCALE = 5;

export interface FrontDrawing {
  svg: string;
  widthPx: number;
  heightPx: number;
  scalePxPerIn: number;
  id: string;
  /** Empty if `dimensions` is 'none'. */
  labels: readonly DimensionLabel[];
  numbers: {
    widthIn: number;
    heightIn: number;
    tireDiameterIn: number;
    sectionIn: number;
    riseIn: number;
    offsetMm: number | null;
    /** Outer rim edge compared with stock; null if the offset is not on record. */
    pokeIn: number | null;
  };
}

/** The front elevation: widths, heights and tires to scale; the track only if it is on record. */
export function drawFront({ vehicle, build, options = {} }: DrawingRequest): FrontDrawing {
  const id = options.id ?? hashId('f', [vehicle.id, build, options]);
  const shape = bodyShapeOf(vehicle);
  const stance = frontStanceOf(vehicle, build);
  const size = frontSize(vehicle, shape, stance);
  const measured = (options.dimensions ?? 'none') !== 'none';
  const frame = frontFrame({ stance, size }, { vehicle, build, options });
  const sheet = createSheet(id, options.scale ?? DEFAULT_SCALE, frame);
  const theme = THEMES[options.theme ?? 'light'];
  const scene: FrontScene = {
    sheet,
    vehicle,
    build,
    shape,
    stance,
    theme,
    face: faceOf(vehicle),
    size,
  };
  const labelled = options.dimensions === 'labelled';
  const dimensions = measured
    ? frontDimensions(scene, { labelled, words: options.words })
    : { markup: '', labels: [] };
  const { ghost = true, ground = true, live = false } = options;
  const layers = [
    theme.glow && ground ? glowMarkup(sheet) : '',
    ground ? groundMarkup(scene) : '',
    ghost && (stance.moved || live) ? stockOutline(scene) : '',
    undercarriage(scene),
    bodyLayers(scene),
    dimensions.markup,
  ];
  return {
    svg: drawingRoot(scene.sheet, layers.join('')),
    widthPx: sheet.widthPx,
    heightPx: sheet.heightPx,
    scalePxPerIn: sheet.scale,
    id,
    labels: dimensions.labels,
    numbers: {
      widthIn: vehicle.widthIn,
      heightIn: vehicle.heightIn + stance.riseIn,
      tireDiameterIn: stance.radiusIn * 2,
      sectionIn: stance.sectionIn,
      riseIn: stance.riseIn,
      offsetMm: stance.offsetMm,
      pokeIn: stance.pokeIn,
    },
  };
}

const ARROW_AND_AIR_IN = 6;

/** The text next to the tire needs room on both sides, so that the truck stays centered. */
function frontFrame(
  { stance, size }: { stance: FrontStance; size: { halfWidth: number } },
  { vehicle, options = {} }: DrawingRequest,
): SheetFrame {
  const { dimensions = 'none', scale = DEFAULT_SCALE, topIn, words } = options;
  const measured = dimensions !== 'none';
  const outer = outerTireX({ stance });
  const beside = Math.max(size.halfWidth + 9, outer + 6) + (measured ? 19 : 3);
  const { pastFender, notOnRecord } = { ...ENGLISH_WORDS, ...words };
  const longest = Math.max(pastFender.length, notOnRecord.length);
  const wordsIn = textWidth('m'.repeat(longest), dimensionFontSize(scale)) / scale;
  const hasWords = dimensions === 'labelled' && outer > size.halfWidth;
  const half = hasWords ? Math.max(beside, outer + ARROW_AND_AIR_IN + wordsIn) : beside;
  return {
    leftIn: -half,
    rightIn: half,
    topIn: topIn ?? vehicle.heightIn + Math.max(stance.riseIn, 0) + (measured ? 8 : 3),
    bottomIn: measured ? -20 : -6,
  };
}

/** Behind everything else, so that the truck covers it: it shows only what has moved. */
function stockOutline(scene: FrontScene): string {
  defineFrontGhost(scene);
  return ghostBehind(scene);
}

function bodyLayers(scene: FrontScene): string {
  const { sheet, stance } = scene;
  const { behindTires, beforeTires } = frontBody(scene);
  const transform = `translate(0 ${hundredths(-stance.riseIn * sheet.scale)})`;
  const moved = { 'data-part': 'body', transform };
  return [
    element('g', moved, behindTires),
    frontTires(scene),
    tireShade(scene),
    element('g', { id: sheet.name('body'), ...moved }, beforeTires),
  ].join('');
}

function groundMarkup(scene: FrontScene): string {
  const { sheet, theme, stance } = scene;
  defineFloorShadow(sheet, theme);
  const outer = outerTireX(scene);
  const tires = [-1, 1].map((side) => ({
    x: (side * stance.trackIn) / 2 - stance.sectionIn * 0.6,
    width: stance.sectionIn * 1.2,
    depth: 1.8,
  }));
  const patches = [{ x: -outer - 5, width: outer * 2 + 10, depth: 3.4 }, ...tires];
  const shadows = patches.map((patch) => floorShadow(sheet, patch)).join('');
  return element('g', { id: sheet.name('ground') }, shadows + groundLine(sheet, theme));
}
