import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';

/** Ranger, 2024. */
export const fordRanger2024 = growPickup({
  reference: {
    wheelbaseIn: 128.7,
    lengthIn: 210.6,
    heightIn: 74.4,
    frontOverhangIn: 34.3,
    tireRadiusIn: 15.55,
  },
  paint: '#7c8a8f',
  stockDesign: 'mesa',
  sill: 19.5,
  belt: 52.6,
  glassBase: { front: 52.2, rear: 54.8 },
  shoulder: { front: 45.2, rear: 48 },
  lowerCrease: 28,
  nose: outline('-28.5,21 -32.2,26.5,1 -32.8,32,3 -32.4,43,4 -31.2,47,1.8'),
  hood: outline('-28,48.6,3 -4,51.2,22 14,52.4,4'),
  screen: { foot: [19.4, 53], head: [44.8, 72.8] },
  roof: outline('54,74.2,7 84,74.6,16'),
  roofRear: [99.8, 73.2],
  doors: { front: 24.6, middle: 61.4, rear: 99.8 },
  headlamp: outline(`
    -33,45.8,0.6 -22.6,46.8,1 -21.4,44.4,1 -23.4,38.4,1.2 -26.4,38.2,0.8 -33,38.6,0.5
  `),
  lampTop: [-22, 46.6],
  tailLamp: outline(`
    166.6,54,0.5 171.5,53.6,0.6 171.9,45,0.8 171.3,38.4,0.6 168.6,38.8,0.6 168.4,47,0.8
    166.8,47.4,0.6
  `),
  archFront: {
    halfWidth: 18.9,
    crown: 36,
    squareness: 2.9,
    blister: 5,
    flare: 1.7,
    flareMaterial: 'black',
  },
  archRear: {
    halfWidth: 19.2,
    crown: 37.2,
    squareness: 2.9,
    blister: 5,
    flare: 1.7,
    flareMaterial: 'black',
  },
  frontBumper: { material: 'paint', top: 29, bottom: 20, valance: 13.6 },
  mirror: { width: 8, height: 6.4, material: 'black' },
  creases: [
    { line: outline('-20,44.4,4 10,45.6,10 106,47.6'), weight: 1.2 },
    { line: outline('108,47.6 168,48.6'), weight: 1.2 },
    { line: outline('26,29 70,27.6,16 106,31'), weight: 1 },
    { line: outline('150,32 170,33'), weight: 0.8 },
  ],
  cabRear: [106.4, 55.6],
  bedRail: { front: 55.4, rear: 56.4 },
  tailgateX: 172,
  tailgateLip: 1,
  rearGlass: { topX: 93.4, rearX: 97.8, rearY: 57.4, footX: 96.8, topSoft: 1.8, rearSoft: 0.9 },
  beltKick: 1.4,
  rearBumper: { material: 'black', top: 31.5, bottom: 23.5 },
});
