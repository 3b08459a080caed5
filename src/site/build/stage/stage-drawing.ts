import type { DrawInput } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { type PictureFrame, pictureFrame } from '#src/drawing/index.ts';
import { oncePer } from '#src/lib/once-per.ts';
import { drawTruck } from './draw-truck.ts';
import { usualLook } from './stage-look.ts';

// The frame keeps its size while the truck rises, so that only the truck moves.
const frame = { left: 16, right: 58, top: 4, bottom: 0.4 };
const roomForLiftIn = 15;
const roomForDoorIn = 8;

type OnStage = {
  input: DrawInput;
  doorIn?: number;
  live?: boolean;
  /** Prefix of the drawing's ids: two trucks on one page need two. */
  id?: string;
};

/** Upper edge of the stage: above the door, and above the truck at the highest lift. */
export function frameTopIn(vehicle: Vehicle, doorIn: number): number {
  return Math.max(doorIn + roomForDoorIn, vehicle.heightIn + roomForLiftIn);
}

/** The truck's picture, drawn on demand: a page with a drawing from the server only needs its frame. */
export type StageDrawing = PictureFrame & { draw(): string };

/** The truck in the stage's frame; `live` if its groups will be moved afterwards. */
export function drawOnStage(
  vehicle: Vehicle,
  { input, doorIn = usualLook.doorIn, live = false, id = 'truck' }: OnStage,
): StageDrawing {
  const topIn = frameTopIn(vehicle, doorIn);
  const options = { id, theme: 'page', padIn: frame, topIn, live } as const;
  return {
    ...pictureFrame({ vehicle, build: input, options }),
    draw: () => drawOnce(vehicle, { input, options }),
  };
}

type Options = { input: DrawInput; options: Parameters<typeof drawTruck>[1]['options'] };

/** A vehicle's last drawings by their inputs: most who open a build see it as it came from the factory. */
const drawingsOf = oncePer((_: Vehicle) => new Map<string, string>());
const mostDrawings = 4;

function drawOnce(vehicle: Vehicle, given: Options): string {
  const drawings = drawingsOf(vehicle);
  const key = JSON.stringify(given);
  const svg = drawings.get(key) ?? drawTruck(vehicle, given).svg;
  drawings.delete(key);
  drawings.set(key, svg);
  const [oldest] = drawings.keys();
  if (drawings.size > mostDrawings && oldest !== undefined) drawings.delete(oldest);
  return svg;
}
