import { type Outline, outline } from '../geometry/outline.ts';
import { JEEP_FRONT_2018, type JeepFront } from './jeep-fronts.ts';
import { JEEP_FRONT_BUMPER, jeepSillGuard, jeepTrim } from './jeep-parts.ts';
import type { Corner } from './sketch.ts';
import { seatOutline, steeringWheelOutline } from './sketch-parts.ts';
import type {
  BodyDetail,
  BodyPart,
  Crease,
  JeepShell,
  ReferenceSize,
  SpareWheel,
  TemplateMaker,
  TrimPart,
} from './template.ts';

/** A body with separate fenders: tub, flat hood, trapezoid flares, removable hard top. */
export interface JeepSketch {
  reference: ReferenceSize;
  paint: string;
  doors: 2 | 4;
  /** That of 2018 by default. */
  front?: JeepFront;
  tubRearX: number;
  sillRearX: number;
  /** Rear end of the crease along the doors. */
  creaseRearX: number;
  roofRear: Outline;
  tubRear: Outline;
  roofPanel: Outline;
  glass: Outline[];
  topSeam: Outline;
  tailLamp: Outline;
  rearBumper: BodyPart;
  rearShutLine?: Outline;
  seats: Corner[];
  spare?: SpareWheel;
  bed?: JeepShell['bed'];
  moreCreases?: Crease[];
  trim?: TrimPart[];
}

const BELT = 49.8;
const SILL = 22.4;
const DOOR_FRONT = 27.4;

/** Grows a Jeep template; hood, fenders and screen are those of its generation. */
export function growJeep(sketch: JeepSketch): TemplateMaker {
  return () => ({
    reference: sketch.reference,
    paint: sketch.paint,
    stockDesign: 'ocotillo',
    stockFinish: 'gunmetal',
    levels: { belt: BELT, shoulder: 46.4, low: 31, sill: SILL, hood: 49.6 },
    roofPeakX: 80,
    roofColour: '#26231f',
    archFront: {
      kind: 'trapezoid',
      halfWidth: 21.6,
      frontHalfWidth: 20.4,
      crown: 39.4,
      topShare: 0.72,
      cut: 4,
      bottom: 30,
      hidden: true,
    },
    archRear: {
      kind: 'trapezoid',
      halfWidth: 20.6,
      crown: 39.8,
      topShare: 0.74,
      cut: 4,
      flare: 3,
      flareMaterial: 'black',
    },
    shell: growShell(sketch),
    detail: growDetail(sketch),
  });
}

function frontOf({ front }: JeepSketch): JeepFront {
  return front ?? JEEP_FRONT_2018;
}

function growShell(sketch: JeepSketch): JeepShell {
  return {
    kind: 'jeep',
    tub: [...frontOf(sketch).tub, ...outline('70,73.9,20'), ...sketch.roofRear, ...sketch.tubRear],
    tubFront: outline('26,22.4,1 24,25,1.5 20.4,39.6,2 16,40.8,2 -13.8,40.8,1 -14.2,26.4,0.8'),
    tubRearX: sketch.tubRearX,
    sillFrontX: 24,
    sillRearX: sketch.sillRearX,
    bed: sketch.bed,
    spare: sketch.spare,
  };
}

function growDetail(sketch: JeepSketch): BodyDetail {
  const front = frontOf(sketch);
  return {
    glass: sketch.glass,
    pillars: [],
    streaks: [outline('43,46 49,46 61,76 55,76'), outline('115,46 119,46 131,76 127,76')],
    interior: [...sketch.seats.map(seatOutline), steeringWheelOutline([38.5, 50])],
    shutLines: shutLines(sketch),
    fineLines: [outline('24.6,50 28,50'), sketch.topSeam],
    creases: [
      {
        line: [
          [26, 49],
          [sketch.tubRearX - 2, 49.4],
        ],
        weight: 1.2,
      },
      { line: outline('-12,44.6 22,46.4'), weight: 0.9, opacity: 0.6 },
      {
        line: [
          [28, 33],
          [sketch.creaseRearX, 33],
        ],
        weight: 0.9,
        opacity: 0.8,
      },
      ...(sketch.moreCreases ?? []),
    ],
    planes: [{ outline: outline('-18,43.2 4,43.8,10 26,42 26,38 -18,38'), tone: -0.2 }],
    lamps: [{ kind: 'tail', outline: sketch.tailLamp }],
    frontBumper: JEEP_FRONT_BUMPER,
    rearBumper: sketch.rearBumper,
    cladding: [front.fender, jeepSillGuard(sketch.sillRearX)],
    trim: [...jeepTrim(sketch.doors), ...front.trim, ...(sketch.trim ?? [])],
    horns: [{ material: 'black', outline: outline('-24,27.6 -12,30,1 -8,26.4 -12,23 -24,23.4') }],
    underTrim: [],
    handles: handles(sketch.doors),
    hoodPlane: front.hoodPlane,
    windshield: front.windshield,
    mirror: {
      material: 'black',
      outline: outline('31,52,1.4 30.6,58,1.4 38,58.6,1.6 38.6,52.4,1.4'),
      arm: outline('32.6,53 36,53 34.6,49.6 31,49.6'),
    },
    roofPanel: sketch.roofPanel,
  };
}

function handles(doors: 2 | 4): BodyDetail['handles'] {
  if (doors === 2) return [{ x: 59, y: 45.8, width: 6 }];
  return [
    { x: 52, y: 45.8, width: 6 },
    { x: 86, y: 45.8, width: 6 },
  ];
}

function shutLines(sketch: JeepSketch): Outline[] {
  const four = sketch.doors === 4;
  const x = four ? 62 : 70;
  const d0 = DOOR_FRONT;
  const frontDoor: Outline = [
    [d0, 50.6, 0.6],
    [d0 - 1, 46, 3],
    [d0 - 1, 31, 3],
    [d0 + 2, 25.2, 2.4],
    [x - 4, 25.2, 2.4],
    [x - 1, 28.6, 3],
    [x, 50.2],
  ];
  const rearDoor = outline('62,50.2 61,28.6,3 63,25.2,2 88,25.2,2 92,34,4 95.6,43,3 95.6,50.2');
  return [
    outline('-16,45.4 4,46.8,16 24.6,48.4'),
    outline('14,46.6 14,49.2'),
    frontDoor,
    ...(four ? [rearDoor] : []),
    frontOf(sketch).doorTop,
    ...(sketch.rearShutLine ? [sketch.rearShutLine] : []),
  ];
}
