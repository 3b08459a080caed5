import type { VehicleBuild } from '../build.ts';
import { archOutline } from '../geometry/arch.ts';
import { bodyShapeOf } from '../shapes/vehicle-bodies.ts';
import { drawPicture, type Notes } from '../side/picture.ts';
import type { SideScene } from '../side/side-scene.ts';
import { element } from '../svg/element.ts';
import { defineClip } from '../svg/sheet.ts';
import { frontOverhangOf, type VehicleGeometry } from '../vehicle-geometry.ts';
import {
  BEFORE_IN,
  BEHIND_IN,
  DASHES,
  defineGlow,
  HOT,
  type LockSpot,
  type LockView,
  spotMarkup,
} from './lock-parts.ts';

/** The factory tire is drawn as if it just cleared the arch at the bump stop: the travel is on no record. */
const CLEARS_BY_IN = 0.4;

type LockSide = { vehicle: VehicleGeometry; build: VehicleBuild; lit: readonly LockSpot[] };

/**
 * The front of the truck at the bump stop: the new tire, the factory's dashed, and what of the new one is where the
 * fender is. The stop holds the hub at one place of the body, whatever the tire and the lift.
 */
export function drawLockSide({ vehicle, build, lit }: LockSide): LockView {
  const { archFront } = bodyShapeOf(vehicle);
  const factoryIn = vehicle.stockTire.diameterIn;
  const downIn = Math.min(0, factoryIn + CLEARS_BY_IN - archFront.crown);
  const crownIn = archFront.crown + downIn + (build.tire.diameterIn - factoryIn) / 2;
  const drawing = drawPicture(
    {
      vehicle,
      build: { ...build, liftFrontIn: downIn, liftRearIn: downIn },
      options: {
        ...{ id: 'stop', theme: 'page', ghost: false, ground: false, topIn: crownIn + 20 },
        padIn: { left: BEFORE_IN, right: BEHIND_IN - rearTipOf(vehicle), bottom: 2 },
      },
    },
    (scene) => notesOf(scene, { crownIn, isLit: lit.includes('arch') }),
  );
  const { svg, widthPx, heightPx, anchors } = drawing;
  return { svg, widthPx, heightPx, spots: { arch: anchors.frontFenderTop } };
}

function rearTipOf(vehicle: VehicleGeometry): number {
  return vehicle.lengthIn - frontOverhangOf(vehicle);
}

type Stop = { crownIn: number; isLit: boolean };

function notesOf(scene: SideScene, { crownIn, isLit }: Stop): Notes {
  const { sheet } = scene;
  defineGlow(sheet);
  const markup = crossing(scene) + factoryTire(scene) + spotMarkup(sheet, [0, crownIn], isLit);
  return { markup, labels: [] };
}

/** From the hub up, in radii: below it a tire meets the edges of the opening, which the other view shows. */
const CROWN_FROM = 0.62;

/** What of the tire, straight ahead, is where the top of the fender is. */
function crossing(scene: SideScene): string {
  const { sheet, stance, shape, bodyTransform } = scene;
  const { archFront: arch } = shape;
  const hub = stance.stockRadiusIn;
  const opening = archOutline(
    { ...arch, bottomFront: hub, bottomRear: hub },
    { centreX: arch.centreX, hubY: hub },
  );
  const picture = `M0 0H${sheet.widthPx}V${sheet.heightPx}H0Z`;
  const outside = element('path', {
    d: picture + sheet.path(opening),
    'clip-rule': 'evenodd',
    transform: bodyTransform,
  });
  const [width, height] = [sheet.widthPx, sheet.y(hub * (1 + CROWN_FROM))];
  defineClip(sheet, 'past', outside);
  defineClip(sheet, 'crown', element('rect', { width, height, transform: bodyTransform }));
  const tire = element('circle', {
    cx: sheet.x(0),
    cy: sheet.y(stance.radiusIn),
    r: sheet.length(stance.radiusIn),
    fill: HOT,
    'fill-opacity': 0.8,
    stroke: HOT,
    'stroke-width': 1.6,
  });
  const past = element('g', { 'clip-path': sheet.ref('past') }, tire);
  return element('g', { 'clip-path': sheet.ref('crown') }, past);
}

/** The factory's tire at the same hub. */
function factoryTire({ sheet, stance }: SideScene): string {
  return element('circle', {
    cx: sheet.x(0),
    cy: sheet.y(stance.radiusIn),
    r: sheet.length(stance.stockRadiusIn),
    fill: 'none',
    stroke: '#e9c46a',
    'stroke-width': 1.4,
    'stroke-dasharray': DASHES,
  });
}
