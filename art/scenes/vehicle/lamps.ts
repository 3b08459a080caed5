import { trace } from '../core/path.ts';
import { circle, clipBox, ellipse, group, radialGradient } from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import type { Placed } from './compose-vehicle.ts';

/** Headlamp beam to the left, its pool on the ground, and both lamps' glow. */
export function headlampBeam(stage: Stage, placed: Placed): string {
  const { scale, height, light } = stage;
  const { name, groundY, vehicle } = placed;
  const [x, y] = turned(placed, vehicle.lamp);
  const tail = turned(placed, vehicle.tail);
  defineGlows(stage, name);
  stage.define(clipBox(stage.id(`${name}BeamClip`), [x - 9 * scale, 0, 9 * scale, height]));
  const beam = stage.url(`${name}Beam`);
  const wide = { fill: beam, transform: trace`rotate(${-2.4} ${x} ${y})` };
  const long = { fill: beam, opacity: 0.7, transform: trace`rotate(${-1.6} ${x} ${y})` };
  return group(
    { style: 'mix-blend-mode:screen' },
    group(
      { 'clip-path': stage.url(`${name}BeamClip`) },
      ellipse([x, y], [5.2 * scale, 0.6 * scale], wide),
      ellipse([x, y], [7.5 * scale, 0.3 * scale], long),
    ),
    ellipse([x - scale * 3.6, groundY + scale * 0.06], [scale * 3.4, scale * 0.3], {
      fill: stage.url(`${name}Pool`),
    }),
    circle([x, y], scale * 0.62, stage.url(`${name}Lamp`), { opacity: light.lamp }),
    circle(tail, scale * 0.45, stage.url(`${name}Tail`), { opacity: 0.8 * light.lamp }),
  );
}

/** A point of the vehicle on the picture, with its tilt. */
function turned({ at, tilt, x, groundY }: Placed, [px, py]: readonly [number, number]) {
  const [atX, atY] = at(px, py);
  const angle = (tilt * Math.PI) / 180;
  const [dx, dy] = [atX - x, atY - groundY];
  return [
    x + dx * Math.cos(angle) - dy * Math.sin(angle),
    groundY + dx * Math.sin(angle) + dy * Math.cos(angle),
  ] as const;
}

function defineGlows(stage: Stage, name: string) {
  const { lamp } = stage.light;
  stage.define(
    radialGradient(stage.id(`${name}Beam`), [
      [0, '#ffe9c0', 0.46 * lamp],
      [0.35, '#ffe3b0', 0.17 * lamp],
      [1, '#ffe3b0', 0],
    ]) +
      radialGradient(stage.id(`${name}Pool`), [
        [0, '#ffe2ac', 0.62 * lamp],
        [1, '#ffdc9c', 0],
      ]) +
      radialGradient(stage.id(`${name}Lamp`), [
        [0, '#fff6df'],
        [0.16, '#ffe8b8', 0.75],
        [1, '#ffdf9e', 0],
      ]) +
      radialGradient(stage.id(`${name}Tail`), [
        [0, '#ff6a4d'],
        [0.2, '#e0402a', 0.6],
        [1, '#d03a20', 0],
      ]),
  );
}
