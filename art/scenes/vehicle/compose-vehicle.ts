import { hex } from '../core/colour.ts';
import { polygon, tenths, trace } from '../core/path.ts';
import { type Box, element, ellipse, fill, group, radialGradient, rect } from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import { darkenedShadow, gradeLayers, rimLight } from './grade-vehicle.ts';
import { headlampBeam } from './lamps.ts';
import { middleOf, type SceneVehicle } from './scene-vehicle.ts';

export interface Placing {
  vehicle: SceneVehicle;
  /** Picture x of its middle and y of the ground under its tires. */
  x: number;
  groundY: number;
  /** Names its ids; one per vehicle in the picture. */
  name: string;
  /** Degrees, nose up positive. */
  tilt?: number;
  /** 0…1 on the lower third. */
  dust?: number;
  shadow?: boolean;
  lights?: boolean;
}

/** A placed vehicle: millimetres to pixels and the box around it. */
export interface Placed extends Required<Omit<Placing, 'vehicle'>> {
  vehicle: SceneVehicle;
  /** Pixels per millimetre. */
  size: number;
  box: Box;
  /** Picture position of a point in the vehicle's millimetres. */
  at: (x: number, y: number) => readonly [number, number];
}

/** Puts a vehicle on the ground: shadow, far tires, body graded by the light, rim, lamps. */
export function composeVehicle(stage: Stage, placing: Placing): string {
  const placed = place(stage, placing);
  defineBody(stage, placed);
  return [
    placed.shadow ? castShadow(stage, placed) : '',
    placed.tilt === 0 ? farTires(stage, placed) : '',
    group(
      { transform: placed.tilt ? turn(placed) : undefined },
      gradeLayers(stage, placed),
      rimLight(stage, placed),
    ),
    placed.lights && stage.light.lamp > 0.3 ? headlampBeam(stage, placed) : '',
  ].join('');
}

function place(stage: Stage, placing: Placing): Placed {
  const { vehicle, x, groundY } = placing;
  const size = stage.scale / 1000;
  const [width, height] = [(vehicle.x1 - vehicle.x0) * size, -vehicle.top * size];
  const middle = middleOf(vehicle);
  return {
    tilt: 0,
    dust: 0.5,
    shadow: true,
    lights: true,
    ...placing,
    size,
    box: [x - width / 2, groundY - height, width, height],
    at: (px, py) => [x + (px - middle) * size, groundY + py * size],
  };
}

function turn({ tilt, x, groundY }: Placed): string {
  return trace`rotate(${tilt} ${x} ${groundY})`;
}

/** The drawing once in millimetres, once on the picture, once as a mask. */
function defineBody(stage: Stage, { vehicle, name, x, groundY, size, box }: Placed) {
  const move = trace`translate(${x} ${groundY})`;
  const scale = `scale(${size.toFixed(5)}) translate(${-middleOf(vehicle)} 0)`;
  const drawing = stage.id(`${name}Drawing`);
  const body = stage.id(name);
  const white = element('use', { href: `#${body}`, filter: stage.url('white') });
  const region = { maskUnits: 'userSpaceOnUse', ...boxAround(box) };
  stage.define(
    element('g', { id: drawing }, vehicle.svg) +
      element('g', { id: body }, use(drawing, `${move} ${scale}`)) +
      element('mask', { id: stage.id(`${name}Mask`), ...region }, white),
  );
}

function use(id: string, transform: string): string {
  return element('use', { href: `#${id}`, transform });
}

/** The vehicle's box with room for mirrors, racks and rim light, as attributes. */
export function boxAround([x, y, width, height]: Box) {
  return {
    x: tenths(x - width * 0.06),
    y: tenths(y - height * 0.25),
    width: tenths(width * 1.12),
    height: tenths(height * 1.5),
  };
}

/** Near and far plane of the body, sheared along the sun, and the dark between them. */
function castShadow(stage: Stage, placed: Placed): string {
  const { name, x, groundY, box, size, vehicle } = placed;
  const metres = (x - stage.width / 2) / stage.scale;
  const [dx, dz] = stage.shadow;
  const [tipX, tipY] = stage.project(metres + dx, dz);
  const lean = [(tipX - x) / stage.scale, (tipY - groundY) / stage.scale] as const;
  const [farX, farY, farScale] = stage.project(metres, 1.75);
  const shrink = farScale / stage.scale;
  const plane = (px: number, py: number, k: number) => {
    const [a, c, d] = [size * k, -lean[0] * size * k, -lean[1] * size * k].map((v) => v.toFixed(5));
    const origin = trace`${px} ${py}`;
    const matrix = `matrix(${a} 0 ${c} ${d} ${origin}) translate(${-middleOf(vehicle)} 0)`;
    return use(stage.id(`${name}Drawing`), matrix);
  };
  const half = box[2] * 0.46;
  const floor = polygon([
    [x - half, groundY],
    [x + half, groundY],
    [farX + half * shrink, farY],
    [farX - half * shrink, farY],
  ]);
  defineShadow(stage, name);
  const flat = { filter: stage.url(`${name}Shadow`), opacity: stage.light.shadowOpacity };
  return (
    group(flat, plane(farX, farY, shrink), plane(x, groundY, 1), fill(floor, '#000')) +
    ellipse([x, (groundY + farY) / 2], [box[2] * 0.47, Math.max(3, (groundY - farY) * 0.62)], {
      fill: stage.url(`${name}Contact`),
    })
  );
}

function defineShadow(stage: Stage, name: string) {
  const { horizon, width, height, light } = stage;
  const region = { x: 0, y: tenths(horizon), width, height: tenths(height - horizon) };
  const deep = darkenedShadow(stage, 0.08);
  stage.define(
    element(
      'filter',
      { id: stage.id(`${name}Shadow`), filterUnits: 'userSpaceOnUse', ...region },
      element('feFlood', { 'flood-color': hex(light.shadow) }),
      element('feComposite', { in2: 'SourceAlpha', operator: 'in' }),
    ) +
      radialGradient(stage.id(`${name}Contact`), [
        [0, deep, 0.9],
        [0.7, darkenedShadow(stage, 0.06), 0.55],
        [1, hex(light.shadow), 0],
      ]),
  );
}

function farTires(stage: Stage, { vehicle, at, size }: Placed): string {
  return vehicle.wheels
    .map(({ x, r }) => {
      const metres = (at(x, 0)[0] - stage.width / 2) / stage.scale;
      const [px, py] = stage.project(metres, 1.55);
      const half = r * size * 0.8;
      return fill(
        trace`M${px - half} ${py}a${half} ${r * size * 0.9} 0 0 1 ${half * 2} 0z`,
        '#14110f',
      );
    })
    .join('');
}

/** A plain rectangle over the vehicle's box, for its tint layers. */
export function coat(box: Box, paint: string, more: Record<string, string | number> = {}): string {
  const [x, y, width, height] = box;
  const around: Box = [x - width * 0.06, y - height * 0.25, width * 1.12, height * 1.5];
  return rect(around, paint, more);
}
