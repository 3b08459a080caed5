import type { Outline } from '../geometry/outline.ts';
import type { SpareShape } from '../shapes/body-shape.ts';
import { element, filled } from '../svg/element.ts';
import { createPen } from '../svg/pen.ts';
import type { SideScene } from './side-scene.ts';

const BLOCKS = 17;

/** A spare seen edge-on behind the tailgate: carrier, tire, tread blocks that get denser at its ends. */
export function spareMarkup({ sheet }: SideScene, spare: SpareShape): string {
  const { x0, y, radius } = spare;
  const blocks = treadBlocks(sheet, spare);
  const carrier: Outline = [
    [x0 - 2.5, y - 3],
    [x0 - 2.5, y + 3],
    [x0 + 2, y + 4],
    [x0 + 2, y - 4],
  ];
  const shoulder = createPen()
    .moveTo(...sheet.toPixels(x0 + 1.1, y + radius - 2))
    .lineTo(...sheet.toPixels(x0 + 1.1, y - radius + 2));
  const edge = { colour: '#6b5f54', opacity: 0.6, width: 0.9 * sheet.detail };
  return [
    element('path', { d: sheet.path(carrier), fill: '#141211' }),
    filled(sheet.path(tireOutline(spare)), '#2b2623', edge),
    element('path', {
      d: blocks,
      fill: 'none',
      stroke: '#0a0909',
      'stroke-width': 1.2 * sheet.detail,
    }),
    element('path', {
      d: blocks,
      transform: `translate(0 ${sheet.length(0.3)})`,
      fill: 'none',
      stroke: '#4c453f',
      'stroke-width': 0.6 * sheet.detail,
    }),
    element('path', {
      d: shoulder.data(),
      stroke: '#6b6259',
      'stroke-opacity': 0.45,
      'stroke-width': 0.8 * sheet.detail,
    }),
  ].join('');
}

function tireOutline({ x0, x1, y, radius: r }: SpareShape): Outline {
  return [
    [x0, y - r + 1, 2.5],
    [x0, y + r - 1, 2.5],
    [x0 + 1.6, y + r, 1],
    [x1 - 1, y + r, 1.4],
    [x1, y + r - 2.2, 1.6],
    [x1, y - r + 2.2, 1.6],
    [x1 - 1, y - r, 1.4],
    [x0 + 1.6, y - r, 1],
  ];
}

function treadBlocks(sheet: SideScene['sheet'], { x0, x1, y, radius }: SpareShape): string {
  const pen = createPen();
  for (let block = 0; block < BLOCKS; block++) {
    const share = -0.98 + (1.96 * (block + 0.5)) / BLOCKS;
    const at = y + Math.sin((share * Math.PI) / 2) * radius;
    pen.moveTo(...sheet.toPixels(x0 + 0.5, at));
    pen.lineTo(...sheet.toPixels((x0 + x1) / 2, at + 0.7));
    pen.lineTo(...sheet.toPixels(x1 - 0.4, at));
  }
  return pen.data();
}
