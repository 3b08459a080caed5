import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';

/** Silverado 1500 crew cab, 2019. */
export const silverado2019Sketch: PickupSketch = {
  reference: {
    wheelbaseIn: 147.4,
    lengthIn: 231.7,
    heightIn: 75.6,
    frontOverhangIn: 36.8,
    tireRadiusIn: 15.8,
  },
  paint: '#8f1d1d',
  stockDesign: 'ocotillo',
  sill: 18.4,
  belt: 54,
  glassBase: { front: 53.4, rear: 55.6 },
  shoulder: { front: 46.2, rear: 47.6 },
  lowerCrease: 27,
  nose: outline('-30.5,21 -34.8,26,1 -35.6,32,3 -35.4,43,4 -34,48,2'),
  hood: outline('-30.4,50.2,3 -4,52.2,24 16,53.2,4'),
  screen: { foot: [22, 53.6], head: [49.8, 73.6] },
  roof: outline('61,75.3,9 92,75.8,18'),
  roofRear: [111, 74.2],
  roofThickness: 3.5,
  doors: { front: 25.4, middle: 67.4, rear: 110 },
  headlamp: outline('-34.6,46.5,0.5 -24,47.4,1 -20.6,46.6,0.8 -23.6,43.2,0.8 -34.9,42.5,0.4'),
  lampTop: [-21.6, 47.3],
  extraLamps: [
    { kind: 'dark', outline: outline('-34.9,40.7,0.5 -27,41.2,0.8 -28.6,33.4,0.8 -35,32.7,0.5') },
    {
      kind: 'head',
      outline: outline('-34.8,39.8,0.4 -28.6,40.2,0.5 -29.4,37.4,0.4 -34.8,36.8,0.3'),
    },
  ],
  tailLamp: outline(`
    186,56,0.5 189.3,55.8,0.6 189.8,46,0.6 189.6,37.4,0.6 186.6,38,0.8 185.6,47,1
  `),
  archFront: {
    halfWidth: 20.2,
    crown: 37.2,
    squareness: 3.7,
    blister: 7,
    flare: 2,
    flareMaterial: 'paint',
  },
  archRear: {
    halfWidth: 20.6,
    crown: 38.6,
    squareness: 3.7,
    blister: 7,
    flare: 2,
    flareMaterial: 'paint',
  },
  frontBumper: { top: 29.6, bottom: 18.6, valance: 12.8 },
  creases: [
    { line: outline('-19,45.4,4 10,46.6,10 44,46.2,10 72,44'), weight: 1.5 },
    { line: outline('84,45.2 116,47.4'), weight: 1.1 },
    { line: outline('118,47.6,5 150,48.2,20 184,47.2'), weight: 1.5 },
    { line: outline('24,29 60,26.4,20 92,28.2,20 116,33'), weight: 1.2 },
    { line: outline('30,52.2 116,54.2'), weight: 0.6, opacity: 0.5 },
    { line: outline('172,31 188,32.4'), weight: 0.8 },
  ],
  cabRear: [116.4, 56],
  bedRail: { front: 56.4, rear: 57.4 },
  tailgateX: 189.8,
  tailgateLip: 1.1,
  rearGlass: { topX: 105.6, rearX: 107.6, rearY: 57.6, footX: 107.2, topSoft: 1.5, rearSoft: 0.8 },
  rearBumper: { top: 31, bottom: 22.2, step: true },
};

export const chevroletSilverado = growPickup(silverado2019Sketch);
