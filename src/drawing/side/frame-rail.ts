import type { Outline } from '../geometry/outline.ts';
import { frontTipX, rearTipX, type SideScene } from './side-scene.ts';

const RAIL_DEPTH_IN = 6;
const KICK_UP_IN = 4.6;

function railTopOf({ shape }: SideScene): number {
  return shape.levels.sill + 3.2;
}

/** The frame rail with its kick-up over the rear axle. */
export function frameRail(scene: SideScene): { rail: Outline; highlight: Outline } {
  const { shape, stance } = scene;
  const { wheelbaseIn: wb } = stance;
  const top = railTopOf(scene);
  const front = frontTipX(scene) + 7;
  const rear = rearTipX(scene) - (shape.spare ? 12 : 9);
  const end = top + (shape.bed ? 4.6 : 2.5);
  const kicked = top + KICK_UP_IN;
  const depth = RAIL_DEPTH_IN;
  return {
    rail: [
      [front, top + 2, 1],
      [-14, top + 2.5, 6],
      [20, top, 8],
      [wb - 26, top, 8],
      [wb - 8, kicked, 8],
      [wb + 10, kicked, 8],
      [wb + 24, end, 6],
      [rear, end, 1],
      [rear, end - depth * 0.7, 1],
      [wb + 22, end - depth * 0.75, 6],
      [wb + 8, kicked - depth + 1, 8],
      [wb - 8, kicked - depth + 1, 8],
      [wb - 26, top - depth, 8],
      [22, top - depth, 8],
      [-14, top - depth + 2, 6],
      [front, top - depth + 2.5, 1],
    ],
    highlight: [
      [24, top - 0.6],
      [wb - 27, top - 0.6],
    ],
  };
}

interface UnderbodyPart {
  outline: Outline;
  fill: string;
  /** Line weight. */
  line: number;
}

/** A hint of tank, spare, transfer case and skid plate, placed for looks. */
export function underbodyParts(scene: SideScene): {
  shade: Outline;
  behindRail: UnderbodyPart[];
  beforeRail: UnderbodyPart[];
} {
  const { shape, stance } = scene;
  const { rearOverhangIn } = stance;
  const hasUnderbedSpare = shape.bed !== undefined && rearOverhangIn > 40;
  return {
    shade: underbodyShade(scene),
    behindRail: [fuelTank(scene), ...(hasUnderbedSpare ? [underbedSpare(scene)] : [])],
    beforeRail: [transferCase(scene), skidPlate(scene)],
  };
}

function underbodyShade(scene: SideScene): Outline {
  const { sill } = scene.shape.levels;
  const front = frontTipX(scene);
  const rear = rearTipX(scene);
  const { wheelbaseIn: wb } = scene.stance;
  return [
    [front + 9, sill + 6],
    [rear - 10, sill + 6],
    [rear - 12, sill + 5, 3],
    [wb + 20, sill + 3, 3],
    [wb - 18, sill + 1, 3],
    [24, sill - 0.5, 3],
    [-16, sill - 1, 3],
    [front + 10, sill],
  ];
}

function fuelTank(scene: SideScene): UnderbodyPart {
  const top = railTopOf(scene);
  const x = scene.stance.wheelbaseIn * 0.5;
  return {
    fill: '#241f1c',
    line: 0.7,
    outline: [
      [x, top - 3, 1],
      [x + 30, top - 3, 1],
      [x + 28.5, top - 8.4, 2.5],
      [x + 3, top - 8.4, 2.5],
    ],
  };
}

function underbedSpare(scene: SideScene): UnderbodyPart {
  const top = railTopOf(scene);
  const x = scene.stance.wheelbaseIn + scene.stance.rearOverhangIn * 0.5;
  return {
    fill: '#1d1917',
    line: 0.8,
    outline: [
      [x - 13, top + 2, 2],
      [x + 13, top + 2, 2],
      [x + 14.6, top - 0.6, 1.6],
      [x + 13, top - 3.4, 2.4],
      [x - 13, top - 3.4, 2.4],
      [x - 14.6, top - 0.6, 1.6],
    ],
  };
}

function transferCase(scene: SideScene): UnderbodyPart {
  const top = railTopOf(scene);
  const x = scene.stance.wheelbaseIn * 0.25;
  return {
    fill: '#332d29',
    line: 0.7,
    outline: [
      [x, top - 4, 1],
      [x + 13, top - 4, 1],
      [x + 12, top - 9, 2],
      [x + 2, top - 9.5, 2],
    ],
  };
}

function skidPlate(scene: SideScene): UnderbodyPart {
  const top = railTopOf(scene);
  const x = scene.stance.wheelbaseIn * 0.25;
  return {
    fill: '#1b1715',
    line: 0.7,
    outline: [
      [14, top - 4.5, 1],
      [x + 3, top - 5, 1],
      [x, top - 8.6, 2],
      [20, top - 8, 3],
    ],
  };
}
