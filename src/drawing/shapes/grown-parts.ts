import type { XY } from '../geometry/curve.ts';
import { cyclicAt } from '../geometry/cyclic-at.ts';
import { lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import type { PanelBody } from './body-file.ts';
import type { BodyPart, Lamp, Mirror } from './template.ts';

/** Direction of the windshield and of the front edge of the side glass along it. */
export function screenSlope(body: PanelBody): number {
  const { foot, head } = body.outline.screen;
  return (head[0] - foot[0]) / (head[1] - foot[1]);
}

/** A front seat with its headrest, from the side. */
export function seatOutline([x, y]: XY): Outline {
  return [
    [x, y - 6],
    [x + 1.5, y + 3, 2],
    [x + 3.6, y + 9.6, 1],
    [x + 3.6, y + 10.6, 0.6],
    [x + 2.6, y + 14, 1.6],
    [x + 6, y + 15, 1.6],
    [x + 7, y + 10.5, 0.8],
    [x + 6.2, y + 9.4, 0.8],
    [x + 8.4, y + 8, 1.5],
    [x + 8, y - 6],
  ];
}

export function steeringWheelOutline([x, y]: XY): Outline {
  return [
    [x - 1, y - 5],
    [x + 3.5, y + 6, 1],
    [x + 5, y + 5.6, 1],
    [x + 1.4, y - 5],
  ];
}

/** The sliver of windshield that is visible from the side. */
export function screenOutline(body: PanelBody): Outline {
  const [bx, by] = body.outline.screen.foot;
  const [tx, ty] = body.outline.screen.head;
  return [
    [bx + 0.9, by + 0.2],
    [bx + 2.8, by + 0.2],
    [tx + 1, ty - 1.4, 3],
    [tx + 1.1, ty],
    [tx - 0.8, ty - 0.7, 3],
  ];
}

/** From the lamp along the fender to the foot of the windshield: the hood's shut line. */
export function hoodShutLine(body: PanelBody): Outline {
  const [lx, ly] = body.lamps.headTop;
  const [bx, by] = body.outline.screen.foot;
  return [
    [lx, ly],
    [lx + 4, ly + 1.7, 5],
    [lerp(lx, bx, 0.4), lerp(ly, by, 0.55) + 0.2, 20],
    [bx - 2, by - 1.9, 6],
    [body.doors.front + 1, by - 0.8],
  ];
}

/** A slanted reflection on the side glass. */
export function glassStreak(x: number, width: number, body: PanelBody): Outline {
  const low = body.outline.screen.foot[1] - 4;
  const high = body.reference.heightIn;
  return [
    [x, low],
    [x + width, low],
    [x + width + 13, high],
    [x + 13, high],
  ];
}

/** The hood's upper surface, which reflects the sky. */
export function hoodPlaneOutline(body: PanelBody): Outline {
  const [lx, ly] = body.lamps.headTop;
  const [bx, by] = body.outline.screen.foot;
  const noseTop = cyclicAt(body.outline.nose, -1);
  const lead = cyclicAt(body.outline.hood, 0);
  return [
    [noseTop[0] - 2, lead[1] - 2.4],
    ...body.outline.hood.map(([x, y, soft]) => [x, y + 0.8, soft] as const),
    [bx + 2, by + 0.6],
    [bx + 1, by - 1.9],
    [lerp(lx, bx, 0.4), lerp(ly, by, 0.55) + 0.2, 20],
    [lx + 3, ly + 1.1, 4],
    [lx - 5, ly + 0.6],
  ];
}

/** The black valance below the front bumper. */
export function valancePart(at: {
  tipX: number;
  archX: number;
  bottom: number;
  valance: number;
}): BodyPart {
  const { tipX, archX, bottom, valance } = at;
  return {
    material: 'black',
    outline: [
      [tipX + 2.6, bottom + 1],
      [tipX + 6.4, valance + 1.2, 3],
      [archX - 0.6, valance + 0.3, 1.6],
      [archX + 1.6, bottom + 2.4],
      [archX - 2, bottom + 0.6],
    ],
  };
}

interface MirrorPlace {
  x: number;
  y: number;
  width: number;
  height: number;
  glassBase: number;
  /** Pickups have a slightly larger housing than wagons. */
  heavy: boolean;
}

export function mirrorOutlines(place: MirrorPlace): Pick<Mirror, 'outline' | 'arm'> {
  const { x, y, width, height, glassBase, heavy } = place;
  const big = heavy ? 0.1 : 0;
  return {
    outline: [
      [x + 0.9, y - 0.4, 1.5 + big],
      [x - 0.6 - big, y + height * 0.62, 2 + big * 2],
      [x + 1.1 + big, y + height, 1.6 + big * 2],
      [x + width * 0.96, y + height - 0.1, 0.8 + big],
      [x + width, y - 0.2, 0.8 + big],
      [x + width * 0.6, y - 1, 1.1 + big],
    ],
    arm: [
      [x + 1.5 + big, y + 1],
      [x + 5 + big * 4, y + 1],
      [x + 4.6 + big * 4, glassBase - 1.2],
      [x + 0.4, glassBase - 1.2],
    ],
  };
}

/** What every paneled body has. `peak`: how far back along the roof it is highest. */
export function templateBasics(body: PanelBody, peak: number) {
  return {
    reference: body.reference,
    brightGlassEdge: body.glass.brightEdge,
    paint: body.stock.paint,
    stockDesign: body.stock.wheel,
    stockFinish: body.stock.finish,
    levels: {
      belt: body.levels.belt,
      shoulder: lerp(body.levels.shoulder.front, body.levels.shoulder.rear, 0.5),
      low: body.levels.lowerCrease,
      sill: body.levels.sill,
      hood: Math.max(...body.outline.hood.map((point) => point[1])),
    },
    roofPeakX: lerp(body.outline.screen.head[0], body.outline.roofRear[0], peak),
    archFront: body.arches.front,
    archRear: body.arches.rear,
  };
}

export function sideLamps(body: PanelBody): Lamp[] {
  return [
    { kind: 'head', outline: body.lamps.head },
    ...(body.lamps.more ?? []),
    { kind: 'tail', outline: body.lamps.tail },
  ];
}

/** The shut line of the front door, from the foot of the windshield around to the belt behind it. */
export function frontDoorLine(body: PanelBody, beltY: number): Outline {
  const { front: d0, middle: d1 } = body.doors;
  const { sill } = body.levels;
  const by = body.outline.screen.foot[1];
  const bottom = sill + 1.7;
  return [
    [d0 + 2.6, by + 1.2, 1],
    [d0 + 0.9, by - 3.6, 4],
    [d0, lerp(sill, by, 0.4), 5],
    [d0 + 0.8, bottom + 3, 3],
    [d0 + 4, bottom, 2],
    [d1 - 5, bottom, 2],
    [d1 - 2.2, bottom + 4, 4],
    [d1 - 0.8, lerp(sill, by, 0.5), 8],
    [d1, beltY],
  ];
}
