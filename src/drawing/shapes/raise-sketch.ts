import { type Outline, shift } from '../geometry/outline.ts';
import type { PickupSketch } from './pickup-sketch.ts';
import type { Corner } from './sketch.ts';
import type { TemplateArch } from './template.ts';

/**
 * The same cab and bed on a frame `byIn` inches taller: heavy-duty trucks share their cab with the
 * light ones. Bumpers, mirrors and trim stay where they were: a heavy truck has its own.
 */
export function raiseSketch(sketch: PickupSketch, byIn: number): PickupSketch {
  const up = (points: Outline) => shift(points, [0, byIn]);
  const corner = ([x, y]: Corner): Corner => [x, y + byIn];
  const arch = (opening: TemplateArch) => ({ ...opening, crown: opening.crown + byIn });
  const { screen, rearGlass, fuelDoor } = sketch;
  return {
    ...sketch,
    ...raisedLevels(sketch, byIn),
    nose: up(sketch.nose),
    hood: up(sketch.hood),
    screen: { ...screen, foot: corner(screen.foot), head: corner(screen.head) },
    roof: up(sketch.roof),
    roofRear: corner(sketch.roofRear),
    cabRear: corner(sketch.cabRear),
    headlamp: up(sketch.headlamp),
    lampTop: corner(sketch.lampTop),
    extraLamps: sketch.extraLamps?.map((lamp) => ({ ...lamp, outline: up(lamp.outline) })),
    tailLamp: up(sketch.tailLamp),
    archFront: arch(sketch.archFront),
    archRear: arch(sketch.archRear),
    creases: sketch.creases.map((crease) => ({ ...crease, line: up(crease.line) })),
    rearGlass: rearGlass && { ...rearGlass, rearY: rearGlass.rearY + byIn },
    fuelDoor: fuelDoor && { ...fuelDoor, y: fuelDoor.y + byIn },
  };
}

function raisedLevels(sketch: PickupSketch, byIn: number) {
  const { sill, belt, glassBase, shoulder, lowerCrease, bedRail } = sketch;
  return {
    sill: sill + byIn,
    belt: belt + byIn,
    lowerCrease: lowerCrease + byIn,
    glassBase: { front: glassBase.front + byIn, rear: glassBase.rear + byIn },
    shoulder: { front: shoulder.front + byIn, rear: shoulder.rear + byIn },
    bedRail: { front: bedRail.front + byIn, rear: bedRail.rear + byIn },
  };
}
