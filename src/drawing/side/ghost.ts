import type { SpareShape } from '../shapes/body-shape.ts';
import { element } from '../svg/element.ts';
import type { SideScene } from './side-scene.ts';

/** Defines the stock outline, which is shown behind the vehicle. */
export function defineGhost({ sheet, shape, stance }: SideScene): void {
  const { silhouette, spare, detail } = shape;
  const outlines = [silhouette, detail.frontBumper.outline, detail.rearBumper.outline];
  const body = outlines.map((points) => sheet.path(points)).join('');
  const tires = [0, stance.wheelbaseIn].map((hubX) =>
    element('circle', {
      cx: sheet.x(hubX),
      cy: sheet.y(stance.stockRadiusIn),
      r: sheet.length(stance.stockRadiusIn),
      'vector-effect': 'non-scaling-stroke',
    }),
  );
  const line = element('path', {
    d: body + (spare ? sheet.path(spareOutline(spare)) : ''),
    'vector-effect': 'non-scaling-stroke',
  });
  const look = {
    fill: 'none',
    'stroke-width': 1,
    'stroke-dasharray': '5 3.5',
    'stroke-linecap': 'butt',
  };
  sheet.define(element('g', { id: sheet.name('gh'), ...look }, line + tires.join('')));
}

function spareOutline({ x0, x1, y, radius }: SpareShape) {
  return [
    [x0, y - radius, 2],
    [x0, y + radius, 2],
    [x1, y + radius, 3],
    [x1, y - radius, 3],
  ] as const;
}

type GhostScene = Pick<SideScene, 'sheet' | 'theme'> & { stance: { moved: boolean } };

export function ghostBehind({ sheet, theme, stance }: GhostScene): string {
  return element('use', { href: `#${sheet.name('gh')}`, stroke: theme.ghost, ...shown(stance) });
}

/** A live drawing contains its ghost from the start, and shows it once the vehicle moves. */
function shown({ moved }: { moved: boolean }) {
  return { 'data-part': 'ghost', visibility: moved ? undefined : 'hidden' };
}
