import { contour } from '../core/contour.ts';
import { quantile, sampleField } from '../core/field.ts';
import { createNoise, fractal } from '../core/noise.ts';
import { lerp, type Point, range, times } from '../core/numbers.ts';
import { polygon, polyline, trace } from '../core/path.ts';
import type { Random } from '../core/random.ts';
import {
  circle,
  clipPath,
  ellipse,
  fill,
  group,
  linearGradient,
  radialGradient,
  rect,
  stroke,
} from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import { TOWERS, towerHeight } from './city-towers.ts';

/** Wet asphalt with reflections, lane lines, curb and the light rail's wires. */
export function drawCityStreet(stage: Stage, random: Random) {
  const { light, width, height, horizon } = stage;
  stage.define(
    linearGradient(stage.id('street'), {
      down: [horizon, height],
      stops: [
        [0, light.paint('asphalt', 0.5, 0.35)],
        [0.35, light.paint('asphalt', 0.28)],
        [1, light.paint('asphalt', 0.02)],
      ],
    }) + clipPath(stage.id('wet'), puddles(stage), { 'clip-rule': 'evenodd' }),
  );
  stage.add(rect([0, horizon + 2, width, height], stage.url('street')));
  stage.add(reflections(stage, random));
  stage.add(laneLines(stage) + sidewalk(stage));
}

function puddles(stage: Stage): string {
  const { width, height, horizon, unit, scale, seed } = stage;
  const noise = createNoise(seed + 8);
  const area = { x0: -6, y0: horizon + 4, x1: width + 6, y1: height + 6, step: 10 * unit };
  const field = sampleField(area, (x, y) => {
    const { nearness } = stage.groundAt(Math.max(y, horizon + 2));
    return fractal(noise, (x - width / 2) / (scale * nearness * 5), Math.log(nearness) * 5, 3);
  });
  return contour(field, quantile(field, 0.52), { tolerance: 1, minArea: 80, coarse: true });
}

function reflections(stage: Stage, random: Random): string {
  const { width, height, horizon, unit, light } = stage;
  const shine = 0.3 + 0.7 * light.lamp;
  const streaks = times(60, () => {
    const w = random.between(3, 12) * unit;
    const top = horizon + random.between(10, 80) * unit;
    const tall = random.between(50, 240) * unit;
    const colour = random() < 0.7 ? '#f3b566' : random() < 0.5 ? '#a9c7d1' : '#e0603f';
    const opacity = random.between(0.08, 0.34) * shine;
    return rect([random() * width, top, w, tall], colour, { opacity });
  });
  const towers = TOWERS.map(([x, w, h]) =>
    rect(
      [x * width, horizon + 6, w * width, h * towerHeight(stage) * 0.7],
      light.paint('.46 .03 245', 0.25),
      { opacity: 0.4 },
    ),
  );
  return group(
    { 'clip-path': stage.url('wet') },
    rect([0, horizon, width, height], light.paint('.40 .03 250', 0.35), { opacity: 0.5 }),
    group({ opacity: 0.8 }, ...streaks, ...towers),
  );
}

function laneLines(stage: Stage): string {
  const { width } = stage;
  const corner = (x: number, z: number): Point => [stage.project(x, z)[0], stage.project(x, z)[1]];
  const dashes = range(-30, 24, 6).map((x) =>
    polygon([corner(x, 3.46), corner(x + 3, 3.46), corner(x + 3, 3.34), corner(x, 3.34)]),
  );
  const [top, bottom] = [stage.project(0, -2.53)[1], stage.project(0, -2.67)[1]];
  return (
    fill(dashes.join(''), '#e9d9b8', { opacity: 0.55 }) +
    rect([0, top, width, bottom - top], '#e9d9b8', { opacity: 0.5 })
  );
}

function sidewalk(stage: Stage): string {
  const { width, light } = stage;
  const y = (z: number) => stage.project(0, z)[1];
  return (
    rect([0, y(7), width, y(6.4) - y(7)], light.paint('concrete', 0.42)) +
    rect([0, y(12), width, y(7) - y(12)], light.paint('concrete', 0.22))
  );
}

export function drawStreetLamps(stage: Stage) {
  const { light, unit } = stage;
  stage.define(
    radialGradient(stage.id('lampGlow'), [
      [0, '#ffdf9f', 0.9],
      [0.2, '#ffca7a', 0.38],
      [1, '#ffbf6a', 0],
    ]),
  );
  stage.add([-13.5, -5.2, 5.6, 13].map((x) => streetLamp(stage, x)).join(''));
  const wires = polyline(wire(stage, () => 5.6)) + polyline(wire(stage, sagging));
  stage.add(stroke(wires, light.paint('basalt', 0.2), 1.4 * unit, { opacity: 0.8 }));
}

function streetLamp(stage: Stage, metres: number): string {
  const { light } = stage;
  const [x, y, m] = stage.project(metres, 8.5);
  const arm = trace`M${x} ${y}v${-5 * m}q0 ${-0.6 * m} ${0.7 * m} ${-0.6 * m}h${0.7 * m}`;
  const pole = stroke(arm, light.paint('basalt', 0.35), 0.13 * m);
  if (light.lamp === 0) return pole;
  const glow = stage.url('lampGlow');
  const pool = { fill: glow, opacity: 0.7 * light.lamp };
  return (
    pole +
    group(
      { style: 'mix-blend-mode:screen' },
      circle([x + 1.5 * m, y - 5.55 * m], 1.5 * m, glow, { opacity: light.lamp }),
      ellipse([x + 1.5 * m, y + 0.2 * m], [3.4 * m, 0.45 * m], pool),
    )
  );
}

function wire(stage: Stage, height: (index: number) => number): Point[] {
  return times(25, (i) => stage.projectHigh(lerp(-20, 20, i / 24), height(i), 5));
}

/** The carrying wire hangs between masts, eight steps apart. */
function sagging(index: number): number {
  return 6.1 + 0.5 * (((index % 8) / 8 - 0.5) * 2) ** 2;
}
