import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';

/** F-150 SuperCrew, 2021. */
export const f150Sketch: PickupSketch = {
  reference: {
    wheelbaseIn: 145.4,
    lengthIn: 231.7,
    heightIn: 77.2,
    frontOverhangIn: 37.4,
    tireRadiusIn: 16.05,
  },
  paint: '#2c5075',
  stockDesign: 'javelina',
  sill: 19,
  belt: 55.6,
  glassBase: { front: 56, rear: 57.4 },
  shoulder: { front: 47.2, rear: 49 },
  lowerCrease: 27.4,
  nose: outline('-31.5,22 -35.4,27.5,1 -36.2,33,2 -36.2,45,2 -35.4,50.2,1.2'),
  hood: outline('-32.2,51.8,2 -8,54,22 18,55,4'),
  screen: { foot: [23.6, 55.2], head: [50.8, 75.6] },
  roof: outline('61,77,8 95,77.5,18'),
  roofRear: [113, 76],
  doors: { front: 26.6, middle: 69, rear: 112 },
  headlamp: outline(`
    -36.2,48.6,0.5 -24.6,49.4,0.8 -22.6,47.4,0.8 -23.6,44,0.8 -28.8,43.6,0.8 -28.4,38.4,0.6
    -24.6,38.2,0.6 -25.2,35.6,0.6 -36.2,35.6,0.5
  `),
  lampTop: [-23.6, 49.2],
  tailLamp: outline(`
    179.4,56.2,0.6 189.2,55.8,0.6 189.5,47,0.8 189,40,0.6 184,40.2,0.6 183.6,50.4,0.8 180,51,0.6
  `),
  archFront: {
    halfWidth: 19.8,
    crown: 36.9,
    squareness: 2.9,
    blister: 6,
    flare: 1.4,
    flareMaterial: 'paint',
  },
  archRear: {
    halfWidth: 20,
    crown: 38.3,
    squareness: 2.9,
    blister: 6,
    flare: 1.4,
    flareMaterial: 'paint',
  },
  creases: [
    { line: outline('-21,45.6,4 0,46.8,20 117.6,48.4'), weight: 1.1 },
    { line: outline('119.5,48.4 185,49.2'), weight: 1.1 },
    { line: outline('24,28.2 60,27,20 117.6,29.6'), weight: 1 },
    { line: outline('168,31.6 186,32.4'), weight: 0.8 },
    { line: outline('29,52.6 50,52.6,6 60,55.2,6 117.6,56'), weight: 0.7, opacity: 0.55 },
    { line: outline('120,56 186,57'), weight: 0.7, opacity: 0.5 },
  ],
  beltDip: { x: 51, y: 53.7 },
  cabRear: [118, 57],
  bedRail: { front: 57.8, rear: 58.6 },
  tailgateX: 189.6,
  rearGlass: { topX: 104.6, rearX: 109.8, rearY: 59, footX: 109, topSoft: 2, rearSoft: 0.9 },
};

export const fordF150 = growPickup(f150Sketch);
