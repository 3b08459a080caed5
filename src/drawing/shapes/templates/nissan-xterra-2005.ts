import { outline } from '../../geometry/outline.ts';
import { growWagon } from '../wagon-sketch.ts';

/** Xterra, 2005: a roof that steps up under a long rack, angular openings, a bulge in the tailgate. */
export const nissanXterra2005 = growWagon({
  reference: {
    wheelbaseIn: 106.3,
    lengthIn: 178.7,
    heightIn: 74.9,
    frontOverhangIn: 35.2,
    tireRadiusIn: 15.8,
  },
  paint: '#c2862c',
  stockDesign: 'mesa',
  stockFinish: 'silver',
  sill: 18.6,
  belt: 50.2,
  glassBase: { front: 49.2, rear: 52.4 },
  shoulder: { front: 43.6, rear: 45.6 },
  lowerCrease: 27,
  nose: outline('-28.6,20 -33,25,1 -33.5,30,2 -32,40,3 -30,44.6,2.4'),
  hood: outline('-25.6,46.8,4 -6,49.2,18 9,50,4'),
  screen: { foot: [15.6, 50.4], head: [40.6, 66.8] },
  roof: outline('47,68.6,4 56,69.4,3 63,71.4,4 92,72.2,20 118,71.6,10'),
  roofRear: [134.4, 70.4],
  roofRearSoftness: 2.6,
  roofThickness: 3.2,
  doors: { front: 21.6, middle: 55.4, rear: 88.4 },
  headlamp: outline(
    '-32.6,43.4,0.5 -29,45.2,1 -21.6,45.8,0.8 -20.4,43.6,0.8 -23.6,36.2,1 -32.8,35.6,0.5',
  ),
  lampTop: [-21, 45.6],
  extraLamps: [
    { kind: 'dark', outline: outline('-32.2,40.6,0.4 -30.6,40.8,0.4 -31.4,31,0.4 -33.4,30.6,0.4') },
  ],
  tailLamp: outline('134.6,50.4,0.5 139,50,0.6 140,46,0.6 139.8,36.6,0.6 135,36.8,0.8'),
  archFront: {
    kind: 'trapezoid',
    topShare: 0.6,
    cut: 6.5,
    knee: 9,
    halfWidth: 18.8,
    crown: 36,
    blister: 5,
    flare: 2.2,
    flareMaterial: 'paint',
  },
  archRear: {
    kind: 'trapezoid',
    topShare: 0.6,
    cut: 6.5,
    knee: 9,
    halfWidth: 18.8,
    crown: 36.6,
    blister: 5,
    flare: 2.2,
    flareMaterial: 'paint',
  },
  frontBumper: { material: 'black', top: 28, bottom: 18, valance: 13 },
  mirror: { width: 8, height: 6.2, material: 'black' },
  creases: [
    { line: outline('-19,43.2,4 4,44.4,12 134,46.2'), weight: 1.1 },
    { line: outline('23,28.4 50,27.2,16 84,28.8'), weight: 1 },
  ],
  back: outline(
    '136.6,68,1.2 138,53,2 139.6,51,1.4 141.4,47,1.4 141.6,39,1.4 139.8,36,1.4 139.4,30,1',
  ),
  rearBottom: 26,
  rearGlassX: 84,
  glass: [
    outline(`
      20.6,49.2,0.6 23.4,51,0.8 43.2,64.4,4,0.25 56,66.4,6 66,68,8 81.2,68.4,1.4 84.2,53.2,1.2
      56,50.4,12
    `),
    outline('96.4,68,1.2 124,67.4,10 132.4,66.8,1.2 134,54.6,1.2 103.6,54.2,2.4'),
  ],
  morePillars: [outline('126.6,50 129.4,50 128,70 125.4,70')],
  moreShutLines: [outline('134.8,68.4 133.2,60,3 134,52,2 134.2,30')],
  roofRail: outline(`
    46,68.4,0.6 49,72.6,1 60,74.6,2 96,75,20 124,74.6,1.4 130.4,70.6,0.6 127.6,70.8,0.6
    122.6,73.2,1 96,73.6,20 61,73.2,2 51.4,71.4,1 48.6,68.8,0.6
  `),
  rearBumperPart: {
    material: 'black',
    outline: outline(`
      121,30.6,1 139,30.4,1 143,29,1 143.6,26.6,1 143.6,22.4,1.2 140,20,1.6 127,20.2,1.6 122,23,1
    `),
    highlight: outline('125,29.6 142,28.8'),
  },
  handles: [
    { x: 44.4, y: 46.6, width: 6.4 },
    { x: 86.8, y: 56.4, width: 2.6 },
  ],
  handleFinish: 'black',
  trim: [
    { material: 'black', outline: outline('62,71.2,0.3 65,71.2,0.3 64.6,74.4,0.3 63,74.4,0.3') },
    { material: 'black', outline: outline('92,72,0.3 95,72,0.3 94.6,74.6,0.3 93,74.6,0.3') },
  ],
  step: 'board',
});
