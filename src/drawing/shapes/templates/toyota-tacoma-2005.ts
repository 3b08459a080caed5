import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';

/** Tacoma double cab, 2005: a low rounded nose, round flares and a bed below the belt. */
export const toyotaTacoma2005 = growPickup({
  reference: {
    wheelbaseIn: 127.4,
    lengthIn: 208.1,
    heightIn: 70.1,
    frontOverhangIn: 35,
    tireRadiusIn: 15.3,
  },
  paint: '#6f2f2b',
  stockDesign: 'mesa',
  sill: 18.4,
  belt: 49.2,
  glassBase: { front: 48, rear: 51 },
  shoulder: { front: 42.2, rear: 45 },
  lowerCrease: 26.6,
  nose: outline('-28.8,20 -33.2,25,1.4 -33.9,30,4 -32,38,6 -28.4,42.4,5'),
  hood: outline('-23.6,44.8,7 -4,48,18 11,49.2,5'),
  screen: { foot: [17, 49.6], head: [44.6, 67.8], bulge: 0.9 },
  roof: outline('56,70.1,10 76,70.3,16'),
  roofRear: [96, 67.4],
  roofThickness: 3.4,
  doors: { front: 22.8, middle: 59.2, rear: 96.4 },
  headlamp: outline(
    '-32.4,40,1 -25,43.4,1.6 -18.6,44.8,0.8 -19.6,40.8,1.6 -24.4,35.4,2 -33.2,34.8,1',
  ),
  lampTop: [-19.2, 44.6],
  tailLamp: outline('164,49.4,0.8 168.2,49,1 168.8,43,0.8 168,35.4,0.8 164.2,35.6,0.8'),
  archFront: {
    halfWidth: 18.8,
    crown: 35.2,
    squareness: 2.15,
    blister: 6,
    flare: 2.4,
    flareMaterial: 'paint',
  },
  archRear: {
    halfWidth: 19,
    crown: 36.2,
    squareness: 2.15,
    blister: 6,
    flare: 2.4,
    flareMaterial: 'paint',
  },
  frontBumper: { material: 'paint', top: 27, bottom: 18.2, valance: 13.4 },
  mirror: { width: 7.6, height: 5.8, material: 'paint' },
  creases: [
    { line: outline('-16,42,4 0,43,12 24,42.6,10 102,44.6'), weight: 0.9 },
    { line: outline('105,44.8 140,45.4,20 164,45.4'), weight: 0.9 },
    { line: outline('23,28.6 50,27.4,16 102,29'), weight: 1.1 },
  ],
  cabRear: [103, 51.6],
  bedRail: { front: 50.6, rear: 51.4 },
  tailgateX: 168.8,
  tailgateLip: 0.5,
  panes: [
    outline(`
      21.2,48,0.6 24,49.6,0.8 48.4,65.6,6,0.3 68,67,20 86.6,65.8,4 94,55.6,1.6
      92.4,52.4,1.8 58,49.6,16
    `),
  ],
  rearBumper: { material: 'chrome', top: 29.6, bottom: 21.8 },
  step: 'none',
  trim: [{ fill: '#2a2522', outline: outline('-8,48.2,1.4 -4,49.6,1.6 6,49.8,2 9,49') }],
});
