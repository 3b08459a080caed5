import type { Drawing } from '#src/app/vehicle/index.ts';
import type { DrawInput } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { drawTruck } from './draw-truck.ts';
import { garageDoorIn } from './stage-dimensions.ts';

// The frame keeps its size while the truck rises, so that only the truck moves.
const frame = { left: 16, right: 58, top: 4, bottom: 0.4 };
const roomForLiftIn = 15;

/** The truck in the stage's frame; `live` when its groups are to be moved afterwards. */
export function drawOnStage(
  vehicle: Vehicle,
  { input, live = false }: { input: DrawInput; live?: boolean },
): Drawing {
  const topIn = Math.max(garageDoorIn + 8, vehicle.heightIn + roomForLiftIn);
  const options = { id: 'truck', theme: 'page', padIn: frame, topIn, live } as const;
  return drawTruck(vehicle, { input, options });
}
