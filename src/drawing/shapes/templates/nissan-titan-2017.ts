import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';

/** Titan crew cab, 2017: a blunt tall nose, a vent behind the front wheel, a belt that steps up. */
export const nissanTitan2017 = growPickup({
  reference: {
    wheelbaseIn: 139.8,
    lengthIn: 228.2,
    heightIn: 76.5,
    frontOverhangIn: 40.2,
    tireRadiusIn: 16.3,
  },
  paint: '#8a8f92',
  stockDesign: 'javelina',
  stockFinish: 'machined',
  sill: 19.6,
  belt: 55,
  glassBase: { front: 54, rear: 59.6 },
  shoulder: { front: 47.6, rear: 50 },
  lowerCrease: 28,
  nose: outline('-33.4,22 -38,27.5,1 -38.8,34,3 -38.6,46,3 -37,51.2,1.6'),
  hood: outline('-33.4,52.8,3 -10,54.6,22 12,55.2,4'),
  screen: { foot: [20.4, 55.4], head: [47, 74] },
  roof: outline('57,76.4,9 86,76.9,18'),
  roofRear: [106.4, 74.6],
  doors: { front: 25.2, middle: 65.4, rear: 107 },
  headlamp: outline(`
    -38.2,49.8,0.5 -24.4,51.2,0.8 -22.6,48.8,0.8 -26.2,45.2,1 -30.6,44.8,0.8 -31.2,37.8,0.8
    -38.4,37.4,0.5
  `),
  lampTop: [-23.6, 51],
  tailLamp: outline(`
    175.6,57.4,0.5 183,57.2,0.6 183.4,47,0.8 182.8,41.4,0.6 179.6,41.8,0.8 179.2,51,0.8 176,52,0.6
  `),
  archFront: {
    halfWidth: 20.4,
    crown: 38,
    squareness: 2.9,
    blister: 7,
    flare: 1.5,
    flareMaterial: 'paint',
  },
  archRear: {
    halfWidth: 20.6,
    crown: 39,
    squareness: 2.9,
    blister: 7,
    flare: 1.5,
    flareMaterial: 'paint',
  },
  frontBumper: { top: 31.4, bottom: 19.8, valance: 13.4 },
  mirror: { width: 9, height: 7.4, material: 'chrome' },
  handleFinish: 'chrome',
  creases: [
    { line: outline('-20,48.4,4 4,49.4,12 112,50.8'), weight: 1.3 },
    { line: outline('114.4,50.8 181,51.6'), weight: 1.3 },
    { line: outline('26,27 64,26.2,20 92,28,12 112,33'), weight: 1.2 },
  ],
  cabRear: [113, 58.4],
  bedRail: { front: 58.6, rear: 59.6 },
  tailgateX: 183.4,
  tailgateLip: 1.8,
  panes: [
    outline(`
      25.6,54,0.6 28.8,55.8,0.8 50.8,71.8,5,0.3 74,73.4,22 98.6,72.8,2 104.4,62.4,0.8
      103,61,1 90,60.4,2.4 84.4,56.6,2.4 62,55.6,16
    `),
  ],
  trim: [
    {
      material: 'chrome',
      outline: outline('20,50.8,0.5 23.8,50.8,0.5 23.4,40.4,0.6 21.4,39.4,0.6 20.6,44,1'),
      highlight: outline('21.4,49.4 22.4,42'),
    },
  ],
  rearBumper: { top: 32, bottom: 22.8 },
});
