import { hex, mix, type Oklch } from '../core/colour.ts';
import { range } from '../core/numbers.ts';
import { polygon, trace } from '../core/path.ts';
import { type Attributes, fill, stroke } from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import type { Wall } from './building.ts';

export interface House {
  /** Metres from the picture's middle to its left corner. */
  left: number;
  stucco: Oklch;
  garageOnLeft: boolean;
}

// Metres. A 7 ft (2.13 m) garage door is the one the shop measures against.
const SIZE = { width: 15, wall: 2.9, roof: 1.7, garage: 4.9, door: 2.13, eave: 0.5 } as const;

/** A one-storey stucco house with a tile roof and a two-car garage. */
export function drawHouse(stage: Stage, wall: Wall, house: House): string {
  const { left, garageOnLeft } = house;
  const garage = garageOnLeft ? left + 0.9 : left + SIZE.width - SIZE.garage - 0.9;
  const rooms = garageOnLeft ? left + SIZE.garage + 2.2 : left + 1;
  return [
    body(stage, wall, house),
    roof(stage, wall, left),
    garageDoor(stage, wall, garage),
    driveway(stage, wall, garage),
    windows(stage, wall, rooms),
  ].join('');
}

function wallTone({ light }: Stage): number {
  return 0.3 + 0.5 * light.front;
}

function body(stage: Stage, wall: Wall, { left, stucco }: House): string {
  const { light } = stage;
  const tone = wallTone(stage);
  const shade: Attributes = { opacity: 0.4 };
  return [
    wall.panel([left, 0, SIZE.width, SIZE.wall], light.paint(stucco, tone + 0.1, 0.05)),
    wall.panel([left, 0, SIZE.width, 0.3], light.paint(stucco, tone * 0.5, 0.05)),
    wall.panel([left, SIZE.wall - 0.45, SIZE.width, SIZE.wall], hex(light.shadow), shade),
  ].join('');
}

function roof(stage: Stage, wall: Wall, left: number): string {
  const { light } = stage;
  const [right, eave, ridge] = [left + SIZE.width, SIZE.wall, SIZE.wall + SIZE.roof];
  const shape = polygon([
    wall.at(left - SIZE.eave, eave),
    wall.at(left + 2.6, ridge),
    wall.at(right - 2.6, ridge),
    wall.at(right + SIZE.eave, eave),
  ]);
  const rows = range(0.12, 0.94, 0.14).map((t) => {
    const [x0, y] = wall.at(left - SIZE.eave + (2.6 + SIZE.eave) * t, eave + SIZE.roof * t);
    const [x1] = wall.at(right + SIZE.eave - (2.6 + SIZE.eave) * t, 0);
    return trace`M${x0} ${y}H${x1}`;
  });
  const tile = light.paint('.56 .075 42', 0.35 + 0.3 * light.front, 0.08);
  const dark = light.paint('.56 .075 42', 0.05, 0.05);
  const fascia = [left - SIZE.eave, eave - 0.16, SIZE.width + 2 * SIZE.eave, eave] as const;
  return [
    fill(shape, tile),
    stroke(rows.join(''), dark, Math.max(0.7, 0.03 * wall.metre), { opacity: 0.55 }),
    wall.panel(fascia, light.paint('.45 .03 55', 0.3)),
  ].join('');
}

function garageDoor(stage: Stage, wall: Wall, left: number): string {
  const { light } = stage;
  const tone = wallTone(stage);
  const panel = light.paint('.72 .030 66', tone, 0.05);
  const joints = range(0.53, 1.6, 0.53).map((height) => {
    const [x, y] = wall.at(left, height);
    return trace`M${x} ${y}h${SIZE.garage * wall.metre}`;
  });
  return [
    wall.panel(
      [left - 0.16, 0, SIZE.garage + 0.32, SIZE.door + 0.16],
      light.paint('.60 .03 60', 0.15),
    ),
    wall.panel([left, 0, SIZE.garage, SIZE.door], panel),
    stroke(joints.join(''), light.paint('.5 .03 60', 0.05), 0.03 * wall.metre, { opacity: 0.6 }),
  ].join('');
}

function driveway(stage: Stage, wall: Wall, left: number): string {
  const { light } = stage;
  const corner = (x: number, z: number) => {
    const [px, py] = stage.project(x, z);
    return [px, py] as const;
  };
  const right = left + SIZE.garage;
  const shape = polygon([
    corner(left, wall.z),
    corner(right, wall.z),
    corner(right + 0.2, 7.2),
    corner(left - 0.2, 7.2),
  ]);
  return fill(shape, light.paint('concrete', 0.72, 0.08));
}

function windows(stage: Stage, wall: Wall, left: number): string {
  const { light } = stage;
  const frame = light.paint('.40 .02 55', 0.25);
  const glass = (share: number) => hex(mix('.42 .04 235', '.83 .10 76', light.lamp * share));
  const pane = (x: number, width: number, share: number) =>
    wall.panel([x - 0.1, 0.9, width + 0.2, 2.35], frame) +
    wall.panel([x, 1, width, 2.25], glass(share)) +
    wall.panel([x + width / 2 - 0.03, 1, 0.06, 2.25], frame);
  const door =
    wall.panel([left + 3, 0, 1.2, 2.35], frame) +
    wall.panel([left + 3.1, 0, 1, 2.25], light.paint('.42 .10 38', 0.4));
  return pane(left + 0.3, 1.9, 0.9) + door + pane(left + 5.2, 1.5, 0.25);
}
