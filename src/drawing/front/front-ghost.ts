import { boxOf } from '../geometry/curve.ts';
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

/** Cab, fenders and flares down to the tires; the bumper is in front of nothing but the ground. */
function bodyHalf(scene: FrontScene): Outline {
  const { size, face } = scene;
  const { halfWidth, crownY } = size;
  const { flare, leadY } = face;
  const standing = 'outline' in flare ? boxOf(flare.outline) : null;
  const shoulder = halfWidth - ('out' in flare ? flare.out : 0.5);
  const [flareTop, flareBottom] = standing
    ? [standing.y1, standing.y0]
    : [crownY, 'out' in flare ? flare.bottomY : crownY];
  return [
    ...cabHalf(scene),
    ...(standing
      ? ([[face.beltHalf, flareTop, 1]] as const)
      : ([[shoulder, leadY - 7, 6]] as const)),
    [standing ? standing.x1 : shoulder, flareTop, 1],
    [halfWidth, flareTop - 3, 1],
    [halfWidth - 0.4, flareBottom, 1],
    [0, flareBottom],
  ];
}
