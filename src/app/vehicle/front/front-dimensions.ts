import { arrowHead, createDimensionInk, type DimensionInk } from '../dimensions/ink.ts';
import { textMarkup, textWidth } from '../dimensions/text.ts';
import { inches } from '../geometry/numbers.ts';
import { element } from '../svg/element.ts';
import type { FrontScene } from './front-scene.ts';

const MM_PER_INCH = 25.4;
const SECTION_ROW = -7;
const BODY_ROW = -14;
const OFFSET_INK = '#ff9a57';
const CREAM = '#f3e6d2';

/** Section, body width, height and offset; the track is no record's, so it carries no figure. */
export function frontDimensions(scene: FrontScene, labelled: boolean): string {
  const ink = createDimensionInk(scene.sheet);
  const plan = { scene, ink, labelled };
  drawSection(plan);
  drawBodyWidth(plan);
  drawHeight(plan);
  return offsetMarkup(plan) + ink.markup(scene.theme);
}

interface Plan {
  scene: FrontScene;
  ink: DimensionInk;
  labelled: boolean;
}

function write(plan: Plan, text: string, at: readonly [number, number], turned = false): void {
  if (!plan.labelled) return;
  const { ink, scene } = plan;
  const [x, y] = scene.sheet.toPixels(...at);
  const drop = ink.fontSize * 0.36;
  const look = { fontSize: ink.fontSize, fill: scene.theme.dimension, turned };
  ink.write(textMarkup(text, turned ? [x + drop, y] : [x, y + drop], look));
}

/** A section is narrow on the sheet: its figure stands beside it. */
function drawSection({ scene, ink, labelled }: Plan): void {
  const { sheet, stance, theme } = scene;
  const { trackIn, sectionIn } = stance;
  const [from, to] = [trackIn / 2 - sectionIn / 2, trackIn / 2 + sectionIn / 2];
  ink.horizontal({ y: SECTION_ROW, from, to, gapPx: 0 });
  for (const x of [from, to]) ink.extension([x, -0.8], [x, SECTION_ROW]);
  if (!labelled) return;
  const [x, y] = sheet.toPixels(to, SECTION_ROW);
  const beside: [number, number] = [x + ink.fontSize * 1.6, y + ink.fontSize * 0.36];
  const look = { fontSize: ink.fontSize, fill: theme.dimension, anchor: 'start' as const };
  ink.write(textMarkup(inches(sectionIn), beside, look));
}

function drawBodyWidth(plan: Plan): void {
  const { scene, ink } = plan;
  const { halfWidth } = scene.size;
  const text = inches(halfWidth * 2);
  const top = scene.shape.archFront.crown - 4 + scene.stance.riseIn;
  ink.horizontal({
    y: BODY_ROW,
    from: -halfWidth,
    to: halfWidth,
    gapPx: textWidth(text, ink.fontSize),
  });
  for (const x of [-halfWidth, halfWidth]) ink.extension([x, top], [x, BODY_ROW]);
  write(plan, text, [0, BODY_ROW]);
}

function drawHeight(plan: Plan): void {
  const { scene, ink, labelled } = plan;
  const height = scene.vehicle.heightIn + scene.stance.riseIn;
  const x = Math.max(scene.size.halfWidth + 9, outerTireX(scene) + 6) + 14;
  const text = inches(height);
  const gapPx = labelled ? textWidth(text, ink.fontSize) : ink.fontSize * 2.6;
  ink.vertical({ x, from: 0, to: height, gapPx });
  ink.extension([0, height], [x, height]);
  write(plan, text, [x, height / 2], true);
}

export function outerTireX({ stance }: Pick<FrontScene, 'stance'>): number {
  return stance.trackIn / 2 + stance.sectionIn / 2;
}

/** On the right wheel: rim centre line dashed, mounting face solid; between them is the offset. */
function offsetMarkup({ scene, ink, labelled }: Plan): string {
  const { sheet, stance } = scene;
  const { offsetMm, radiusIn } = stance;
  if (offsetMm === null) return '';
  const centre = stance.trackIn / 2;
  const face = centre + offsetMm / MM_PER_INCH;
  const at = radiusIn + 5.4;
  const direction = Math.sign(face - centre) || 1;
  const [tipX, tipY] = sheet.toPixels(face, at);
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
    element('path', { d: arrowHead([tipX, tipY], [direction, 0], length), fill: OFFSET_INK }),
  ];
  if (labelled) ink.write(offsetText(scene, ink, offsetMm));
  return element('g', { fill: 'none' }, lines.join(''));
}

function offsetText(scene: FrontScene, ink: DimensionInk, offsetMm: number): string {
  const { sheet, stance, theme } = scene;
  const sign = offsetMm > 0 ? '+' : '−';
  const [x, y] = sheet.toPixels(outerTireX(scene) + 1.2, stance.radiusIn);
  const text = `${offsetMm === 0 ? '' : sign}${Math.abs(offsetMm)} mm`;
  const look = { fontSize: ink.fontSize, fill: theme.accent, anchor: 'start' as const };
  return textMarkup(text, [x, y + ink.fontSize * 0.36], look);
}
