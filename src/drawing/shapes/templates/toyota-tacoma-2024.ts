import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';

/** Tacoma double cab, 2024. */
export const toyotaTacoma2024 = growPickup({
  reference: {
    wheelbaseIn: 131.9,
    lengthIn: 213,
    heightIn: 74,
    frontOverhangIn: 34.9,
    tireRadiusIn: 15.8,
  },
  paint: '#a9532b',
  stockDesign: 'kiva',
  stockFinish: 'satin-black',
  sill: 19.6,
  belt: 52.6,
  glassBase: { front: 51.8, rear: 54.8 },
  shoulder: { front: 45.4, rear: 47.8 },
  lowerCrease: 28.4,
  nose: outline('-28.5,22 -33,27,1 -33.8,33,3 -33.2,43,3 -31.4,47.4,1.6'),
  hood: outline('-27.8,48.8,3 -4,50.8,18 14,51.6,5'),
  screen: { foot: [20, 52.2], head: [45.8, 72.2] },
  roof: outline('55,73.8,8 84,74.2,16'),
  roofRear: [102.4, 72.6],
  doors: { front: 25.4, middle: 62.8, rear: 101.8 },
  headlamp: outline(`
    -33.4,45.8,0.4 -23,46.6,0.8 -19.6,45,0.6 -22,41.4,0.8 -28,40.6,0.8 -33.6,40.8,0.4
  `),
  lampTop: [-20.8, 46],
  tailLamp: outline(`
    167.6,53.4,0.4 173.2,53.6,0.5 173.6,46,0.5 173,37.8,0.5 170,38.2,0.5 169.6,44.6,0.5
    167,46.4,0.5
  `),
  archFront: {
    kind: 'trapezoid',
    halfWidth: 20,
    crown: 36.8,
    topShare: 0.62,
    cut: 4.4,
    knee: 9,
    blister: 3,
    flare: 2.3,
    flareMaterial: 'black',
  },
  archRear: {
    kind: 'trapezoid',
    halfWidth: 20.2,
    crown: 37.8,
    topShare: 0.62,
    cut: 4.4,
    knee: 9,
    blister: 3,
    flare: 2.3,
    flareMaterial: 'black',
  },
  frontBumper: { material: 'black', top: 30.4, bottom: 21, valance: 15 },
  mirror: { width: 7.8, height: 6.2 },
  creases: [
    { line: outline('-18,44.8,2 12,45.6,4 26,43,4 62,42.4'), weight: 1.5 },
    { line: outline('62,46 108,47.6'), weight: 1 },
    { line: outline('104,44.4,2 120,47.6,4 146,48,4 170,46'), weight: 1.5 },
    { line: outline('28,33 50,27.6,6 86,28.4,8 108,35.4'), weight: 1.2 },
  ],
  cabRear: [108.6, 55],
  bedRail: { front: 55, rear: 56.4 },
  tailgateX: 173.6,
  tailgateLip: 1.5,
  rearGlass: { topX: 95.4, rearX: 100.8, rearY: 60, footX: 99.4, topSoft: 1.4, rearSoft: 0.6 },
  beltKick: 3,
  rearBumper: { material: 'black', top: 32, bottom: 24.4 },
  step: 'none',
});
