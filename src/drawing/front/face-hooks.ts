import type { Outline } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import type { FaceHook } from './face-schema.ts';
import { materialFill } from './front-materials.ts';
import { type FrontScene, light, onBothSides, part } from './front-scene.ts';

/** Recovery hooks: a forged loop on a bracket. */
export function hookPair(scene: FrontScene, hook: FaceHook): string {
  const { sheet } = scene;
  const { x, y, material = 'gloss', width: half = 1.7, height = 4.2 } = hook;
  const bracket: Outline = [
    [x - half - 0.5, y + 1.2, 0.3],
    [x + half + 0.5, y + 1.2, 0.3],
    [x + half + 0.5, y - 0.4, 0.3],
    [x - half - 0.5, y - 0.4, 0.3],
  ];
  const loop: Outline = [
    [x - half, y + 0.6, 0.5],
    [x + half, y + 0.6, 0.5],
    [x + half, y - height, 1.5],
    [x - half, y - height, 1.5],
  ];
  const eye: Outline = [
    [x - half * 0.36, y - 1.1, 0.5],
    [x + half * 0.36, y - 1.1, 0.5],
    [x + half * 0.36, y - height + 1.3, 0.6],
    [x - half * 0.36, y - height + 1.3, 0.6],
  ];
  const glint: Outline = [
    [x - half + 0.4, y - 0.2],
    [x - half + 0.4, y - height + 1, 0.8],
    [x - half + 1.2, y - height + 0.4],
  ];
  const ring = element('path', {
    d: onBothSides(sheet, loop) + onBothSides(sheet, eye),
    fill: materialFill(scene, material),
    'fill-rule': 'evenodd',
    stroke: '#0f0c0b',
    'stroke-width': 0.7 * sheet.detail,
  });
  return [
    part(scene, onBothSides(sheet, bracket), { fill: '#0f0d0c', line: 0 }),
    ring,
    light(scene, onBothSides(sheet, glint, false), { width: 0.8, opacity: 0.45 }),
  ].join('');
}
