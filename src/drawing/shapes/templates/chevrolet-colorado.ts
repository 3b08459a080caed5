import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';

/** Colorado crew cab, 2023. */
export const coloradoSketch: PickupSketch = {
  reference: {
    wheelbaseIn: 131.4,
    lengthIn: 213,
    heightIn: 71.9,
    frontOverhangIn: 34.6,
    tireRadiusIn: 15.8,
  },
  paint: '#b8742c',
  stockDesign: 'kiva',
  stockFinish: 'gunmetal',
  sill: 19,
  belt: 51,
  glassBase: { front: 50.2, rear: 53 },
  shoulder: { front: 43.6, rear: 46 },
  lowerCrease: 27.5,
  nose: outline('-28.5,21 -32.8,26,1 -33.4,31,3 -33,42,4 -31.8,45.8,2'),
  hood: outline('-28.4,47.6,3 -2,49.8,22 16,50.6,4'),
  screen: { foot: [21, 51.2], head: [47.8, 70] },
  roof: outline('58,71.6,9 84,72,16'),
  roofRear: [101.4, 70.2],
  doors: { front: 25.6, middle: 62.6, rear: 101 },
  headlamp: outline('-32.2,44.7,0.4 -23.4,45.4,0.8 -20.4,44.6,0.8 -23,41.8,0.8 -32.4,41.5,0.4'),
  lampTop: [-21.4, 45.2],
  extraLamps: [
    { kind: 'dark', outline: outline('-33,39.8,0.4 -26,40.2,0.8 -27.6,33,0.8 -33,32.4,0.4') },
  ],
  tailLamp: outline(`
    169.8,53,0.4 173.6,52.6,0.5 174,44,0.5 173.4,37,0.5 170.6,37.4,0.5 169.2,45,0.6
  `),
  archFront: {
    halfWidth: 19.8,
    crown: 36.6,
    squareness: 3.7,
    blister: 4,
    flare: 2.4,
    flareMaterial: 'black',
  },
  archRear: {
    halfWidth: 20,
    crown: 37.8,
    squareness: 3.7,
    blister: 4,
    flare: 2.4,
    flareMaterial: 'black',
  },
  frontBumper: { material: 'black', top: 29, bottom: 20, valance: 14.4 },
  mirror: { width: 8, height: 6.4 },
  creases: [
    { line: outline('-19,43.6,4 14,44.4,8 40,43,8 60,41.2'), weight: 1.4 },
    { line: outline('70,45.4 107,46.8'), weight: 1.1 },
    { line: outline('109,47,5 138,47.4,20 170,46'), weight: 1.4 },
    { line: outline('26,30 66,26.8,16 88,29,10 107,34.4'), weight: 1.2 },
  ],
  cabRear: [107.6, 53.6],
  bedRail: { front: 53.4, rear: 54.8 },
  tailgateX: 174,
  tailgateLip: 1.2,
  rearGlass: { topX: 93, rearX: 100, rearY: 58.4, footX: 98.8, topSoft: 1.8, rearSoft: 0.6 },
  beltKick: 4,
  rearBumper: { material: 'black', top: 31, bottom: 23.4, step: true },
  step: 'none',
};

export const chevroletColorado = growPickup(coloradoSketch);
