import type { Point } from '../core/numbers.ts';
import { polygon } from '../core/path.ts';
import { type Attributes, type Box, fill, rect } from '../core/svg.ts';
import type { Stage } from '../stage.ts';

/** A wall across the picture, z metres behind the truck: boxes in metres become rectangles. */
export interface Wall {
  z: number;
  /** Pixels per metre on the wall. */
  metre: number;
  at(x: number, height: number): Point;
  /** left, bottom, width, top in metres. */
  box(left: number, bottom: number, width: number, top: number): Box;
  panel(box: readonly [number, number, number, number], paint: string, more?: Attributes): string;
}

export function createWall(stage: Stage, z: number): Wall {
  const at = (x: number, height: number) => stage.projectHigh(x, height, z);
  function box(left: number, bottom: number, width: number, top: number): Box {
    const [[x0, y0], [x1, y1]] = [at(left, top), at(left + width, bottom)];
    return [x0, y0, x1 - x0, y1 - y0];
  }
  return {
    z,
    metre: stage.project(0, z)[2],
    at,
    box,
    panel: (size, paint, more) => rect(box(...size), paint, more),
  };
}

type Corner = readonly [x: number, height: number, z: number];

/** A flat four-cornered face anywhere in the room. */
export function face(stage: Stage, corners: readonly Corner[], paint: string, more?: Attributes) {
  return fill(polygon(corners.map((corner) => stage.projectHigh(...corner))), paint, more);
}
