import { hex } from '../core/colour.ts';
import { lerp } from '../core/numbers.ts';
import { trace } from '../core/path.ts';
import { fill, stroke } from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import type { SceneVehicle } from '../vehicle/scene-vehicle.ts';

const DARK = '#191513';

interface Tent {
  hinge: number;
  rear: number;
  floor: number;
  peak: number;
}

/** A hard-shell wedge, hinged at the front, lit from inside after dark. */
export function drawRoofTent(stage: Stage, vehicle: SceneVehicle) {
  const { scale: m } = stage;
  const tent = tentOn(stage, vehicle);
  const { light } = stage;
  const lit = light.lamp > 0.5;
  const canvas = lit ? hex('.74 .120 66') : light.paint('.62 .07 70', 0.75);
  const side = lit ? hex('.84 .105 76') : light.paint('.62 .07 70', 0.2);
  const window = lit ? hex('.90 .085 84') : light.paint('basalt', 0.4);
  const { hinge, rear, floor, peak } = tent;
  const wedge = trace`M${hinge} ${floor - 0.1 * m}H${rear}L${rear - 0.03 * m} ${peak}z`;
  const end = trace`M${rear - 0.62 * m} ${floor - 0.1 * m}H${rear}L${rear - 0.03 * m} ${peak}L${rear - 0.6 * m} ${peak + 0.3 * m}z`;
  const flap = trace`M${hinge + 0.72 * m} ${floor - 0.2 * m}h${0.46 * m}v${-0.36 * m}L${hinge + 0.72 * m} ${floor - 0.36 * m}z`;
  stage.add(
    [
      fill(wedge, canvas),
      fill(end, side),
      fill(flap, window, { stroke: DARK, 'stroke-width': 0.018 * m }),
      fill(shell(tent, m), DARK),
      stroke(ladder(stage, tent), DARK, 0.028 * m),
    ].join(''),
  );
}

/** On the roof: the drawings carry their cabins around the middle of the length. */
function tentOn(stage: Stage, vehicle: SceneVehicle): Tent {
  const { camera, width, groundY, scale: m } = stage;
  const hinge = camera.x * width - 0.5 * m;
  const floor = groundY + (vehicle.top * m) / 1000 + 0.05 * m;
  return { hinge, rear: hinge + 2 * m, floor, peak: floor - 1.16 * m };
}

/** The lid and the tray. */
function shell({ hinge, rear, floor, peak }: Tent, m: number): string {
  const lid = trace`M${hinge - 0.06 * m} ${floor - 0.13 * m}L${rear + 0.06 * m} ${peak - 0.04 * m}l${0.02 * m} ${0.07 * m}L${hinge - 0.02 * m} ${floor - 0.05 * m}z`;
  const tray = trace`M${hinge - 0.04 * m} ${floor + 0.05 * m}h${rear - hinge + 0.08 * m}v${-0.15 * m}h${hinge - rear - 0.08 * m}z`;
  return lid + tray;
}

function ladder({ groundY, scale: m }: Stage, { rear, floor }: Tent): string {
  const rail = (from: number, to: number) =>
    trace`M${rear + from * m} ${floor - 0.05 * m}L${rear + to * m} ${groundY - 0.02 * m}`;
  const rungs = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((t) => {
    return trace`M${rear + (0.36 * t - 0.02) * m} ${lerp(floor, groundY, t)}h${0.14 * m}`;
  });
  return rail(-0.02, 0.34) + rail(0.12, 0.48) + rungs.join('');
}
