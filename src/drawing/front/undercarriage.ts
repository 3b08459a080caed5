import type { XY } from '../geometry/curve.ts';
import { bar } from '../side/bar.ts';
import { element } from '../svg/element.ts';
import { type FrontScene, part } from './front-scene.ts';

const SHOCK = '#5d544d';
const ARM = { fill: '#38312c', highlight: '#7a6d60' };

/** Frame horns, arms or a solid axle, shocks: what is visible below a lifted front end. */
export function undercarriage(scene: FrontScene): string {
  const isSolid = scene.vehicle.suspension.front.includes('solid');
  const content = [frame(scene), shocks(scene), isSolid ? solidAxle(scene) : controlArms(scene)];
  return element('g', { id: scene.sheet.name('under') }, content.join(''));
}

/** Arms and axles end at the hub, which stays in place if a wheel moves out. */
function knuckleX({ stance }: FrontScene): number {
  return stance.hubFaceIn - 2;
}

function frame(scene: FrontScene): string {
  const { sheet, shape, size, stance } = scene;
  const sill = shape.levels.sill + stance.riseIn;
  const { halfWidth } = size;
  const shade = sheet.path([
    [-halfWidth * 0.55, sill + 8],
    [halfWidth * 0.55, sill + 8],
    [halfWidth * 0.52, sill + 1, 2],
    [-halfWidth * 0.52, sill + 1, 2],
  ]);
  const horns = [-1, 1].map((side) =>
    sheet.path([
      [side * 15, sill + 6],
      [side * 18.6, sill + 6],
      [side * 18.6, sill - 0.6, 0.8],
      [side * 15, sill - 0.6, 0.8],
    ]),
  );
  return (
    part(scene, shade, { fill: '#0c0a09', line: 0 }) +
    horns.map((d) => part(scene, d, { fill: '#2b2522' })).join('')
  );
}

function shocks(scene: FrontScene): string {
  const { stance } = scene;
  const top = stance.stockRadiusIn + 15 + stance.riseIn;
  const bars = [-1, 1].map((side) =>
    bar(scene, {
      from: [side * 19, top],
      to: [side * 21, stance.radiusIn + 1.5],
      width: 2.4,
      ...ARM,
      fill: SHOCK,
    }),
  );
  return bars.join('');
}

function controlArms(scene: FrontScene): string {
  const { sheet, stance } = scene;
  const hub = stance.radiusIn;
  const mount = (y: number) => stance.stockRadiusIn + y + stance.riseIn;
  const knuckle = knuckleX(scene);
  const arms = [-1, 1].flatMap((side) => {
    const at = (x: number, y: number): XY => [side * x, y];
    return [
      bar(scene, { from: at(13, mount(-5)), to: at(knuckle, hub - 4.4), width: 2.6, ...ARM }),
      bar(scene, { from: at(17, mount(9)), to: at(knuckle - 1, hub + 7.6), width: 1.8, ...ARM }),
      bar(scene, {
        from: at(8, mount(-1.4)),
        to: at(knuckle, hub - 0.6),
        width: 1.8,
        ...ARM,
        fill: '#4a423b',
      }),
    ];
  });
  const differential = sheet.path([
    [-9, mount(-1), 2],
    [9, mount(-1), 2],
    [8, mount(-7), 2.4],
    [-8, mount(-7), 2.4],
  ]);
  return arms.join('') + part(scene, differential, { fill: '#3a332e' });
}

function solidAxle(scene: FrontScene): string {
  const { sheet, stance } = scene;
  const hub = stance.radiusIn;
  const knuckle = knuckleX(scene);
  const housing = sheet.path([
    [4, hub + 4.6, 2.5],
    [13, hub + 4.6, 2.5],
    [14, hub - 0.5, 2],
    [12.4, hub - 5.2, 2.6],
    [5, hub - 5.2, 2.6],
    [3, hub - 0.5, 2],
  ]);
  const cover = element('circle', {
    cx: sheet.x(8.5),
    cy: sheet.y(hub - 0.3),
    r: sheet.length(3.4),
    fill: '#2e2925',
    stroke: '#6f6459',
    'stroke-width': 0.6 * sheet.detail,
  });
  const panhardTop = stance.stockRadiusIn + 6 + stance.riseIn;
  return [
    bar(scene, { from: [-knuckle - 1, hub], to: [knuckle + 1, hub], width: 3.6, ...ARM }),
    part(scene, housing, { fill: '#453d37' }),
    cover,
    bar(scene, {
      from: [-knuckle, hub - 3],
      to: [knuckle - 8, hub - 2.6],
      width: 1.6,
      ...ARM,
      fill: '#5a5047',
    }),
    bar(scene, {
      from: [-18, panhardTop],
      to: [20, hub + 3.6],
      width: 1.5,
      ...ARM,
      fill: SHOCK,
    }),
  ].join('');
}
