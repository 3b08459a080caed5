import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';

/** Ram Quad Cab, 2002: fenders hung below a tall hood, and a short rear door that opens forward. */
const sketch: PickupSketch = {
  reference: {
    wheelbaseIn: 140.5,
    lengthIn: 227.7,
    heightIn: 76.8,
    frontOverhangIn: 36.4,
    tireRadiusIn: 15.8,
  },
  paint: '#1f2f52',
  stockDesign: 'tinaja',
  stockFinish: 'chrome',
  sill: 18.8,
  belt: 54.4,
  glassBase: { front: 53, rear: 56.4 },
  shoulder: { front: 46.6, rear: 48 },
  lowerCrease: 27,
  nose: outline('-30.4,21.6 -34.2,27,1 -34.8,32,3 -33.6,42,5 -31.6,49.6,3'),
  hood: outline('-27.6,52.4,5 -10,54.8,14 10,55.6,6'),
  screen: { foot: [19, 55.4], head: [47.2, 74.4], bulge: 0.9 },
  roof: outline('60,76.8,11 78,76.9,14'),
  roofRear: [101, 73.2],
  roofThickness: 3.8,
  doors: { front: 24, middle: 66.4, rear: 100.6 },
  headlamp: outline(
    '-34.2,43.6,1.6 -27,45,2 -22.4,43.6,1.4 -23.8,37.2,2 -28.6,35.8,1.8 -34.8,36.4,1',
  ),
  lampTop: [-22.8, 44.4],
  tailLamp: outline('181.8,56.6,0.8 186.6,56,1 187.2,46,1 186.2,39.4,0.8 182,39.8,0.8'),
  archFront: { halfWidth: 19.8, crown: 36.6, squareness: 2.02, blister: 10 },
  archRear: { halfWidth: 20, crown: 37.8, squareness: 2.02, blister: 10 },
  frontBumper: { top: 29.6, bottom: 18.8, valance: 13 },
  mirror: { width: 8.8, height: 7 },
  hoodLine: outline('-22.8,44.4 -18,45.8,5 -6,46.6,12 8,47,10 18,49.6,6 24.4,54.4'),
  hoodPlane: outline(`
    -34.6,46 -27.6,53.2,5 -10,55.6,14 21,56.4 22,53.4 10,48,8 -6,47.4,12 -18,46.6,4 -28,46.4
  `),
  creases: [
    { line: outline('-20,43.8,4 -4,45.2,14 16,44,10 24,41.6'), weight: 1.5 },
    { line: outline('24,45.4 66,45.2,20 106,47.4'), weight: 1 },
    { line: outline('109,47.4 183,48.6'), weight: 1 },
    { line: outline('23,29 54,26.6,20 106,29.4'), weight: 1 },
  ],
  cabRear: [106.8, 57.4],
  bedRail: { front: 57.4, rear: 58.8 },
  tailgateX: 187.2,
  tailgateLip: 0.6,
  panes: [
    outline(`
      23.4,53,0.6 26.6,54.8,0.8 51,71.4,6,0.3 70,73.2,18 86.6,72.2,4.4 97.4,61.4,1.6
      96.2,58.4,1.2 74,55.6,10
    `),
  ],
  rearBumper: { top: 31, bottom: 22.2 },
  step: 'none',
};

export const dodgeRam1500 = growPickup(sketch);

/** The same body on the heavier chassis: higher sills, towing mirrors, lips on the openings. */
export const dodgeRam2500 = growPickup({
  ...sketch,
  reference: { ...sketch.reference, heightIn: 77.4 },
  paint: '#d8d2c4',
  stockDesign: 'arroyo',
  sill: 20.4,
  archFront: { ...sketch.archFront, crown: 37.6, blister: 7, flare: 1.4, flareMaterial: 'paint' },
  archRear: { ...sketch.archRear, crown: 38.8, blister: 7, flare: 1.4, flareMaterial: 'paint' },
  frontBumper: { top: 31, bottom: 20, valance: 16.4 },
  mirror: { y: 55.8, width: 8.2, height: 10.4, split: true },
});
