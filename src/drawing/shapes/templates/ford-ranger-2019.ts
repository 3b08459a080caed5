import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';

/** Ranger, 2019: a wedge. The nose is low and swept, the belt climbs and ends in a hook. */
export const fordRanger2019 = growPickup({
  reference: {
    wheelbaseIn: 126.8,
    lengthIn: 210.8,
    heightIn: 71.5,
    frontOverhangIn: 35.7,
    tireRadiusIn: 15.3,
  },
  paint: '#9a3b2a',
  stockDesign: 'mesa',
  sill: 18.5,
  belt: 50.4,
  glassBase: { front: 48.4, rear: 54.4 },
  shoulder: { front: 43, rear: 47.4 },
  lowerCrease: 27,
  nose: outline('-28.5,20 -33.6,25,1 -34.4,30,3 -33.2,38.4,5 -30.2,42.4,4.4'),
  hood: outline('-25,44.6,6 -2,48.2,24 13,49.8,5'),
  screen: { foot: [17.4, 50.4], head: [46.8, 69.4], bulge: 0.8 },
  roof: outline('61,71.6,12 80,71.7,16'),
  roofRear: [98.6, 69.6],
  doors: { front: 24, middle: 61, rear: 99 },
  headlamp: outline('-33.4,40.4,0.8 -22,43.6,1.4 -16.4,44.8,0.8 -21.4,38.6,1.6 -33.6,35.4,0.8'),
  lampTop: [-17.2, 44.6],
  tailLamp: outline('165.6,51.6,0.8 170.2,51.2,0.8 170.7,42.2,0.8 169.9,38.6,0.8 165.8,38.8,0.8'),
  archFront: { halfWidth: 18.6, crown: 35, squareness: 2.2, blister: 6 },
  archRear: { halfWidth: 18.8, crown: 36.2, squareness: 2.2, blister: 6 },
  frontBumper: { material: 'paint', top: 27.5, bottom: 19 },
  mirror: { width: 8, height: 6 },
  creases: [
    { line: outline('-16,42,4 0,43.2,20 60,45.2,20 105.4,47.8'), weight: 1.3 },
    { line: outline('106.8,47.9 166.8,50.2'), weight: 1.3 },
    { line: outline('22,26.6 56.6,26.2,20 105.4,31.6'), weight: 1.2 },
    { line: outline('148.8,31 168.8,31.8'), weight: 0.8 },
  ],
  cabRear: [105.4, 54.4],
  bedRail: { front: 54.2, rear: 55.6 },
  tailgateX: 170.8,
  panes: [
    outline(`
      21.8,48.4,0.6 25,50,0.8 50.6,66.8,6,0.3 70,68.4,22 84.6,67.8,3 94.8,60.4,1
      93.4,57,1.2 84.6,55.6,3 60,50.8,14
    `),
  ],
  rearBumper: { material: 'chrome', top: 30.5 },
});
