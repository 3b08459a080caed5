import { hex } from '../core/colour.ts';
import { trace } from '../core/path.ts';
import { ellipse, radialGradient, rect, roundStroke, stroke } from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import { wallPaint } from './room-shell.ts';

/** Metres from the picture's middle to the truck's. */
function truckX({ camera, width, scale }: Stage): number {
  return (camera.x * width - width / 2) / scale;
}

/** One of the two posts, with its carriage at the hoist's height. */
export function drawHoistPost(stage: Stage, { z, far }: { z: number; far: boolean }) {
  const { camera, sunSide } = stage;
  const [x, y, m] = stage.project(truckX(stage) + 0.25, z);
  const [w, h] = [0.3 * m, 4.2 * m];
  const paint = (tone: number, red: Parameters<typeof hex>[0]) =>
    far ? wallPaint(stage, tone) : hex(red);
  stage.add(
    [
      ellipse([x, y], [0.7 * m, 0.13 * m], { fill: '#0f0c0a', opacity: 0.65 }),
      rect([x - w / 2, y - h, w, h], paint(0.26, '.56 .155 41')),
      rect([x + (sunSide > 0 ? w * 0.2 : -w / 2), y - h, w * 0.3, h], paint(0.5, '.70 .150 50')),
      rect([x - w * 0.06, y - h * 0.96, w * 0.12, h * 0.92], '#15110f'),
      rect([x - w * 0.9, y - 0.06 * m, w * 1.8, 0.06 * m], paint(0.3, '.42 .12 40')),
      rect(
        [x - w * 0.75, y - (camera.hoist + 0.62) * m, w * 1.5, 0.5 * m],
        paint(0.18, '.44 .125 40'),
      ),
    ].join(''),
  );
}

export function drawHoistShadow(stage: Stage) {
  const { scale } = stage;
  const [x, y] = stage.project(truckX(stage), 1);
  stage.define(
    radialGradient(stage.id('hoistShadow'), [
      [0, '#0e0b09', 0.85],
      [0.6, '#0e0b09', 0.5],
      [1, '#0e0b09', 0],
    ]),
  );
  const soft = { fill: stage.url('hoistShadow'), opacity: 0.8 };
  stage.add(ellipse([x, y], [2.7 * scale, 0.34 * scale], soft));
}

/** The arms under the frame and their pads. */
export function drawHoistArms(stage: Stage) {
  const { camera, width, groundY, scale: m } = stage;
  const x = camera.x * width + 0.25 * m;
  const y = groundY - (camera.hoist + 0.3) * m;
  const arm = (reach: number) => trace`M${x} ${y + 0.12 * m}L${x + reach * m} ${y - 0.02 * m}`;
  const pad = (reach: number) => trace`M${x + reach * m} ${y - 0.02 * m}v${-0.1 * m}`;
  stage.add(
    roundStroke(arm(-1.25) + arm(1.15), hex('.40 .11 40'), 0.1 * m) +
      stroke(pad(-1.25) + pad(1.15), '#15110f', 0.09 * m),
  );
}
