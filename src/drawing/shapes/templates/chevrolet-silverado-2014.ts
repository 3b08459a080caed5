import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';

/**
 * Silverado 1500 crew cab, 2014 to 2018: a level hood over a flat face, straight shoulder, and wheel
 * openings cut square with flat tops inside a raised square lip.
 */
export const silverado2014Sketch: PickupSketch = {
  reference: {
    wheelbaseIn: 143.5,
    lengthIn: 230,
    heightIn: 74,
    frontOverhangIn: 38.9,
    tireRadiusIn: 15.8,
  },
  paint: '#3f4a3c',
  stockDesign: 'kiva',
  sill: 18,
  belt: 52.2,
  glassBase: { front: 51.6, rear: 53 },
  shoulder: { front: 46.2, rear: 46.8 },
  lowerCrease: 27,
  nose: outline('-34,21 -37.2,26,1 -37.6,31,2 -37.4,44,2 -36.6,48,1.4'),
  hood: outline('-33,49.3,2 -10,51.2,20 12,51.8,4'),
  screen: { foot: [20.4, 52], head: [47.4, 71.8] },
  roof: outline('56,73.4,8 90,74,18'),
  roofRear: [106, 72.6],
  roofThickness: 3.6,
  doors: { front: 24.4, middle: 65.2, rear: 104.8 },
  headlamp: outline('-36.3,47.2,0.4 -24.6,48.4,0.8 -23.6,47,0.6 -25,37.8,0.8 -36.5,36.9,0.4'),
  lampTop: [-24.6, 48.2],
  extraLamps: [{ kind: 'dark', outline: outline('-36.4,40.6 -24.6,41.2 -24.8,40 -36.4,39.4') }],
  tailLamp: outline(`
    180.2,54,0.5 185,53.8,0.6 185.4,46,0.6 185.2,37.6,0.5 181,37.8,0.6 180.2,45,0.6
  `),
  archFront: {
    kind: 'trapezoid',
    halfWidth: 20.2,
    crown: 36.6,
    topShare: 0.84,
    cut: 9,
    knee: 9,
    blister: 4,
    flare: 2.2,
    flareMaterial: 'paint',
  },
  archRear: {
    kind: 'trapezoid',
    halfWidth: 20.6,
    crown: 37.4,
    topShare: 0.84,
    cut: 9,
    knee: 9,
    blister: 4,
    flare: 2.2,
    flareMaterial: 'paint',
  },
  frontBumper: { top: 30.2, bottom: 18.4, valance: 12.6 },
  mirror: { width: 9, height: 6.8 },
  creases: [
    { line: outline('-22,46.6,3 0,47.4,10 110.4,47.8'), weight: 1.6 },
    { line: outline('112,47.8 181,48.4'), weight: 1.6 },
    { line: outline('24,27.4 60,26.6,20 110.4,27.8'), weight: 1.5 },
    { line: outline('170,30.4 184,31'), weight: 0.8 },
  ],
  cabRear: [110.6, 54],
  bedRail: { front: 53.6, rear: 54.2 },
  tailgateX: 185.2,
  tailgateLip: 0.9,
  rearGlass: { topX: 101, rearX: 103.4, rearY: 54.8, footX: 103, topSoft: 1.2, rearSoft: 0.8 },
  rearBumper: { top: 30.6, bottom: 21.4, step: true },
  fuelDoor: { x: 116, y: 40.2, size: 6 },
  step: 'none',
};

export const chevroletSilverado2014 = growPickup(silverado2014Sketch);
