import type { VehicleBuild } from '../build.ts';
import { frontStanceOf } from '../front/front-stance.ts';
import { bodyShapeOf } from '../shapes/vehicle-bodies.ts';
import { element } from '../svg/element.ts';
import { drawingRoot } from '../svg/root.ts';
import { createSheet, type Sheet } from '../svg/sheet.ts';
import { frontOverhangOf, type VehicleGeometry } from '../vehicle-geometry.ts';
import {
  anchorOf,
  BEFORE_IN,
  BEHIND_IN,
  DASHES,
  defineGlow,
  HOT,
  type LockSpot,
  type LockView,
  lockDegrees,
  spotMarkup,
} from './lock-parts.ts';

const MM_PER_IN = 25.4;
/** From the hub's face to the steering axis, at the height of the hub: the middle of what trucks have. */
const AXIS_TO_HUB_MM = 105;
const SCALE = 5;
const SKIN_IN = 2;
const INBOARD_IN = 20;
const OUTBOARD_IN = 9;

type LockPlan = { vehicle: VehicleGeometry; build: VehicleBuild; lit: readonly LockSpot[] };

/** Everything in inches: x behind the front axle, z outward from the middle of the truck. */
type Plan = {
  sheet: Sheet;
  bodyIn: number;
  noseIn: number;
  openingIn: { front: number; rear: number };
  /** The steering axis. */
  axisIn: number;
  factory: Tire;
  own: Tire;
  lit: readonly LockSpot[];
};

/** Where the tire's middle is outward of the steering axis. */
type Tire = { radiusIn: number; sectionIn: number; outIn: number };

/** The left front tire from above, turned both ways, with the body's skin; outboard is down. */
export function drawLockPlan({ vehicle, build, lit }: LockPlan): LockView {
  const plan = planOf({ vehicle, build, lit });
  const { sheet, own, factory } = plan;
  defineGlow(sheet);
  defineHatch(sheet);
  const spots = spotsOf(plan);
  const circles =
    circle(plan, cornerIn(factory), { stroke: 'var(--tk-ghost,#8a6a12)', dashed: true }) +
    circle(plan, cornerIn(own), { stroke: HOT });
  const dots = Object.entries(spots).map(([name, at]) =>
    spotMarkup(sheet, at, lit.includes(name as LockSpot)),
  );
  const layers = [unrecorded(plan), skin(plan), tires(plan), circles, axis(plan), ...dots];
  const { widthPx, heightPx } = sheet;
  return {
    svg: drawingRoot(sheet, layers.join('')),
    widthPx,
    heightPx,
    spots: Object.fromEntries(
      Object.entries(spots).map(([name, at]) => [name, anchorOf(sheet, at)]),
    ),
  };
}

function planOf({ vehicle, build, lit }: LockPlan): Plan {
  const stance = frontStanceOf(vehicle, build);
  const { archFront } = bodyShapeOf(vehicle);
  const bodyIn = vehicle.widthIn / 2;
  const middleIn = stance.stockTrackIn / 2;
  const axisIn = stance.hubFaceIn - AXIS_TO_HUB_MM / MM_PER_IN;
  const noseIn = -frontOverhangOf(vehicle);
  const own = {
    radiusIn: stance.radiusIn,
    sectionIn: stance.sectionIn,
    outIn: stance.trackIn / 2 - axisIn,
  };
  const frame = {
    leftIn: noseIn - BEFORE_IN,
    rightIn: BEHIND_IN,
    topIn: INBOARD_IN - middleIn,
    bottomIn: -Math.max(bodyIn + OUTBOARD_IN, axisIn + cornerIn(own) + 1),
  };
  return {
    sheet: createSheet('plan', SCALE, frame),
    bodyIn,
    noseIn,
    openingIn: {
      front: -(archFront.frontHalfWidth ?? archFront.halfWidth),
      rear: archFront.halfWidth,
    },
    axisIn,
    factory: {
      radiusIn: stance.stockRadiusIn,
      sectionIn: stance.stockSectionIn,
      outIn: middleIn - axisIn,
    },
    own,
    lit,
  };
}

/** The circle of the outer corners around the steering axis. */
function cornerIn({ radiusIn, sectionIn, outIn }: Tire): number {
  return Math.hypot(radiusIn, outIn + sectionIn / 2);
}

type Spot = readonly [x: number, y: number];

/** From the truck's middle outward is down the picture. */
const at = (x: number, z: number, soft = 0) => [x, -z, soft] as const;

function spotsOf({ own, axisIn, bodyIn }: Plan): Record<'front' | 'rear' | 'inside', Spot> {
  const reachIn = cornerIn(own);
  const skinIn = bodyIn - SKIN_IN / 2 - axisIn;
  // Where the circle does not come out to the skin, its widest place.
  const outIn = Math.min(skinIn, reachIn * 0.5);
  const alongIn = Math.sqrt(reachIn ** 2 - outIn ** 2);
  const [, inside] = inwardCorners(own);
  return {
    front: [-alongIn, -axisIn - outIn],
    rear: [alongIn, -axisIn - outIn],
    inside: [inside[0], -axisIn - inside[1]],
  };
}

/** The inner corners of the tire turned in, the most inboard one last. */
function inwardCorners(tire: Tire): [readonly [number, number], readonly [number, number]] {
  const [one, , , other] = corners(tire, lockDegrees);
  return one[1] > other[1] ? [one, other] : [other, one];
}

type Corner = readonly [x: number, z: number];

function corners(
  { radiusIn, sectionIn, outIn }: Tire,
  degrees: number,
): [Corner, Corner, Corner, Corner] {
  const turn = (degrees * Math.PI) / 180;
  const [inner, outer] = [outIn - sectionIn / 2, outIn + sectionIn / 2];
  const turned = (x: number, z: number): Corner => [
    x * Math.cos(turn) - z * Math.sin(turn),
    x * Math.sin(turn) + z * Math.cos(turn),
  ];
  return [
    turned(-radiusIn, inner),
    turned(-radiusIn, outer),
    turned(radiusIn, outer),
    turned(radiusIn, inner),
  ];
}

function tires(plan: Plan): string {
  return [-lockDegrees, lockDegrees].map((degrees) => tireAt(plan, degrees)).join('');
}

function tireAt({ sheet, axisIn, own, factory }: Plan, degrees: number): string {
  const outline = (tire: Tire) =>
    sheet.path(corners(tire, degrees).map(([x, z]) => at(x, axisIn + z, 1.4)));
  const tire = element('path', {
    d: outline(own),
    fill: '#26282b',
    'fill-opacity': degrees > 0 ? 0.82 : 0.28,
    stroke: '#8b8f93',
    'stroke-width': 1.2,
  });
  const factoryTire = element('path', {
    d: outline(factory),
    fill: 'none',
    stroke: '#e9c46a',
    'stroke-width': 1.3,
    'stroke-dasharray': DASHES,
  });
  return tire + factoryTire;
}

type Line = { stroke: string; dashed?: boolean };

function circle({ sheet, axisIn }: Plan, radiusIn: number, { stroke, dashed }: Line): string {
  return element('circle', {
    cx: sheet.x(0),
    cy: sheet.y(-axisIn),
    r: sheet.length(radiusIn),
    fill: 'none',
    stroke,
    'stroke-width': 1.3,
    'stroke-dasharray': dashed ? DASHES : undefined,
  });
}

function axis({ sheet, axisIn }: Plan): string {
  return element('circle', {
    cx: sheet.x(0),
    cy: sheet.y(-axisIn),
    r: 4,
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 1.6,
    'stroke-dasharray': '2 2',
  });
}

/** The body's side, a thin strip with the wheel opening, rounded to the bumper. */
function skin({ sheet, bodyIn, noseIn, openingIn: { front, rear } }: Plan): string {
  const innerIn = bodyIn - SKIN_IN;
  const roundIn = bodyIn - INBOARD_IN;
  const nose = [
    at(noseIn, 0),
    at(noseIn, roundIn, 8),
    at(noseIn + 7, bodyIn, 9),
    at(front, bodyIn),
    at(front, innerIn),
    at(noseIn + 8, innerIn, 7),
    at(noseIn + 2, roundIn, 6),
    at(noseIn + 2, 0),
  ];
  const side = [
    at(rear, bodyIn),
    at(BEHIND_IN + 2, bodyIn),
    at(BEHIND_IN + 2, innerIn),
    at(rear, innerIn),
  ];
  return element('path', {
    d: sheet.path(nose) + sheet.path(side),
    fill: 'currentColor',
    'fill-opacity': 0.4,
    stroke: 'currentColor',
    'stroke-width': 1.2,
  });
}

/** Liner, arm, frame and mounts are on no record: hatched. */
function unrecorded({ sheet, bodyIn, noseIn, openingIn: { front, rear } }: Plan): string {
  const innerIn = bodyIn - SKIN_IN;
  const box = (from: number, to: number) =>
    sheet.path([at(from, 0), at(from, innerIn), at(to, innerIn), at(to, 0)]);
  return element('path', {
    d: box(noseIn + 4, front) + box(rear, BEHIND_IN + 2),
    fill: sheet.ref('hatch'),
  });
}

function defineHatch(sheet: Sheet): void {
  const line = element('path', {
    d: 'M0 0V9',
    stroke: 'currentColor',
    'stroke-opacity': 0.35,
    'stroke-width': 1.4,
  });
  sheet.define(
    element(
      'pattern',
      {
        id: sheet.name('hatch'),
        width: 9,
        height: 9,
        patternUnits: 'userSpaceOnUse',
        patternTransform: 'rotate(45)',
      },
      line,
    ),
  );
}
