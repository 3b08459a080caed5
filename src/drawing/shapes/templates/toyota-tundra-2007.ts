import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';

/** Tundra CrewMax, 2007: a domed hood, swollen round fenders, a cab that runs far back over the bed. */
export const toyotaTundra2007 = growPickup({
  reference: {
    wheelbaseIn: 145.7,
    lengthIn: 228.9,
    heightIn: 76.4,
    frontOverhangIn: 38.7,
    tireRadiusIn: 16.05,
  },
  paint: '#a5a8a4',
  stockDesign: 'tinaja',
  stockFinish: 'silver',
  sill: 19.2,
  belt: 55.4,
  glassBase: { front: 54.2, rear: 57.6 },
  shoulder: { front: 48, rear: 50.6 },
  lowerCrease: 28,
  nose: outline('-31.6,22 -36.6,27,1.4 -37.6,33,4 -35.8,42,6 -31.6,48.6,5'),
  hood: outline('-26.4,51.8,6 -6,54.6,18 12,55,6'),
  screen: { foot: [20.4, 55.2], head: [51.6, 74.2], bulge: 1 },
  roof: outline('66,76.6,13 92,76.9,16'),
  roofRear: [114.6, 73.6],
  roofThickness: 3.8,
  doors: { front: 25.6, middle: 68.2, rear: 113.6 },
  headlamp: outline(`
    -36.4,45.8,0.8 -30,48.8,1.6 -20.4,51.2,0.8 -20.6,48.2,1.2 -25.4,40.6,2 -36.9,38.4,0.8
  `),
  lampTop: [-21, 51],
  tailLamp: outline('180.2,57.8,1 185.2,57.4,1.2 186,46,1.2 185,38.4,1 181.6,38.8,1.2'),
  archFront: {
    halfWidth: 20.8,
    crown: 38,
    squareness: 2.05,
    blister: 10,
    flare: 1.2,
    flareMaterial: 'paint',
  },
  archRear: {
    halfWidth: 21,
    crown: 39,
    squareness: 2.05,
    blister: 10,
    flare: 1.2,
    flareMaterial: 'paint',
  },
  frontBumper: { material: 'chrome', top: 30.4, bottom: 18.8, valance: 13 },
  mirror: { width: 9.2, height: 8, material: 'paint' },
  creases: [
    { line: outline('-18,48.4,4 4,50.2,14 40,49.4,16 119,51.6'), weight: 1 },
    { line: outline('121.6,51.6 181,53'), weight: 1 },
    { line: outline('24,29.6 60,26.4,22 96,27.4,18 119,32'), weight: 1.1 },
  ],
  cabRear: [119.6, 58.4],
  bedRail: { front: 59, rear: 61 },
  tailgateX: 186,
  tailgateLip: 1,
  panes: [
    outline(`
      25,54.2,0.6 28.4,56,0.8 56.6,72.2,7,0.3 80,73.2,22 100,71.8,5 110.4,64,1.6
      109,60.2,1.4 96,57.8,8 64,56,16
    `),
  ],
  rearBumper: { top: 31.6, bottom: 22.6 },
});
