import type { SceneVehicleDrawing } from '#src/drawing/index.ts';
import type { Stage } from '../scenes/stage.ts';
import { composeVehicle } from '../scenes/vehicle/compose-vehicle.ts';
import { middleOf } from '../scenes/vehicle/scene-vehicle.ts';
import { layerSvg } from './film-stage.ts';

/** A truck in its moving parts, in pixels of the picture. */
export interface MovingTruck {
  shadow: string;
  body: string;
  wheel: string;
  /** Width and height of the wheel's document. */
  wheelPx: number;
  wheels: readonly { x: number; y: number; r: number }[];
  /** Whole turns in one loop of the film. */
  turns: number;
  frontX: number;
  rearX: number;
}

type Placing = { vehicle: SceneVehicleDrawing; x: number; name: string; wayM: number };

export function movingTruck(stage: Stage, { vehicle, x, name, wayM }: Placing): MovingTruck {
  const { groundY, scale } = stage;
  const at = { x, groundY, name, dust: 0.45, lights: false };
  const whole = composeVehicle(stage, { ...at, vehicle });
  const standing = composeVehicle(stage, { ...at, vehicle, shadow: false });
  const wheelless = { ...vehicle, svg: withoutWheels(vehicle) };
  const body = composeVehicle(stage, {
    ...at,
    vehicle: wheelless,
    name: `${name}Body`,
    shadow: false,
  });
  const toPx = (mm: number) => x + ((mm - middleOf(vehicle)) * scale) / 1000;
  const wheels = vehicle.wheels.map((wheel) => ({
    x: toPx(wheel.x),
    y: groundY + (wheel.y * scale) / 1000,
    r: (wheel.r * scale) / 1000,
  }));
  const [first] = vehicle.wheels;
  return {
    // The difference between a truck with its shadow and one without is the shadow.
    shadow: layerSvg(stage, whole.slice(0, whole.length - standing.length)),
    body: layerSvg(stage, body),
    ...wheelOf(vehicle, scale),
    wheels,
    turns: Math.round((wayM * 1000) / (2 * Math.PI * (first?.r ?? 400))),
    frontX: toPx(vehicle.x0),
    rearX: toPx(vehicle.x1),
  };
}

function withoutWheels({ svg, wheelsId }: SceneVehicleDrawing): string {
  const start = svg.indexOf(`<g id="${wheelsId}"`);
  const end = svg.indexOf('</g>', start) + '</g>'.length;
  if (start < 0) throw new Error(`The drawing has no wheels called ${wheelsId}`);
  return svg.slice(0, start) + svg.slice(end);
}

/** One wheel around its hub, at twice its size. */
function wheelOf({ svg, wheelId, wheels }: SceneVehicleDrawing, scale: number) {
  const half = (wheels[0]?.r ?? 400) * 1.06;
  const wheelPx = Math.ceil((half * 2 * scale) / 1000) * 2;
  const definitions = (svg.match(/<defs>[\s\S]*?<\/defs>/g) ?? []).join('');
  const [, toMm = '1'] = /scale\(([\d.]+)\)/.exec(svg) ?? [];
  const frame = `viewBox="${-half} ${-half} ${half * 2} ${half * 2}" width="${wheelPx}" height="${wheelPx}"`;
  const wheel = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${definitions}<use href="#${wheelId}" transform="scale(${toMm})"/></svg>`;
  return { wheel, wheelPx };
}
