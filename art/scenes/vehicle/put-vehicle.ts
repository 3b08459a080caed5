import { trace } from '../core/path.ts';
import { stroke } from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import { composeVehicle } from './compose-vehicle.ts';
import { dustPlume } from './dust-plume.ts';
import type { SceneVehicle } from './scene-vehicle.ts';

export interface PutVehicle {
  /** How much dust it raises when the camera does not say; 0…1.5. */
  plume?: number;
  /** Dust on the lower third, 0…1. */
  dust?: number;
  tilt?: number;
  shadow?: boolean;
  lights?: boolean;
}

/** The truck where the camera wants it, with its dust behind and a little in front of it. */
export function putVehicle(stage: Stage, options: PutVehicle = {}) {
  const { vehicle, camera, width, groundY, companions } = stage;
  if (!vehicle) return;
  const x = camera.x * width;
  const amount = camera.dust ?? options.plume ?? 1;
  const { plume: _, ...looks } = options;
  const truck = composeVehicle(stage, { vehicle, x, groundY, name: 'truck', ...looks });
  if (amount > 0) stage.add(dustBehind(stage, x, amount));
  companions.forEach((companion, i) => {
    const at = { vehicle: companion.vehicle, x: companion.x * width, groundY };
    stage.add(composeVehicle(stage, { ...at, name: `companion${i}`, ...looks }));
  });
  stage.add(truck);
  if (stage.details.includes('winchLine')) stage.add(winchLine(stage, vehicle));
  if (amount > 0 && !camera.portrait) stage.add(dustAtTires(stage, x));
}

/** A taut synthetic line from the front bumper to an anchor outside the picture. */
function winchLine({ camera, width, groundY, scale }: Stage, vehicle: SceneVehicle): string {
  const bumper = camera.x * width - ((vehicle.x1 - vehicle.x0) / 2000) * scale;
  const [y, end] = [groundY - 0.82 * scale, groundY - 1.15 * scale];
  const line = trace`M${bumper + 0.06 * scale} ${y}Q${bumper / 2} ${(y + end) / 2 + 0.1 * scale} -10 ${end}`;
  const damper = trace`M${bumper * 0.52} ${(y + end) / 2 - 0.02 * scale}l${0.3 * scale} ${0.04 * scale}`;
  return (
    stroke(line, '#d9532c', Math.max(1.4, 0.026 * scale)) +
    stroke(damper, '#e9b23d', 0.12 * scale, { 'stroke-linecap': 'round' })
  );
}

function lengthOf({ vehicle, scale }: Stage): number {
  return vehicle ? ((vehicle.x1 - vehicle.x0) / 1000) * scale : 0;
}

// The nose points left, so all dust drifts to the right.
function dustBehind(stage: Stage, x: number, amount: number): string {
  const { scale, groundY, seed } = stage;
  const size = { length: Math.min(12, 3.4 + 6 * amount), height: 1.5 + 1.5 * amount };
  const at = { x: x + lengthOf(stage) * 0.3, y: groundY - scale * 0.02 };
  return dustPlume(stage, { ...at, ...size, direction: 1, seed: seed + 1, power: 0.95 });
}

function dustAtTires(stage: Stage, x: number): string {
  const { scale, groundY, seed } = stage;
  const y = groundY + scale * 0.05;
  const long = lengthOf(stage);
  const rear = { x: x + long * 0.34, y, length: 2.6, height: 0.8, seed: seed + 9, power: 0.6 };
  const front = { x: x - long * 0.22, y, length: 1.5, height: 0.42, seed: seed + 12, power: 0.45 };
  return [rear, front].map((plume) => dustPlume(stage, { ...plume, direction: 1 })).join('');
}
