import { outline } from '../../geometry/outline.ts';
import { growWagon } from '../wagon-sketch.ts';

/** FJ Cruiser, 2007. */
export const toyotaFj = growWagon({
  reference: {
    wheelbaseIn: 105.9,
    lengthIn: 183.9,
    heightIn: 71.6,
    frontOverhangIn: 34.4,
    tireRadiusIn: 15.8,
  },
  paint: '#c99a2e',
  stockDesign: 'adobe',
  stockFinish: 'silver',
  sill: 20,
  belt: 51,
  glassBase: { front: 50.6, rear: 51.6 },
  shoulder: { front: 44, rear: 45.4 },
  lowerCrease: 29,
  nose: outline('-26,24 -31,29,1 -31.4,33,3 -31,43,2 -29.6,46.4,1.6'),
  hood: outline('-25,48,3 0,49.4,20 18,49.8,4'),
  screen: { foot: [27.6, 50.6], head: [37.8, 68.8] },
  roof: outline('45,71.4,6 90,71.8,30 124,71.2,12'),
  roofRear: [134.4, 70.2],
  roofThickness: 3.6,
  doors: { front: 29.6, middle: 66, rear: 87.6 },
  headlamp: outline('-31,43.8,0.8 -27.6,43.8,1.4 -27,40.6,1.4 -27.8,37.2,1.4 -31.4,37.2,0.8'),
  lampTop: [-22, 47.4],
  extraLamps: [
    {
      kind: 'amber',
      outline: outline('-26.2,42.4,0.5 -23.6,42.4,0.5 -23.6,38.4,0.5 -26.2,38.4,0.5'),
    },
  ],
  tailLamp: outline('134.6,47.4,0.8 140,47.4,0.8 140.2,37,0.8 134.6,37,0.8'),
  archFront: {
    halfWidth: 19.4,
    crown: 36.4,
    squareness: 2.6,
    blister: 4,
    flare: 2.6,
    flareMaterial: 'black',
  },
  archRear: {
    halfWidth: 19.4,
    crown: 37,
    squareness: 2.6,
    blister: 4,
    flare: 2.6,
    flareMaterial: 'black',
  },
  frontBumper: { material: 'black', top: 30.6, bottom: 21, valance: 16 },
  mirror: { x: 34.4, y: 53, width: 8.4, height: 7, material: 'black' },
  creases: [
    { line: outline('-22,45.6,3 136,47.4'), weight: 1.3 },
    { line: outline('24,29.6 84,29.6'), weight: 0.9 },
    { line: outline('90,56,4 100,50,5 134,49.6'), weight: 0.8, opacity: 0.7 },
  ],
  screenSoftness: 3,
  roofRearSoftness: 2.4,
  glassBehindScreen: 3.6,
  back: outline('136.8,68.4,1.6 139,52,3 140.2,48,2 140.2,32,2 139,29,1'),
  rearBottom: 26,
  noseSill: 25,
  rearGlassX: 86,
  glass: [
    outline(`
    32,50.8,0.7 40.4,65.4,1.6 60,67,10 82.6,67,1.6 86.4,56.4,2.6 84.8,53,2 66,51.4,4
  `),
    outline('117.6,66.8,2 132.6,66.6,2 135.2,55,1.6 122.4,54.4,2.4'),
  ],
  pillar: [63.4, 69.6],
  sailPillar: false,
  shutLines: [
    outline('-22,47.4 -16,48.2,3 18,49.2,3 27,49.8'),
    outline(`
    30.6,51.4,1 29.4,46,3 29.2,27,3 32,22.6,2.4 62.6,22.6,2.4 66,26,3 66.6,51.6
  `),
    outline(`
    66.6,51.6 66,26,3 67,22.6,2 81.4,22.6,2 86.6,33,5 89,42,5 89.4,55,4 84.8,68.6,2
    41.6,68.2,3 31,52.6
  `),
    outline('132.6,66 137,66'),
    outline('136,52 136,30'),
  ],
  streaks: [outline('44,46 50,46 62,72 56,72')],
  seats: [[55, 47.5]],
  steeringWheel: [42, 50],
  roofPanel: outline('36,66.6 39.4,68.8,2 60,69,10 128,68.6,4 140,65.8 140,71.6 36,71.6'),
  roofColour: '#ded6c6',
  rearBumperPart: {
    material: 'black',
    outline: outline(`
    124.4,34,1 137,34,1 142.4,32,1 142.8,27,1 141.6,23.4,1.4 127,23,2 124.4,26,1
  `),
    highlight: outline('126,33 139,33'),
  },
  cladding: [
    {
      material: 'black',
      outline: outline('22,24.4,0.6 84,24.4,0.6 84,19.4,1 22,19.4,1'),
      highlight: outline('23,24 83,24'),
    },
  ],
  spare: { y: 40, width: 10.4 },
  handles: [{ x: 54, y: 46.6, width: 6 }],
  handleFinish: 'black',
});
