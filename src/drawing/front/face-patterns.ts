import { boxOf } from '../geometry/curve.ts';
import { lerp } from '../geometry/numbers.ts';
import { type Box, rectangle } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import { createPen, type Pen } from '../svg/pen.ts';
import { defineClip } from '../svg/sheet.ts';
import type { FacePattern, FaceShape } from './face-schema.ts';
import { materialFill } from './front-materials.ts';
import { type FrontScene, light, part } from './front-scene.ts';

const WIRE = '#514d49';
const RIM = '#5b5753';
/** How far a pattern goes on behind the edge that cuts it off. */
const BEYOND_IN = 1;

interface Filling {
  pattern: FacePattern;
  shape: FaceShape;
  /** Path data of the whole shape. */
  d: string;
  /** Of the clip that is defined for it. */
  name: string;
}

/** A grille's filling, cut off at the shape's edge, which throws a shade on it. */
export function patternMarkup(scene: FrontScene, { pattern, shape, d, name }: Filling): string {
  const { sheet } = scene;
  defineClip(sheet, name, element('path', { d }));
  const content = boxesOf(shape).map((box) => fillingOf(scene, pattern, box));
  const shade = light(scene, d, { colour: '#000', width: 1.8, opacity: 0.45 });
  return element('g', { 'clip-path': sheet.ref(name) }, content.join('') + shade);
}

/** The room of a shape across the center line, or of both of a pair. */
function boxesOf({ kind, outline }: FaceShape): Box[] {
  const box = boxOf(outline);
  if (kind === 'across') return [{ ...box, x0: -box.x1 }];
  return [box, { ...box, x0: -box.x1, x1: -box.x0 }];
}

function fillingOf(scene: FrontScene, pattern: FacePattern, box: Box): string {
  switch (pattern.kind) {
    case 'bars':
      return bars(scene, pattern, box);
    case 'columns':
      return columns(scene, pattern, box);
    case 'mesh':
      return mesh(scene, pattern, box);
    case 'hexagons':
      return hexagons(scene, pattern, box);
  }
}

type Slats = Extract<FacePattern, { kind: 'bars' | 'columns' }>;
type Net = Extract<FacePattern, { kind: 'mesh' | 'hexagons' }>;

function bars(scene: FrontScene, { count, share, material = 'chrome' }: Slats, box: Box): string {
  const { sheet } = scene;
  const height = ((box.y1 - box.y0) / count) * share;
  const [x, width] = [box.x0 - BEYOND_IN, box.x1 - box.x0 + 2 * BEYOND_IN];
  const fill = materialFill(scene, material);
  return Array.from({ length: count }, (_, index) => {
    const y = lerp(box.y1, box.y0, (index + 0.5) / count) - height / 2;
    const glint = [
      [x, y + height - 0.15],
      [x + width, y + height - 0.15],
    ] as const;
    return (
      part(scene, sheet.path(rectangle(x, y, { width, height })), { fill, line: 0.4 }) +
      light(scene, sheet.path(glint, false), { width: 0.6, opacity: 0.4 })
    );
  }).join('');
}

function columns(scene: FrontScene, { count, share, material = 'black' }: Slats, box: Box): string {
  const { sheet } = scene;
  const step = (box.x1 - box.x0) / count;
  const size = { width: step * share, height: box.y1 - box.y0 + 2 * BEYOND_IN };
  const d = Array.from({ length: count + 1 }, (_, index) =>
    sheet.path(rectangle(box.x0 + index * step - size.width / 2, box.y0 - BEYOND_IN, size)),
  );
  return part(scene, d.join(''), { fill: materialFill(scene, material), line: 0.4 });
}

function mesh(scene: FrontScene, { cell, material }: Net, box: Box): string {
  const at = scene.sheet.toPixels;
  const pen = createPen();
  for (let y = box.y0 + cell * 0.35; y < box.y1; y += cell * 0.7) {
    pen.moveTo(...at(box.x0 - BEYOND_IN, y)).lineTo(...at(box.x1 + BEYOND_IN, y));
  }
  const middle = (box.x0 + box.x1) / 2;
  const count = Math.floor((box.x1 - box.x0) / cell / 2);
  for (let index = -count; index <= count; index++) {
    const x = middle + index * cell;
    pen.moveTo(...at(x, box.y0)).lineTo(...at(x, box.y1));
  }
  const colour = material ? materialFill(scene, material) : WIRE;
  return light(scene, pen.data(), { colour, width: 0.7, opacity: 0.9 });
}

function hexagons(scene: FrontScene, { cell, material }: Net, box: Box): string {
  const pen = createPen();
  const step = cell * 0.78;
  const middle = (box.x0 + box.x1) / 2;
  const across = Math.ceil((box.x1 - box.x0) / cell / 2);
  const rows = Math.ceil((box.y1 - box.y0) / step) + 1;
  for (let row = 0; row < rows; row++) {
    const off = row % 2 ? cell / 2 : 0;
    const y = box.y1 - row * step;
    for (let index = -across; index <= across; index++) {
      hexagon(pen, scene.sheet.toPixels(middle + off + index * cell, y), cell * scene.sheet.scale);
    }
  }
  const edge = material ? materialFill(scene, material) : RIM;
  return part(scene, pen.data(), { fill: '#0a0908', line: 0.5, edge });
}

function hexagon(pen: Pen, [x, y]: readonly [number, number], cell: number): void {
  const [side, corner, half] = [cell * 0.36, cell * 0.2, cell * 0.31];
  pen
    .moveTo(x - side, y)
    .lineTo(x - corner, y - half)
    .lineTo(x + corner, y - half)
    .lineTo(x + side, y)
    .lineTo(x + corner, y + half)
    .lineTo(x - corner, y + half)
    .close();
}
