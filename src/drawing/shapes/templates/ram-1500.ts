import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';

/** Ram 1500 crew cab, 2019. */
const sketch: PickupSketch = {
  reference: {
    wheelbaseIn: 144.5,
    lengthIn: 232.9,
    heightIn: 77.5,
    frontOverhangIn: 39.2,
    tireRadiusIn: 15.95,
  },
  paint: '#3c3f44',
  stockDesign: 'tinaja',
  stockFinish: 'machined',
  sill: 18.6,
  belt: 55,
  glassBase: { front: 54.4, rear: 57 },
  shoulder: { front: 47, rear: 49.4 },
  lowerCrease: 26.6,
  nose: outline('-33,21 -37,26.5,1 -37.6,31,3 -36.4,40,6 -33.8,45.4,4'),
  hood: outline('-29,48.2,6 -8,52,20 12,54,8'),
  screen: { foot: [21, 54.8], head: [52.6, 75], bulge: 0.8 },
  roof: outline('68,77.4,13 86,77.6,16'),
  roofRear: [112, 74.2],
  doors: { front: 26.4, middle: 68.6, rear: 111.6 },
  headlamp: outline(`
    -37,43.4,0.8 -30,45.6,1.2 -21,46.4,1 -19.8,45.2,0.8 -24,40.6,1.6 -37.2,38.4,0.8
  `),
  lampTop: [-20.6, 46.2],
  tailLamp: outline(`
    182.6,54.6,0.8 187.4,54.8,0.8 188,46,0.8 187.6,40.6,0.8 183.8,41,1.2 181.8,47,1.4
  `),
  archFront: { halfWidth: 19.6, crown: 36.9, squareness: 2.1, blister: 8 },
  archRear: { halfWidth: 19.8, crown: 38.2, squareness: 2.1, blister: 8 },
  frontBumper: { top: 28.6, bottom: 18.6, valance: 12 },
  creases: [
    { line: outline('-19,45,4 0,46.6,12 20,46.4,16 118,49'), weight: 1.2 },
    { line: outline('119.5,49 184,50.2'), weight: 1.2 },
    { line: outline('22,29.6 44,25.8,20 90,26.4,20 118,31'), weight: 1.1 },
    { line: outline('170,31 186,32'), weight: 0.8 },
    { line: outline('-28,47.8,4 -6,50.8,14 16,53,8'), weight: 0.9, opacity: 0.7 },
  ],
  cabRear: [118, 57],
  bedRail: { front: 57, rear: 58.2 },
  tailgateX: 188.2,
  tailgateLip: 1.2,
  rearGlass: { topX: 101.6, rearX: 109.4, rearY: 60, footX: 107.4, topSoft: 5, rearSoft: 3.2 },
  hoodLine: outline('-20.6,46.2 -16,47.6,6 -2,48.8,16 12,50.4,10 26.6,53.4'),
  rearBumper: { top: 31, bottom: 22 },
};

export const ram1500 = growPickup(sketch);

/** TRX, 2021: square black flares, a scoop in the hood, short black bumpers. */
export const ramTrx = growPickup({
  ...sketch,
  reference: {
    wheelbaseIn: 145.1,
    lengthIn: 232.9,
    heightIn: 80.9,
    frontOverhangIn: 38.8,
    tireRadiusIn: 17.3,
  },
  paint: '#b4481c',
  stockDesign: 'kiva',
  stockFinish: 'satin-black',
  archFront: {
    halfWidth: 21.2,
    crown: 39.4,
    squareness: 3,
    blister: 8,
    flare: 3.8,
    flareMaterial: 'black',
  },
  archRear: {
    halfWidth: 21.2,
    crown: 40.2,
    squareness: 3,
    blister: 8,
    flare: 3.8,
    flareMaterial: 'black',
  },
  frontBumper: { material: 'black', top: 31, bottom: 22.6, valance: 17.6 },
  rearBumper: { material: 'black', top: 31, bottom: 23.4 },
  handleFinish: 'black',
  trim: [
    { fill: '#221e1c', outline: outline('-21,49,0.6 -18.6,51,0.8 -8,53.2,1.6 3,54.4,2 7,53.4') },
  ],
});
