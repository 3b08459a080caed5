import { type Outline, symmetric } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import { cabHalf } from './front-cab.ts';
import type { FrontScene } from './front-scene.ts';

/** Defines the stock outline with its tires. */
export function defineFrontGhost(scene: FrontScene): void {
  const { sheet, stance } = scene;
  const { stockTrackIn, stockSectionIn, stockRadiusIn } = stance;
  const thin = { 'vector-effect': 'non-scaling-stroke' };
  const tires = [-1, 1].map((side) =>
    element('rect', {
      x: sheet.x((side * stockTrackIn) / 2 - stockSectionIn / 2),
      y: sheet.y(stockRadiusIn * 2),
      width: sheet.length(stockSectionIn),
      height: sheet.length(stockRadiusIn * 2),
      rx: sheet.length(2),
      ...thin,
    }),
  );
  const body = element('path', { d: sheet.path(symmetric(bodyHalf(scene))), ...thin });
  const look = {
    fill: 'none',
    'stroke-width': 1,
    'stroke-dasharray': '5 3.5',
    'stroke-linecap': 'butt',
  };
  sheet.define(element('g', { id: sheet.name('gh'), ...look }, body + tires.join('')));
}

function bodyHalf(scene: FrontScene): Outline {
  const { size, shape, face } = scene;
  const { halfWidth: hw, bodyHalf: bw, beltHalf, beltY, leadY, innerX, bumperBottom } = size;
  const cab = cabHalf(scene);
  if (face.kind === 'jeep') {
    return [
      ...cab,
      [beltHalf, beltY, 2],
      [beltHalf, 43],
      [hw, 41, 1],
      [hw, 37.5, 1],
      [22, 36.5, 1],
      [19, 27, 1],
      [0, 27],
    ];
  }
  const { crown } = shape.archFront;
  return [
    ...cab,
    [beltHalf, beltY, 3],
    [bw, leadY - 1, 6],
    [bw, crown - 0.4, 1],
    [innerX + 2, crown - 5, 3],
    [innerX, bumperBottom, 2],
    [0, bumperBottom],
  ];
}
