import { tone } from '../colour.ts';
import type { XY } from '../geometry/curve.ts';
import { lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import { element, filled, stroked } from '../svg/element.ts';
import { createPen } from '../svg/pen.ts';
import type { SideScene } from './side-scene.ts';

interface Coil {
  x: number;
  from: number;
  to: number;
  halfWidth: number;
  colour: string;
}

const SHORTEST_COIL_IN = 2.5;
const COIL_PITCH_IN = 1.9;

/** A coil: the far half of each turn dark, the near half over it. */
export function coilSpring({ sheet }: SideScene, coil: Coil): string {
  const { x, from, to, halfWidth, colour } = coil;
  const height = to - from;
  if (height < SHORTEST_COIL_IN) return '';
  const turns = Math.max(3, Math.round(height / COIL_PITCH_IN));
  const [near, far] = [createPen(), createPen()];
  for (let turn = 0; turn < turns; turn++) {
    const low = sheet.toPixels(x - halfWidth, lerp(from, to, turn / turns));
    const middle = sheet.toPixels(x + halfWidth, lerp(from, to, (turn + 0.5) / turns));
    const high = sheet.toPixels(x - halfWidth, lerp(from, to, (turn + 1) / turns));
    near.moveTo(...low).lineTo(...middle);
    far.moveTo(...middle).lineTo(...high);
  }
  const wire = (d: string, widthIn: number, stroke: string) =>
    element('path', {
      d,
      stroke,
      'stroke-width': widthIn * sheet.scale,
    });
  return (
    wire(far.data(), 0.62, tone(colour, -0.55)) +
    wire(near.data(), 0.98, '#080606') +
    wire(near.data(), 0.66, colour)
  );
}

interface Shock {
  from: XY;
  to: XY;
  halfWidth: number;
  colour: string;
}

/** A bright rod that slides into a colored body. */
export function shockAbsorber({ sheet }: SideScene, shock: Shock): string {
  const { from, to, halfWidth: w, colour } = shock;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (share: number, side: number): XY => [
    from[0] + ux * length * share - uy * side,
    from[1] + uy * length * share + ux * side,
  ];
  const rod: Outline = [at(0, w * 0.32), at(0.5, w * 0.32), at(0.5, -w * 0.32), at(0, -w * 0.32)];
  const body: Outline = [at(0.42, w), at(1, w), at(1, -w), at(0.42, -w)];
  const light: Outline = [at(0.45, w * 0.4), at(0.98, w * 0.4)];
  const edge = (width: number) => ({ colour: '#050404', width: width * sheet.detail });
  return (
    filled(sheet.path(rod), '#b9b1a5', edge(0.5)) +
    filled(sheet.path(body), colour, edge(0.6)) +
    stroked(sheet.path(light, false), {
      colour: '#fff1dc',
      width: 0.7 * sheet.detail,
      opacity: 0.5,
    })
  );
}

interface Leaf {
  x: number;
  halfLength: number;
  middleY: number;
  endY: number;
}

export function leafSpring({ sheet }: SideScene, leaf: Leaf): string {
  const { x, halfLength: half, middleY, endY } = leaf;
  const shoulderY = lerp(middleY, endY, 0.28);
  const line: Outline = [
    [x - half, endY],
    [x - half * 0.5, shoulderY, 10],
    [x, middleY - 0.2, 10],
    [x + half * 0.5, shoulderY, 10],
    [x + half, endY],
  ];
  const d = sheet.path(line, false);
  const strip = (stroke: string, widthIn: number) =>
    element('path', { d, fill: 'none', stroke, 'stroke-width': widthIn * sheet.scale });
  return strip('#090707', 0.95) + strip('#5a5048', 0.55);
}
