import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';

/** Ram crew cab, 2009: a forward-leaning cross of a nose, round openings, a rounded rear pane. */
const sketch: PickupSketch = {
  reference: {
    wheelbaseIn: 140.5,
    lengthIn: 229,
    heightIn: 75.5,
    frontOverhangIn: 40,
    tireRadiusIn: 16.5,
  },
  paint: '#7c1f1d',
  stockDesign: 'tinaja',
  stockFinish: 'chrome',
  sill: 18.4,
  belt: 53.8,
  glassBase: { front: 53, rear: 55.8 },
  shoulder: { front: 46.6, rear: 48.6 },
  lowerCrease: 26.6,
  nose: outline('-33.4,21.2 -37.8,26.6,1 -38.6,31,3 -38.4,41,3 -36,47.4,3.4'),
  hood: outline('-31,50.4,5 -10,52.8,16 10,54,6'),
  screen: { foot: [19.4, 54.4], head: [48.6, 73.4], bulge: 0.8 },
  roof: outline('62,75.5,12 84,75.7,16'),
  roofRear: [107, 73],
  roofThickness: 3.6,
  doors: { front: 24.6, middle: 65.4, rear: 107 },
  headlamp: outline(
    '-38,45.6,0.8 -27,47,1.2 -21.6,45.8,1.2 -24.4,39.8,1.8 -30,37.8,1 -38.3,38.4,0.8',
  ),
  lampTop: [-22.4, 46.4],
  tailLamp: outline('179.4,55.4,0.8 184.2,55.2,0.8 184.8,46,0.8 184,39.2,0.8 180.4,39.6,1'),
  archFront: {
    halfWidth: 20.2,
    crown: 37.2,
    squareness: 2.2,
    blister: 8,
    flare: 1,
    flareMaterial: 'paint',
  },
  archRear: {
    halfWidth: 20.4,
    crown: 38.4,
    squareness: 2.2,
    blister: 8,
    flare: 1,
    flareMaterial: 'paint',
  },
  frontBumper: { top: 28.8, bottom: 18, valance: 12 },
  mirror: { width: 8.8, height: 6.8, material: 'chrome' },
  hoodLine: outline('-22.4,46.4 -16,47.4,6 -2,48,16 12,49.4,10 24.8,53.2'),
  creases: [
    { line: outline('-20,44.8,4 -2,46.2,14 22,45,12'), weight: 1.4 },
    { line: outline('25,46.8 112,48'), weight: 1.1 },
    { line: outline('115,48 181,49.2'), weight: 1.1 },
    { line: outline('24,28 56,25.8,20 92,26.4,16 112,30'), weight: 1.1 },
  ],
  cabRear: [113, 56.4],
  bedRail: { front: 57, rear: 58 },
  tailgateX: 184.8,
  tailgateLip: 0.8,
  panes: [
    outline(`
      24,53,0.6 27.2,54.8,0.8 52.6,70.6,6,0.3 74,72,20 95,71.2,4.6 104.6,60.4,2
      103,57,1.6 64,54.6,16
    `),
  ],
  rearBumper: { top: 31, bottom: 22 },
  step: 'none',
};

export const ram2009 = growPickup(sketch);

/** Ram 2500 crew cab, 2010: the same cab on the tall chassis, a blunter nose, a longer bed. */
export const ram25002010 = growPickup({
  ...sketch,
  reference: {
    wheelbaseIn: 149.4,
    lengthIn: 237.4,
    heightIn: 78.3,
    frontOverhangIn: 40.3,
    tireRadiusIn: 16.6,
  },
  paint: '#47494a',
  stockDesign: 'arroyo',
  sill: 20.8,
  belt: 56.4,
  glassBase: { front: 55.6, rear: 58.4 },
  shoulder: { front: 49, rear: 51 },
  lowerCrease: 29,
  nose: outline('-33.4,23.8 -38.4,29.4,1 -39.2,34,3 -39.2,45,3 -37.4,50.6,2.4'),
  hood: outline('-32.6,53.4,4 -10,55.6,16 10,56.6,6'),
  screen: { foot: [19.4, 57], head: [48.6, 76.2], bulge: 0.8 },
  roof: outline('62,78.3,12 84,78.5,16'),
  roofRear: [107, 75.8],
  headlamp: outline('-38.6,49,0.8 -27,50,1 -23.2,48.4,1 -24.6,42,1.4 -30,40.6,1 -38.8,41,0.8'),
  lampTop: [-23.6, 49.4],
  hoodLine: outline('-23.6,49.4 -16,50.2,6 -2,50.8,16 12,52.2,10 24.8,55.8'),
  tailLamp: outline('188,58,0.8 192.8,57.8,0.8 193.4,48,0.8 192.6,41.6,0.8 189,42,1'),
  archFront: {
    halfWidth: 20,
    crown: 38.8,
    squareness: 2.2,
    blister: 7,
    flare: 1.6,
    flareMaterial: 'paint',
  },
  archRear: {
    halfWidth: 20.2,
    crown: 40,
    squareness: 2.2,
    blister: 7,
    flare: 1.6,
    flareMaterial: 'paint',
  },
  frontBumper: { top: 32, bottom: 20.4, valance: 15 },
  mirror: { y: 56.8, width: 8.2, height: 11, split: true },
  creases: [
    { line: outline('-20,47.4,4 -2,48.8,14 22,47.6,12'), weight: 1.4 },
    { line: outline('25,49.4 112,50.6'), weight: 1.1 },
    { line: outline('115,50.6 190,51.8'), weight: 1.1 },
    { line: outline('24,30.6 56,28.4,20 92,29,16 112,32.4'), weight: 1.1 },
  ],
  cabRear: [113, 59],
  bedRail: { front: 59.6, rear: 60.8 },
  tailgateX: 193.4,
  panes: [
    outline(`
      24,55.6,0.6 27.2,57.4,0.8 52.6,73.4,6,0.3 74,74.8,20 95,74,4.6 104.6,63,2
      103,59.6,1.6 64,57.2,16
    `),
  ],
  rearBumper: { top: 33, bottom: 24 },
});
