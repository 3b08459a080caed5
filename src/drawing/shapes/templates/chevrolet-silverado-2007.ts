import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';

/**
 * Silverado 1500 crew cab, 2007 to 2013: low rounded nose under a raked windshield, swollen fenders
 * with wide lips, hardly a crease between them.
 */
export const silverado2007Sketch: PickupSketch = {
  reference: {
    wheelbaseIn: 143.5,
    lengthIn: 230.2,
    heightIn: 73.8,
    frontOverhangIn: 39.3,
    tireRadiusIn: 15.8,
  },
  paint: '#5d6b7a',
  stockDesign: 'mesa',
  sill: 18.2,
  belt: 51,
  glassBase: { front: 50.6, rear: 51.8 },
  shoulder: { front: 44, rear: 45 },
  lowerCrease: 25.4,
  nose: outline('-33,21 -37,26,1 -37.6,31,3 -36.9,39,6 -34.6,43.6,3'),
  hood: outline('-30.6,46,5 -8,49.4,22 12,50.4,5'),
  screen: { foot: [18.8, 50.6], head: [48.6, 71.4], bulge: 0.7 },
  roof: outline('62,73.4,12 86,73.8,18'),
  roofRear: [105, 72],
  roofThickness: 3.2,
  doors: { front: 23.4, middle: 64.8, rear: 104.4 },
  headlamp: outline(`
    -35.4,43.8,0.8 -29.4,45.6,1.4 -22.8,45.4,1 -23.4,42,1.4 -28.6,35.4,1.6 -36.2,34.9,0.8
  `),
  lampTop: [-24, 45.4],
  extraLamps: [
    {
      kind: 'amber',
      outline: outline('-28.4,40,0.5 -24.9,41.8,0.5 -28.8,36.2,0.6 -31.2,36,0.5'),
    },
  ],
  tailLamp: outline(`
    181.6,53.4,0.6 184.9,53.2,0.8 185.6,44,0.8 185.2,34.8,0.8 182.6,35.4,1 181.4,44,1.4
  `),
  archFront: {
    halfWidth: 20.2,
    crown: 36.8,
    squareness: 2.75,
    blister: 9,
    flare: 2.6,
    flareMaterial: 'paint',
  },
  archRear: {
    halfWidth: 20.6,
    crown: 37.6,
    squareness: 2.75,
    blister: 9,
    flare: 2.6,
    flareMaterial: 'paint',
  },
  frontBumper: { top: 30.6, bottom: 19, valance: 13 },
  mirror: { width: 9.4, height: 6.6, material: 'black' },
  creases: [
    { line: outline('-20,43.4,4 4,44.6,12 110,45.4'), weight: 0.9, opacity: 0.8 },
    { line: outline('112,45.4 181,46'), weight: 0.9, opacity: 0.8 },
    { line: outline('26,25.8 60,24.8,20 110,26'), weight: 0.9 },
    { line: outline('169,29.6 184,30.4'), weight: 0.7 },
  ],
  cabRear: [110.4, 53.4],
  bedRail: { front: 52.8, rear: 53.6 },
  tailgateX: 185.2,
  tailgateLip: 0.3,
  railCap: 'black',
  rearGlass: { topX: 97.4, rearX: 102.4, rearY: 54.4, footX: 101, topSoft: 3.2, rearSoft: 2 },
  rearBumper: { top: 30.4, bottom: 21.4 },
  fuelDoor: { x: 117, y: 41.4, size: 6.4 },
};

export const chevroletSilverado2007 = growPickup(silverado2007Sketch);
