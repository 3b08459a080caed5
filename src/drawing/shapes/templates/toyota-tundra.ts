import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';

/** Tundra CrewMax, 2022. */
export const toyotaTundra = growPickup({
  reference: {
    wheelbaseIn: 145.7,
    lengthIn: 233.6,
    heightIn: 78,
    frontOverhangIn: 39.2,
    tireRadiusIn: 16.3,
  },
  paint: '#4c5a49',
  stockDesign: 'javelina',
  stockFinish: 'machined',
  sill: 19.8,
  belt: 55.6,
  glassBase: { front: 55.8, rear: 58 },
  shoulder: { front: 48.4, rear: 50.4 },
  lowerCrease: 28.4,
  nose: outline('-33,23 -37.2,28,1 -38,34,3 -37.4,45,4 -35.4,50,2.4'),
  hood: outline('-31,52,4 -6,54.6,20 14,55.4,5'),
  screen: { foot: [22, 55.6], head: [50.8, 76.2] },
  roof: outline('62,77.8,9 95,78.2,18'),
  roofRear: [113, 76.4],
  doors: { front: 26.6, middle: 68.8, rear: 112 },
  headlamp: outline(`
    -37.6,48.4,0.4 -25.6,49.6,0.8 -21.4,48.6,0.6 -24.4,43.6,1 -30.4,43,0.8
    -37.8,43.6,0.4
  `),
  lampTop: [-22.4, 49.2],
  extraLamps: [
    { kind: 'dark', outline: outline('-37.4,41.4,0.4 -31.6,41.8,0.8 -32.6,32.6,0.8 -37.2,32,0.4') },
  ],
  tailLamp: outline(`
    180.4,56.4,0.5 188.8,56.6,0.6 189.2,48,0.6 188.6,39.6,0.6 185.4,40,0.8
    184.8,49.4,0.8 181.4,50.4,0.6
  `),
  archFront: {
    halfWidth: 20.6,
    crown: 38,
    squareness: 3,
    blister: 8,
    flare: 1.6,
    flareMaterial: 'paint',
  },
  archRear: {
    halfWidth: 20.8,
    crown: 39.2,
    squareness: 3,
    blister: 8,
    flare: 1.6,
    flareMaterial: 'paint',
  },
  frontBumper: { material: 'paint', top: 30.4, bottom: 19.8, valance: 13 },
  creases: [
    { line: outline('-20,47.2,4 8,48.2,10 30,46.4,10 70,45'), weight: 1.5 },
    { line: outline('62,49.2 118,50.2'), weight: 1 },
    { line: outline('112,47.6,4 132,50.2,10 160,50.6,10 185,48.8'), weight: 1.5 },
    { line: outline('26,31 56,27.4,16 94,29,12 118,35'), weight: 1.2 },
  ],
  beltDip: { x: 46, y: 54.6 },
  cabRear: [118.6, 58],
  bedRail: { front: 57.8, rear: 59 },
  tailgateX: 189.2,
  tailgateLip: 1.4,
  rearGlass: { topX: 99.6, rearX: 111.4, rearY: 63.2, footX: 109.6, topSoft: 4.4, rearSoft: 0.9 },
  beltKick: 3.4,
  rearBumper: { top: 32, bottom: 23.4 },
});
