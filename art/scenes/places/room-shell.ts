import { hex, mix } from '../core/colour.ts';
import { range } from '../core/numbers.ts';
import { trace } from '../core/path.ts';
import { ellipse, linearGradient, radialGradient, rect, roundStroke, stroke } from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import { face } from './building.ts';

/** The workshop hall in metres. */
export const ROOM = { left: -8.2, right: 8.2, height: 5.4, back: 9 } as const;
export const DOOR = { width: 5.4, height: 4.2 } as const;

/** Walls, floor and everything on them: one warm grey, dark (0) to pale (1). */
export function wallPaint({ light }: Stage, tone: number): string {
  return hex(mix(mix('.30 .022 55', '.56 .055 62', tone), light.haze, 0.06));
}

export function drawRoomShell(stage: Stage) {
  const { left, right, height, back } = ROOM;
  const front = -stage.distance * 0.62;
  defineWalls(stage);
  const corners = (x: number, z: number) => ({ top: [x, height, z], foot: [x, 0, z] }) as const;
  const [a, b] = [corners(left, back), corners(right, back)];
  const [c, d] = [corners(left, front), corners(right, front)];
  const ceiling = wallPaint(stage, -0.02);
  stage.add(face(stage, [a.top, b.top, b.foot, a.foot], stage.url('backWall')));
  stage.add(face(stage, [c.foot, d.foot, b.foot, a.foot], stage.url('floor')));
  stage.add(face(stage, [c.top, a.top, a.foot, c.foot], stage.url('leftWall')));
  stage.add(face(stage, [d.top, b.top, b.foot, d.foot], stage.url('rightWall')));
  stage.add(face(stage, [c.top, d.top, b.top, a.top], ceiling));
  stage.add(floorJoints(stage, front));
  drawCeiling(stage);
}

function defineWalls(stage: Stage) {
  const ramp = (tones: readonly (readonly [number, number])[]) =>
    tones.map(([offset, tone]) => [offset, wallPaint(stage, tone)] as const);
  const side = (name: string, tone: number, right: boolean) =>
    linearGradient(stage.id(name), {
      along: right ? [1, 0, 0, 0] : [0, 0, 1, 0],
      stops: ramp([
        [0, 0.02],
        [1, tone],
      ]),
    });
  const back = [
    [0, 0.15],
    [0.6, 0.55],
    [1, 0.42],
  ] as const;
  const floor = [
    [0, 0.85],
    [0.4, 0.58],
    [1, 0.1],
  ] as const;
  stage.define(
    linearGradient(stage.id('backWall'), { stops: ramp(back) }) +
      linearGradient(stage.id('floor'), { stops: ramp(floor) }) +
      side('leftWall', 0.4, false) +
      side('rightWall', 0.36, true),
  );
}

function floorJoints(stage: Stage, front: number): string {
  const along = [-6, -3, 0, 3, 6].map((x) => {
    const [from, to] = [stage.project(x, ROOM.back), stage.project(x, front)];
    return trace`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  });
  const across = [6, 3.4, 1, -1.4, -3].map(
    (z) => trace`M0 ${stage.project(0, z)[1]}H${stage.width}`,
  );
  const data = [...along, ...across].join('');
  return stroke(data, wallPaint(stage, 0.02), 1.2 * stage.unit, { opacity: 0.35 });
}

/** Beams from front to back, three tubes on each. */
function drawCeiling(stage: Stage) {
  stage.define(
    radialGradient(stage.id('tube'), [
      [0, '#ffe3ae', 0.5],
      [1, '#ffe3ae', 0],
    ]),
  );
  for (const z of range(0, 11.5, 2.6).map((step) => ROOM.back - 1.4 - step)) {
    stage.add(beam(stage, z) + [-4.6, 0.2, 4.8].map((x) => tube(stage, x, z)).join(''));
  }
}

function beam(stage: Stage, z: number): string {
  const [x0, y] = stage.projectHigh(ROOM.left, ROOM.height, z);
  const [x1] = stage.projectHigh(ROOM.right, ROOM.height, z);
  const m = stage.project(0, z)[2];
  return (
    rect([x0, y, x1 - x0, 0.34 * m], wallPaint(stage, 0.04)) +
    rect([x0, y + 0.3 * m, x1 - x0, 0.05 * m], wallPaint(stage, 0.3))
  );
}

function tube(stage: Stage, x: number, z: number): string {
  const [x0, y] = stage.projectHigh(x - 0.9, ROOM.height - 0.62, z);
  const [x1] = stage.projectHigh(x + 0.9, ROOM.height - 0.62, z);
  const m = stage.project(0, z)[2];
  const glow = { fill: stage.url('tube'), style: 'mix-blend-mode:screen' };
  return (
    roundStroke(trace`M${x0} ${y}H${x1}`, '#fff0cf', 0.085 * m) +
    ellipse([(x0 + x1) / 2, y], [1.7 * m, 0.6 * m], glow)
  );
}
