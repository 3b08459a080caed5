import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';

/** Ranger, 2019. */
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
  glassBase: { front: 49.2, rear: 53.2 },
  shoulder: { front: 43, rear: 47.4 },
  lowerCrease: 27,
  nose: outline('-28.5,20 -33.4,25,1 -34.2,30,3 -33.4,39,5 -31,43,4'),
  hood: outline('-26,45.4,6 -2,48.8,24 14,50.2,4'),
  screen: { foot: [18.4, 50.8], head: [46.4, 69.6] },
  roof: outline('61,71.6,12 80,71.7,16'),
  roofRear: [98.6, 69.6],
  doors: { front: 24, middle: 61, rear: 99 },
  headlamp: outline('-33.6,41,0.8 -22,44.4,1.4 -18.6,44.6,1 -22.4,38.6,1.6 -33,35.8,0.8'),
  lampTop: [-19, 44.4],
  tailLamp: outline('165.6,51.6,0.8 170.2,51.2,0.8 170.7,42.2,0.8 169.9,38.6,0.8 165.8,38.8,0.8'),
  archFront: { halfWidth: 18.6, crown: 35, squareness: 2.2, blister: 6 },
  archRear: { halfWidth: 18.8, crown: 36.2, squareness: 2.2, blister: 6 },
  frontBumper: { material: 'paint', top: 27.5, bottom: 19 },
  mirror: { width: 8, height: 6 },
  creases: [
    { line: outline('-18,41.4,4 0,43,20 105.4,45.64'), weight: 1.1 },
    { line: outline('106.8,45.64 166.8,47.4'), weight: 1.1 },
    { line: outline('22,27.8 56.56,26.6,20 105.4,29'), weight: 1 },
    { line: outline('148.8,31 168.8,31.8'), weight: 0.8 },
  ],
  cabRear: [105.4, 53.4],
  bedRail: { front: 53, rear: 54.2 },
  tailgateX: 170.8,
  beltKick: 1.2,
  rearBumper: { material: 'chrome', top: 30.5 },
});
