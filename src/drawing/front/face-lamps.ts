import { rectangle } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import type { FaceLamp } from './face-schema.ts';
import { materialFill } from './front-materials.ts';
import type { FrontScene } from './front-scene.ts';

/** One ring or disk of a lamp: its share of the lamp's radius, its fill and the line around it. */
interface Disk {
  share: number;
  fill: string;
  line?: { colour: string; width: number };
}

const DARK_LINE = { colour: '#0f0c0b', width: 0.8 };

/** Round lamps on both sides. */
export function lampPair(scene: FrontScene, lamp: FaceLamp): string {
  const disks = disksOf(scene, lamp);
  return [-1, 1]
    .map((side) => {
      const x = side * lamp.x;
      const round = disks.map((disk) => circle(scene, { x, y: lamp.y, r: lamp.radius }, disk));
      return round.join('') + (lamp.bar ? litBar(scene, lamp, x) : '');
    })
    .join('');
}

function disksOf(scene: FrontScene, { kind, halo }: FaceLamp): Disk[] {
  switch (kind) {
    case 'round':
      return [
        { share: 1, fill: materialFill(scene, 'black'), line: DARK_LINE },
        { share: 0.9, fill: materialFill(scene, 'lens') },
        { share: 0.74, fill: '#25282b' },
        ...(halo ? [{ share: 0.8, fill: 'none', line: { colour: '#fffdf6', width: 1.5 } }] : []),
        { share: 0.42, fill: '#cbd0d1', line: { colour: '#5c6063', width: 0.5 } },
        { share: 0.2, fill: '#fff' },
      ];
    case 'projector':
      return [
        { share: 1, fill: '#15171a', line: { colour: '#909598', width: 0.5 } },
        { share: 0.68, fill: '#b0b8bb' },
        { share: 0.34, fill: '#f6f8f8' },
      ];
    case 'fog':
      return [
        { share: 1.3, fill: '#141414', line: { ...DARK_LINE, width: 0.6 } },
        { share: 1, fill: '#bbc1c3', line: { colour: '#62666a', width: 0.6 } },
        { share: 0.5, fill: '#f0f3f3' },
      ];
    case 'turn':
      return [
        { share: 1, fill: materialFill(scene, 'amber'), line: DARK_LINE },
        { share: 0.5, fill: '#f6b565' },
      ];
  }
}

function circle(
  { sheet }: FrontScene,
  { x, y, r }: { x: number; y: number; r: number },
  { share, fill, line }: Disk,
): string {
  return element('circle', {
    cx: sheet.x(x),
    cy: sheet.y(y),
    r: sheet.length(r * share),
    fill,
    stroke: line?.colour,
    'stroke-width': line && line.width * sheet.detail,
  });
}

const BAR_HEIGHT_IN = 0.64;

function litBar({ sheet }: FrontScene, { y, radius }: FaceLamp, x: number): string {
  const half = radius * 0.86;
  const size = { width: half * 2, height: BAR_HEIGHT_IN };
  const d = sheet.path(rectangle(x - half, y - BAR_HEIGHT_IN / 2, size));
  return element('path', { d, fill: '#fff' });
}
