import { element } from '../svg/element.ts';
import { type FrontScene, light } from './front-scene.ts';

const BEZEL_IN = 3.9;
const GLASS_IN = 3.2;
const FLUTES = [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7];

/** Round lamps: a dark bezel, fluted glass, a bar across and a thin ring of light. */
export function roundLamps(scene: FrontScene, at: { x: number; y: number }): string {
  return [-1, 1].map((side) => roundLamp(scene, { x: side * at.x, y: at.y })).join('');
}

function roundLamp(scene: FrontScene, { x, y }: { x: number; y: number }): string {
  const { sheet } = scene;
  const circle = (radius: number, look: Record<string, string | number>) =>
    element('circle', { cx: sheet.x(x), cy: sheet.y(y), r: sheet.length(radius), ...look });
  const flutes = FLUTES.map((share) => {
    const half = Math.sqrt(1 - share * share) * GLASS_IN;
    const at = x + share * GLASS_IN;
    return sheet.path(
      [
        [at, y + half],
        [at, y - half],
      ],
      false,
    );
  });
  const bar = sheet.path([
    [x - GLASS_IN + 0.2, y + 0.55],
    [x + GLASS_IN - 0.2, y + 0.55],
    [x + GLASS_IN - 0.2, y - 0.55],
    [x - GLASS_IN + 0.2, y - 0.55],
  ]);
  return [
    circle(BEZEL_IN, { fill: '#1b1a1a', stroke: '#0f0c0b', 'stroke-width': sheet.detail }),
    circle(GLASS_IN, { fill: sheet.ref('hl') }),
    light(scene, flutes.join(''), { colour: '#2a2d31', width: 0.5, opacity: 0.55 }),
    element('path', { d: bar, fill: '#24272b' }),
    circle(GLASS_IN - 0.25, {
      fill: 'none',
      stroke: '#fffaf0',
      'stroke-opacity': 0.85,
      'stroke-width': 0.9 * sheet.detail,
    }),
  ].join('');
}
