import { textWidth } from '../dimensions/dimension-text.ts';
import { ENGLISH_WORDS } from '../dimensions/dimension-words.ts';
import { arrowHead, createDimensionInk } from '../dimensions/ink.ts';
import type { DimensionLabel, DimensionWords } from '../drawing.ts';
import { inches } from '../geometry/numbers.ts';
import { element } from '../svg/element.ts';
import { type FrontPlan, placeFigure } from './front-plan.ts';
import { pokeMarkup } from './front-poke.ts';
import { type FrontScene, outerTireX } from './front-scene.ts';

const MM_PER_INCH = 25.4;
const SECTION_ROW = -7;
const BODY_ROW = -14;
const FROM_EDGE_IN = 5;
const OFFSET_INK = '#ff9a57';
const CREAM = '#f3e6d2';

export interface FrontDimensions {
  markup: string;
  labels: DimensionLabel[];
}

/** Section width, body width, height, offset and poke; the track is not on record and carries no figure. */
export function frontDimensions(
  scene: FrontScene,
  { labelled, words }: { labelled: boolean; words?: Partial<DimensionWords> },
): FrontDimensions {
  const ink = createDimensionInk(scene.sheet);
  const plan: FrontPlan = {
    scene,
    ink,
    words: { ...ENGLISH_WORDS, ...words },
    labelled,
    labels: [],
  };
  drawSection(plan);
  drawBodyWidth(plan);
  drawHeight(plan);
  const overTires = offsetMarkup(plan) + pokeMarkup(plan);
  return { markup: overTires + ink.markup(scene.theme), labels: plan.labels };
}

/** A section is narrow in the picture, so its figure is next to it. */
function drawSection(plan: FrontPlan): void {
  const { scene, ink } = plan;
  const { trackIn, sectionIn } = scene.stance;
  const [from, to] = [trackIn / 2 - sectionIn / 2, trackIn / 2 + sectionIn / 2];
  ink.horizontal({ y: SECTION_ROW, from, to, gapPx: 0 });
  for (const x of [from, to]) ink.extension([x, -0.8], [x, SECTION_ROW]);
  const at = [to + (ink.fontSize * 1.6) / scene.sheet.scale, SECTION_ROW] as const;
  const lines = [inches(sectionIn)];
  placeFigure(plan, { name: 'section', valueIn: sectionIn, lines, at, anchor: 'start' });
}

function drawBodyWidth(plan: FrontPlan): void {
  const { scene, ink } = plan;
  const { halfWidth } = scene.size;
  const text = inches(halfWidth * 2);
  const top = scene.size.crownY - 4 + scene.stance.riseIn;
  const gapPx = textWidth(text, ink.fontSize);
  ink.horizontal({ y: BODY_ROW, from: -halfWidth, to: halfWidth, gapPx });
  for (const x of [-halfWidth, halfWidth]) ink.extension([x, top], [x, BODY_ROW]);
  placeFigure(plan, { name: 'width', valueIn: halfWidth * 2, lines: [text], at: [0, BODY_ROW] });
}

function drawHeight(plan: FrontPlan): void {
  const { scene, ink, labelled } = plan;
  const height = scene.vehicle.heightIn + scene.stance.riseIn;
  const { widthPx, scale } = scene.sheet;
  const x = widthPx / scale / 2 - FROM_EDGE_IN;
  const text = inches(height);
  const gapPx = labelled ? textWidth(text, ink.fontSize) : ink.fontSize * 2.6;
  ink.vertical({ x, from: 0, to: height, gapPx });
  ink.extension([0, height], [x, height]);
  const figure = { name: 'height', valueIn: height, lines: [text], vertical: true } as const;
  placeFigure(plan, { ...figure, at: [x, height / 2] });
}

/** On the right wheel: rim center line dashed, mounting face solid; the offset is between them. */
function offsetMarkup(plan: FrontPlan): string {
  const { sheet, stance } = plan.scene;
  const { offsetMm, radiusIn } = stance;
  if (offsetMm === null) return '';
  const centre = stance.trackIn / 2;
  const face = centre + offsetMm / MM_PER_INCH;
  const at = radiusIn + 5.4;
  const direction = Math.sign(face - centre) || 1;
  const length = Math.max(6, sheet.scale * 1.3);
  const line = (from: readonly [number, number], to: readonly [number, number]) =>
    sheet.path([from, to], false);
  const lines = [
    element('path', {
      d: line([centre, radiusIn + 11], [centre, radiusIn - 8]),
      stroke: CREAM,
      'stroke-width': 0.9,
      'stroke-dasharray': '6 2.5 1.5 2.5',
    }),
    element('path', {
      d: line([face, radiusIn + 8], [face, radiusIn - 5]),
      stroke: OFFSET_INK,
      'stroke-width': 2,
    }),
    element('path', { d: line([centre, at], [face, at]), stroke: OFFSET_INK, 'stroke-width': 1.1 }),
    element('path', {
      d: arrowHead(sheet.toPixels(face, at), [direction, 0], length),
      fill: OFFSET_INK,
    }),
  ];
  placeOffset(plan, offsetMm);
  return element('g', { fill: 'none' }, lines.join(''));
}

function placeOffset(plan: FrontPlan, offsetMm: number): void {
  const sign = offsetMm > 0 ? '+' : '−';
  placeFigure(plan, {
    name: 'offset',
    valueIn: offsetMm / MM_PER_INCH,
    lines: [`ET ${offsetMm === 0 ? '' : sign}${Math.abs(offsetMm)} mm`],
    at: [outerTireX(plan.scene) + 1.2, plan.scene.stance.radiusIn],
    anchor: 'start',
    accent: true,
  });
}
