import { times } from '../core/numbers.ts';
import { trace } from '../core/path.ts';
import { circle, stroke } from '../core/svg.ts';
import { plantAll, scatter } from '../plants/placing.ts';
import { drawSky } from '../sky/draw-sky.ts';
import type { Stage } from '../stage.ts';
import { drawGround } from '../terrain/ground.ts';
import { putVehicle } from '../vehicle/put-vehicle.ts';
import { drawMountainView } from './mountain-view.ts';
import { awayFromTruck, keepFree, type Place } from './place.ts';

/** Grassland behind a wire fence, with a windmill. */
export const ranch: Place = {
  camera: {
    truck: 0.36,
    eye: 1.7,
    ground: 0.85,
    x: 0.56,
    dust: 0.6,
    mountain: 'peaks',
    mountainHeight: 0.62,
  },
  draw(stage) {
    drawSky(stage, { sunRadius: 56 });
    drawMountainView(stage, { haze: 0.5 });
    drawGround(stage, { material: '.70 .075 82' });
    drawGrassland(stage);
    drawWindmill(stage);
    drawFence(stage);
    putVehicle(stage);
    plantAll(stage, [
      ['grass', awayFromTruck(stage, 0.9), -stage.distance * 0.24, { height: 0.7 }],
      ['grass', awayFromTruck(stage, 0.84), -stage.distance * 0.27, { height: 0.6, seed: 3 }],
      ['bursage', awayFromTruck(stage, 0.95), -stage.distance * 0.2, { height: 0.6, seed: 5 }],
      ['grass', awayFromTruck(stage, 0.1), -stage.distance * 0.26, { height: 0.6, seed: 8 }],
    ]);
  },
};

function drawGrassland(stage: Stage) {
  scatter(stage, {
    count: 120,
    from: 9,
    to: 140,
    kinds: [
      [9, 'grass', { height: 0.7 }],
      [2, 'bursage'],
      [0.5, 'paloverde'],
    ],
    seed: 4,
    keepFree: keepFree(stage, 0, 150),
  });
}

const FENCE = { z: 6.2, post: 1.25, gap: 3.2 };

function drawFence(stage: Stage) {
  const { light } = stage;
  const metre = stage.project(0, FENCE.z)[2];
  const posts = times(21, (i) => {
    const [x, y] = stage.projectHigh((i - 10) * FENCE.gap, 0, FENCE.z);
    const tall = (FENCE.post + 0.12 * Math.sin(i * 5.3)) * metre;
    return trace`M${x} ${y}l${0.04 * metre * Math.sin(i * 3.1)} ${-tall}`;
  }).join('');
  const wires = [0.4, 0.75, 1.08].map((height) => {
    const [, y] = stage.projectHigh(0, height, FENCE.z);
    return trace`M0 ${y}H${stage.width}`;
  });
  const shift = { transform: `translate(${(stage.sunSide * 0.03 * metre).toFixed(1)} 0)` };
  stage.add(
    stroke(posts, light.paint('bark', 0.12), 0.11 * metre) +
      stroke(posts, light.paint('bark', 0.9), 0.035 * metre, shift) +
      stroke(wires.join(''), light.paint('basalt', 0.5), Math.max(0.8, 0.018 * metre), {
        opacity: 0.8,
      }),
  );
}

const MILL = { z: 32, height: 10 };

function drawWindmill(stage: Stage) {
  const { light } = stage;
  const side = awayFromTruck(stage, 0.8);
  const [, y, m] = stage.project(0, MILL.z);
  const x = side * stage.width;
  const top = y - MILL.height * m;
  const legs =
    trace`M${x - 1.1 * m} ${y}L${x - 0.18 * m} ${top}M${x + 1.1 * m} ${y}L${x + 0.18 * m} ${top}` +
    [0.25, 0.5, 0.75].map((t) => brace(x, y, m, t)).join('');
  const blades = times(16, (i) => {
    const angle = (i / 16) * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return trace`M${x + dx * 0.4 * m} ${top + dy * 0.4 * m}l${dx * 1.15 * m} ${dy * 1.15 * m}`;
  }).join('');
  const vane = trace`M${x} ${top}h${2.4 * m}v${-0.45 * m}h${-0.8 * m}l${-0.3 * m} ${0.45 * m}`;
  const dark = light.paint('basalt', 0.35, 0.16);
  stage.add(
    stroke(legs, dark, 0.09 * m) +
      stroke(vane, dark, 0.1 * m) +
      stroke(blades, dark, 0.24 * m) +
      circle([x, top], 1.55 * m, 'none', { stroke: dark, 'stroke-width': 0.06 * m }),
  );
}

function brace(x: number, y: number, m: number, share: number): string {
  const half = (at: number) => (1.1 - 0.92 * at) * m;
  const low = y - share * MILL.height * m;
  const high = y - (share + 0.2) * MILL.height * m;
  return trace`M${x - half(share)} ${low}H${x + half(share)}L${x - half(share + 0.2)} ${high}`;
}
