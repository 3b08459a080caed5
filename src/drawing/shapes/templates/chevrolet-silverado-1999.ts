import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';

/**
 * Silverado 1500 extended cab with the 6.5-ft bed, 2003 to 2006 face: low sloping hood, swept lamp
 * over a bright bar, short cab with a half door, rub strip along the side.
 */
export const chevroletSilverado1999 = growPickup({
  reference: {
    wheelbaseIn: 143.5,
    lengthIn: 227.7,
    heightIn: 73.9,
    frontOverhangIn: 38.4,
    tireRadiusIn: 15.8,
  },
  paint: '#7d6f58',
  stockDesign: 'mesa',
  sill: 19,
  belt: 50,
  glassBase: { front: 49.4, rear: 50.2 },
  shoulder: { front: 43.4, rear: 44 },
  lowerCrease: 26.4,
  nose: outline('-33,22 -35.8,27,1 -36.2,31,2 -35.4,39,4 -32.8,43.2,3'),
  hood: outline('-28,45.2,5 -6,48,20 12,49.2,5'),
  screen: { foot: [20, 49.4], head: [46.6, 71.4], bulge: 0.5 },
  roof: outline('56,73.4,9 80,73.9,16'),
  roofRear: [97, 72.4],
  roofThickness: 3.6,
  cab: 'extended',
  doors: { front: 25, middle: 67.6, rear: 91 },
  headlamp: outline(`
    -33.9,42.9,0.6 -27.6,44.6,1.2 -21,45,0.8 -25.2,39.6,1.6 -30,36,1.2 -34.9,35.4,0.6
  `),
  lampTop: [-22, 44.9],
  extraLamps: [
    {
      kind: 'amber',
      outline: outline('-28.8,38.4,0.5 -25.6,39.6,0.5 -30,36.2,0.5 -32.2,36,0.4'),
    },
  ],
  tailLamp: outline(`
    179.6,51.2,0.8 183.2,51,0.8 183.8,43,0.8 183.6,33.6,0.8 180.4,33.8,0.8
  `),
  archFront: { halfWidth: 19.2, crown: 36, squareness: 2.35, blister: 5 },
  archRear: { halfWidth: 19.6, crown: 36.8, squareness: 2.35, blister: 5 },
  frontBumper: { top: 30.4, bottom: 20.6, valance: 13.6 },
  mirror: { width: 9, height: 5.6, material: 'black' },
  creases: [
    { line: outline('-20,43,4 0,44,10 102,44.6'), weight: 1 },
    { line: outline('104,44.6 180,44.8'), weight: 1 },
    { line: outline('24,26 60,25.4,20 102,26'), weight: 0.8 },
  ],
  cabRear: [102, 52],
  bedRail: { front: 51.2, rear: 51.6 },
  tailgateX: 183.6,
  tailgateLip: 0,
  railCap: 'none',
  panes: [
    outline(`
      28.6,49.4,0.6 30.2,51,0.8 51.6,69.4,4,0.3 64.6,70.2,2 65.2,50,1.2
    `),
    outline('70.4,50.2,1.6 69.8,70.2,2 87,69.8,2.4 89.8,53,2 88.6,50.4,1.4'),
  ],
  trim: [
    { material: 'black', outline: outline('22,32.4,0.5 101.8,32.6 101.8,30 22.8,29.8,0.5') },
    { material: 'black', outline: outline('103.6,32.6 122.4,32.6,0.5 121.8,30,0.5 103.6,30') },
    { material: 'black', outline: outline('165,32.6,0.5 181.8,32.8,0.5 181.6,30.2 165.6,30,0.5') },
  ],
  rearBumper: { top: 30.4, bottom: 21.8 },
  fuelDoor: { x: 111, y: 39, size: 6.4 },
  handleFinish: 'black',
  step: 'none',
});
