import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';

/** Ram 2500 crew cab, 2019; the fender crown sits well below the hood. */
export const ram2500 = growPickup({
  reference: {
    wheelbaseIn: 149.3,
    lengthIn: 238.8,
    heightIn: 80.4,
    frontOverhangIn: 40.6,
    tireRadiusIn: 16.6,
  },
  paint: '#e4ddcf',
  stockDesign: 'arroyo',
  stockFinish: 'chrome',
  sill: 22,
  belt: 58.2,
  glassBase: { front: 57.6, rear: 59.6 },
  shoulder: { front: 50.8, rear: 52.6 },
  lowerCrease: 30.4,
  nose: outline('-33,25 -38,30.5,1 -38.6,36,3 -38,47,5 -36.4,51.4,2.6'),
  hood: outline('-32,54.2,4 -10,56.8,16 12,58,6'),
  screen: { foot: [19, 58.4], head: [46, 78] },
  roof: outline('60,80.2,11 82,80.6,14'),
  roofRear: [105.6, 77.8],
  doors: { front: 24, middle: 63.6, rear: 105 },
  headlamp: outline('-38.4,49,0.8 -26,49.4,1 -23.6,47.6,1 -25.4,41.4,1.6 -38.4,41,0.8'),
  lampTop: [-24, 49],
  tailLamp: outline(`
    187,58.4,0.8 191.9,58,0.8 192.4,49,0.8 191.6,42.4,0.8 188.4,42.8,1 186.6,50,1.4
  `),
  archFront: {
    halfWidth: 20.2,
    crown: 39.6,
    squareness: 2.1,
    blister: 8,
    flare: 1.3,
    flareMaterial: 'paint',
  },
  archRear: {
    halfWidth: 20.4,
    crown: 41,
    squareness: 2.1,
    blister: 8,
    flare: 1.3,
    flareMaterial: 'paint',
  },
  frontBumper: { top: 33.4, bottom: 21.4, valance: 15 },
  mirror: { y: 58.4, width: 8.2, height: 11.4, split: true },
  creases: [
    { line: outline('-23,48.6,4 0,49.6,12 22,49,14 111,52'), weight: 1.2 },
    { line: outline('113,52 188,53.4'), weight: 1.2 },
    { line: outline('24,32.4 50,30,20 111,32.6'), weight: 1 },
    { line: outline('-34,53,4 -10,55.2,16 18,56.8'), weight: 1, opacity: 0.8 },
  ],
  cabRear: [111.4, 59.6],
  bedRail: { front: 60, rear: 61 },
  tailgateX: 192.6,
  tailgateLip: 0.6,
  rearGlass: { topX: 96, rearX: 103.2, rearY: 62, footX: 101.2, topSoft: 4.4, rearSoft: 2.8 },
  hoodLine: outline('-24,49.2 -18,49.8,6 0,50.4,16 14,52.4,8 24.4,57'),
  hoodPlane: outline(`
    -39,50 -32,54.8,4 -10,57.4,16 21,59.4 22.6,56.6 13,53.4,8 0,51.4,16 -18,50.8,6
    -28,50
  `),
  rearBumper: { top: 33.6, bottom: 24.6 },
});
