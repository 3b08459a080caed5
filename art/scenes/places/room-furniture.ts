import { hex } from '../core/colour.ts';
import { range, times } from '../core/numbers.ts';
import { trace } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { circle, ellipse, rect, roundStroke, stroke } from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import type { Wall } from './building.ts';
import { ROOM, wallPaint } from './room-shell.ts';

/** Tire shelves and the pegboard on the back wall, a bench and a red chest before it. */
export function drawRoomFurniture(stage: Stage, wall: Wall) {
  stage.add(tireShelves(stage, wall));
  if (stage.camera.door > ROOM.left + 2) stage.add(pegboard(stage, wall));
  const bench = { x: -7.4, z: 5, width: 2.6, height: 0.95, drawers: 2 };
  stage.add(chest(stage, { ...bench, colour: wallPaint(stage, 0.3) }));
  const red = { x: 5.9, z: 4.6, width: 1.5, height: 1.35, drawers: 6, colour: hex('.50 .145 40') };
  stage.add(chest(stage, red));
}

function tireShelves(stage: Stage, wall: Wall): string {
  const { door } = stage.camera;
  const [left, right] = door < -3 ? [door + 6.2, 7.4] : [ROOM.left + 0.7, door - 0.6];
  return times(3, (row) => {
    const height = 0.12 + row * 1.02;
    const tires = range(left, Math.min(right, left + 4.5), 0.9).map((x) => {
      const [cx, cy] = wall.at(x, height + 0.46);
      return tire(stage, [cx, cy], wall.metre);
    });
    const board = [left - 0.5, height - 0.07, tires.length * 0.9 + 0.1, height] as const;
    return tires.join('') + wall.panel(board, wallPaint(stage, 0.62));
  }).join('');
}

function tire(stage: Stage, centre: readonly [number, number], metre: number): string {
  const ring = { stroke: wallPaint(stage, 0.22), 'stroke-width': 0.03 * metre };
  return (
    circle(centre, 0.43 * metre, wallPaint(stage, -0.06)) +
    circle(centre, 0.4 * metre, 'none', ring) +
    circle(centre, 0.24 * metre, wallPaint(stage, 0.3))
  );
}

function pegboard(stage: Stage, wall: Wall): string {
  const random = createRandom(stage.seed + 3);
  const m = wall.metre;
  const box = wall.box(ROOM.left + 0.3, 3.5, stage.camera.door - ROOM.left - 0.9, 4.6);
  const [x, y, w, h] = box;
  const tools = times(17, (i) => {
    const left = x + w * (0.04 + i * 0.057);
    const handle = i % 3 === 0 ? trace`m${-0.07 * m} 0h${0.14 * m}` : '';
    return trace`M${left} ${y + 0.14 * m}v${h * random.between(0.3, 0.72)}${handle}`;
  });
  return (
    rect(box, wallPaint(stage, 0.48)) +
    roundStroke(tools.join(''), wallPaint(stage, 0.02), 0.055 * m)
  );
}

interface Chest {
  x: number;
  z: number;
  width: number;
  height: number;
  drawers: number;
  colour: string;
}

function chest(stage: Stage, { x, z, width, height, drawers, colour }: Chest): string {
  const [left, top] = stage.projectHigh(x, height, z);
  const m = stage.project(0, z)[2];
  const [w, h] = [width * m, height * m];
  const joints = times(
    drawers - 1,
    (i) => trace`M${left + 0.06 * m} ${top + (h * (i + 1)) / drawers}h${w - 0.12 * m}`,
  );
  const grips = times(drawers - 1, (i) => {
    return trace`M${left + w * 0.36} ${top + (h * (i + 1.38)) / drawers}h${w * 0.28}`;
  });
  const pool = { fill: '#100d0b', opacity: 0.6 };
  return [
    ellipse([left + w / 2, top + h], [w * 0.56, 0.09 * m], pool),
    rect([left, top, w, h], colour),
    rect([left, top, w, 0.05 * m], wallPaint(stage, 0.9)),
    stroke(joints.join(''), wallPaint(stage, 0.02), 0.025 * m),
    stroke(grips.join(''), wallPaint(stage, 0.8), 0.03 * m),
  ].join('');
}

/** A dark stack of tires in front, to frame the picture. */
export function drawTireStack(stage: Stage) {
  const z = -stage.distance * 0.26;
  const [, ground, m] = stage.project(0, z);
  const left = stage.width * 0.9;
  const stack = times(3, (i) => {
    const rounded = { rx: 0.1 * m };
    const tread = { 'stroke-dasharray': `${(0.05 * m).toFixed(1)} ${(0.04 * m).toFixed(1)}` };
    const line = trace`M${left + 0.1 * m} ${ground - (i + 0.55) * 0.31 * m}h${0.7 * m}`;
    return (
      rect([left, ground - (i + 1) * 0.31 * m, 0.88 * m, 0.3 * m], '#171310', rounded) +
      stroke(line, wallPaint(stage, 0.35), 0.02 * m, tread)
    );
  });
  stage.add(stack.join(''));
}
