import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';

/** Colorado crew cab, 2015 to 2022: a low wedge of a nose, fast windshield, rising belt, no flares. */
export const colorado2015Sketch: PickupSketch = {
  reference: {
    wheelbaseIn: 128.3,
    lengthIn: 212.7,
    heightIn: 70.6,
    frontOverhangIn: 37,
    tireRadiusIn: 15.05,
  },
  paint: '#7c2320',
  stockDesign: 'mesa',
  stockFinish: 'gunmetal',
  sill: 17.4,
  belt: 49.6,
  glassBase: { front: 48.8, rear: 51.2 },
  shoulder: { front: 43.4, rear: 45.4 },
  lowerCrease: 25.6,
  nose: outline('-30.4,20 -34.6,24.4,1 -35.2,29,3 -33.8,38,6 -30.8,42.4,4'),
  hood: outline('-26.6,44.8,5 -4,48.2,20 12,49.2,5'),
  screen: { foot: [18.4, 49.4], head: [47, 68.4], bulge: 0.7 },
  roof: outline('59,70.2,11 82,70.6,16'),
  roofRear: [98.6, 68.8],
  roofThickness: 3.1,
  doors: { front: 23, middle: 61, rear: 98.4 },
  headlamp: outline(`
    -32.4,41.6,0.6 -25.4,44,1.2 -17.6,44.8,0.6 -21.4,41.4,1.2 -25.6,37.8,1 -33.6,37.3,0.6
  `),
  lampTop: [-18.8, 44.7],
  tailLamp: outline(`
    166,52.8,0.6 170,52.4,0.6 170.5,43.6,0.6 170.1,36,0.6 167.4,36.6,0.8 165.6,44,1.2
  `),
  archFront: { halfWidth: 18.6, crown: 34.4, squareness: 2.6, blister: 7 },
  archRear: { halfWidth: 19, crown: 35.6, squareness: 2.6, blister: 7 },
  frontBumper: { material: 'paint', top: 28.6, bottom: 17.6, valance: 10.8 },
  mirror: { width: 8.2, height: 6, material: 'paint' },
  creases: [
    { line: outline('-18,42.8,4 6,44,10 30,43.2,8 104,46'), weight: 1.3 },
    { line: outline('106,46 166,46.6'), weight: 1.2 },
    { line: outline('22,29 44,25.4,14 80,25.8,14 104,29.4'), weight: 1.1 },
    { line: outline('152,29.6 169,30.4'), weight: 0.7 },
  ],
  cabRear: [103.8, 53.4],
  bedRail: { front: 53, rear: 54.2 },
  tailgateX: 170.4,
  tailgateLip: 0.9,
  rearGlass: { topX: 89.4, rearX: 95.6, rearY: 55, footX: 93.6, topSoft: 3.6, rearSoft: 1.6 },
  beltKick: 1.6,
  rearBumper: { material: 'black', top: 29.6, bottom: 21, step: true },
  fuelDoor: { x: 110, y: 39.6, size: 5.6 },
  step: 'none',
};

export const chevroletColorado2015 = growPickup(colorado2015Sketch);
